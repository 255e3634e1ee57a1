// What the generated checks need beside their own code. Nothing here allocates or knows of descriptors, so that a
// bundle with checks alone stays small.

/** An object whose members have not been looked at yet. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value has members: neither null nor an array. */
export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Counts the explicit nulls of optional members that checks have come across,
 * ever. When the count is the same after a check as before it, the value has
 * none to remove.
 */
export const absent: { nulls: number } = { nulls: 0 };

/** Whether an optional member is there. An explicit null means that it is not, and is counted. */
export function isPresent(value: unknown): boolean {
  if (value === undefined) return false;
  if (value !== null) return true;
  absent.nulls++;
  return false;
}

/** Recursive types are checked by generated code down to this depth, below it without using the stack. */
export const maxDepth = 200;

/** How many Unicode code points a string has; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  const { length } = text;
  let count = length;
  for (let i = 0; i + 1 < length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) {
      count--;
      i++;
    }
  }
  return count;
}

/** Whether an object has no other members than these. */
export function hasOnly(object: Members, names: readonly string[]): boolean {
  for (const name in object) if (!names.includes(name)) return false;
  return true;
}

/** Up to here, comparing each item with those before it is faster than a Set. */
const fewItems = 8;

/** Whether some string, number, truth value or null is in the list twice; in time linear to its length. */
export function repeats(items: readonly unknown[]): boolean {
  if (items.length > fewItems) return new Set(items).size < items.length;
  for (let i = 1; i < items.length; i++) if (items.lastIndexOf(items[i], i - 1) >= 0) return true;
  return false;
}
