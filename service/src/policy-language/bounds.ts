// How large a policy may be, and how long it may take. Whoever writes policies may be hostile.

/** UTF-16 code units of a source; as many as the contract lets into a `PolicyExpression`. */
export const maxSourceLength = 16_384;

/** Literals, names and operations of an expression. Each is kept as a function, and takes some 200 bytes. */
export const maxParts = 4_096;

/**
 * The same of all expressions of an organization: some 10 MB, and hardly more than a decision can evaluate. Those that do
 * not fit are in error.
 */
export const maxPartsTogether = 50_000;

/** Levels of an expression within another: parentheses, lists, fields of fields. */
export const maxDepth = 128;

/** Characters of a name. */
export const maxNameLength = 64;

/** Comparisons of types with each other that checking one expression takes at most. */
export const maxJoins = 20_000;

/**
 * Steps of one evaluation. A step is some 10 nanoseconds of one core: what a part takes that compares, calls or fetches.
 * `bench:policy` holds the charges to what things really take.
 */
export const maxSteps = 50_000;

/** Findings that are reported about one source. */
export const maxFindings = 20;

/** The least and the greatest integer: signed, 128 bits. */
const minInteger: bigint = -(2n ** 127n);
const maxInteger: bigint = 2n ** 127n - 1n;

export function isInteger128(value: bigint): boolean {
  return value >= minInteger && value <= maxInteger;
}
