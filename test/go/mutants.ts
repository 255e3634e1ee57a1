// Faults of the Go code, one at a time: for each of them some test vector differs.

import { others } from "./mutants-of-others.js";
import { values } from "./mutants-of-values.js";

export interface Mutant {
  readonly name: string;
  /** Of the module, in which `old` stands once and is replaced. */
  readonly file: string;
  readonly old: string;
  readonly by: string;
}

export const mutants: readonly Mutant[] = [...values, ...others].map(([name, file, old, by]) => ({
  name,
  file,
  old,
  by,
}));
