// Faults of the Rust code, one at a time: for each of them some test vector differs.

import { calls } from "./mutants-of-calls.js";
import { ownErrors } from "./mutants-of-errors.js";
import { others } from "./mutants-of-others.js";
import { values } from "./mutants-of-values.js";
import type { Mutant, Row } from "./mutated.js";

const mutant = ([name, file, old, by]: Row): Mutant => ({ name, file, old, by });

export const mutants: readonly Mutant[] = [...values, ...others].map(mutant);

/** Of a crate whose contract has an error body of its own, waits, headers of answers and signed webhooks. */
export const mutantsOfErrors: readonly Mutant[] = [...ownErrors, ...calls].map(mutant);
