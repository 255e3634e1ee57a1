// What the generated checks need beside their own code. Nothing here allocates or knows of descriptors, so that a
// bundle with checks alone stays small.

/** An object whose members have not been looked at yet. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value has members: neither null nor an array. */
export function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Generated checks of recursive types go down to this depth; values that are deeper are left to the descriptor, without using the stack. */
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

/** How many members an object has. */
export function sizeOf(object: Members): number {
  let size = 0;
  for (const _ in object) size++;
  return size;
}

/** Up to here, comparing each item with those before it is faster than a Set. */
const fewItems = 8;

/** Whether some string, number, truth value or null is in the list twice; in time linear to its length. */
export function repeats(items: readonly unknown[]): boolean {
  if (items.length > fewItems) return new Set(items).size < items.length;
  for (let i = 1; i < items.length; i++) if (items.lastIndexOf(items[i], i - 1) >= 0) return true;
  return false;
}
