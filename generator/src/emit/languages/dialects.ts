// Whether the regular expressions of a contract can be written in the languages that it asks for.

import type { Diagnostics } from "../../diagnostics/diagnostic.js";
import type { EmitContext } from "../output.js";
import { checkPatterns, goPattern, rustPattern } from "../patterns.js";
import { pythonPattern } from "../python/patterns.js";

const dialects = [
  ["Go", "go", goPattern],
  ["Python", "python", pythonPattern],
  ["Rust", "rust", rustPattern],
] as const;

/** Reports patterns that a language, if the contract asks for it, has no words for. */
export function checkDialects({ model }: Pick<EmitContext, "model">, diagnostics: Diagnostics): void {
  for (const [name, key, translate] of dialects)
    if (model.contract.manifest[key]) checkPatterns(model, [name, key], translate, diagnostics);
}
