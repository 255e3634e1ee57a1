// All that generated validators import, from one place: each import costs a program time when it starts. Below is what
// their `parse…` and `explain…` functions share. They are given the type's check, which is generated code, and its
// descriptor; a bundle that uses neither of them holds nothing of this.

import type { Issue, ParseResult } from "./issue.js";
import { absent } from "./validate-check.js";
import type { Descriptor, Mode } from "./validate-descriptor.js";
import { findIssues } from "./validate-explain.js";
import { withoutNulls } from "./validate-nulls.js";

export type { Issue, ParseResult } from "./issue.js";
export { absent, codePoints, hasOnly, isObject, isPresent, maxDepth } from "./validate-check.js";
// #if unique
export { repeats } from "./validate-check.js";
// #endif
export type * from "./validate-descriptor.js";
export { openRecord, record } from "./validate-descriptor.js";
export { conforms } from "./validate-explain.js";
// #if formatted
export { isBase64, isBase64Url, isDate, isDateTime, isInt64 } from "./validate-formats.js";
// #endif
export type { StandardSchema } from "./validate-standard.js";
export { standardSchema } from "./validate-standard.js";

/**
 * The value, or every issue. Explicit nulls of optional members are left out of the value; when there are none, it is
 * the very object that was given. `Read` is what the reader of a request has, with its defaults.
 */
export function parse<Value, Read extends Value = Value>(
  is: (value: unknown) => value is Value,
  descriptor: Descriptor,
  value: unknown,
  mode: Mode,
): ParseResult<Read> {
  const nulls = absent.nulls;
  if (!is(value)) return { ok: false, issues: explain(descriptor, value, mode) };
  // What the copy lacks beside the original is optional.
  return { ok: true, value: (absent.nulls === nulls ? value : withoutNulls(descriptor, value, mode)) as Read };
}

/** Every place where a value differs from its type; none when it fits. The first thousand are told. */
export function explain(descriptor: Descriptor, value: unknown, mode: Mode): readonly Issue[] {
  return findIssues(descriptor, value, mode);
}
