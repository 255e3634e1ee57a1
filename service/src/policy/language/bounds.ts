// How large a policy may be, and how long it may take. Whoever writes policies may be hostile.

/** UTF-16 code units of a source; as many as the contract lets into a `PolicyExpression`. */
export const maxSourceLength = 16_384;

/** Levels of an expression within another: parentheses, lists, fields of fields. */
export const maxDepth = 128;

/** Characters of a name. */
export const maxNameLength = 64;

/**
 * Steps of one evaluation. Each element of a list that is visited costs one step, and one more for each part of the
 * expression that is evaluated for it; long strings cost more than short ones.
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
