// What is wrong with the thing that `diff` was to compare with.

/** The message says what is wrong with what was named, and what would be right. */
export class AgainstError extends Error {
  override readonly name = "AgainstError";
}
