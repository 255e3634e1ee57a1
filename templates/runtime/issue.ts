// The result of checking a value against a type: the value, or every place where it differs. Shared by the validators
// and the server.

/** One place where a value does not have the type it should have. */
export interface Issue {
  /** JSON pointer (RFC 6901) to the place; `""` for the whole value. */
  readonly path: string;
  /** What the contract asks for there, in a few words: `string`, `one of "A", "B"`. */
  readonly expected: string;
  /** What was found there, in a few words and shortened where long: `number`, `nothing`. */
  readonly got: string;
}

/** Outcome of parsing: the value, typed by the caller, or at least one issue. */
export type ParseResult<Value = unknown> =
  // It has the type.
  | { readonly ok: true; readonly value: Value }
  // It does not.
  | { readonly ok: false; readonly issues: readonly Issue[] };
