// Names of local variables in a generated function: those of the fields, as far as they can serve.

/** Words of the language, and names that the generated code uses itself. */
const taken = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public " +
    "return static super switch this throw true try typeof undefined var void while with yield " +
    "value present depth tag codePoints isObject maxDepth repeats sizeOf Array"
  ).split(" "),
);

/** Looks like a constant of a validator module, or a loop variable, which a local of that name would hide. */
const hiding = /Pattern$|^i\d*$|^[jk]$/;

export class Locals {
  readonly #names = new Set<string>();

  /** A name that is free in this function, as close to `wanted` as can be. */
  take(wanted: string): string {
    // `User` is a type, and `checkUser`, `matchesUserId` and `isDate` are functions.
    let name = wanted
      .replace(/\W/g, "_")
      .replace(/^(?=[A-Z])/, "_")
      .replace(/^(is|check|matches)(?=[A-Z])/, "$1_");
    while (taken.has(name) || hiding.test(name) || this.#names.has(name)) name += "_";
    this.#names.add(name);
    return name;
  }
}
