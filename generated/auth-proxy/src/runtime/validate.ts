// What the generated `parse…` and `explain…` functions share. They are given the type's check, which is generated code,
// and its descriptor; a bundle that uses neither of them holds nothing of this.

import type { Issue, ParseResult } from "./issue.js";
import { absent } from "./validate-check.js";
import type { Descriptor, Mode } from "./validate-descriptor.js";
import { findIssues } from "./validate-explain.js";
import { withoutNulls } from "./validate-nulls.js";

/**
 * The value, or every issue. Explicit nulls of optional members are left out of the value; when there are none, it is
 * the very object that was given.
 */
export function parse<Value>(
  is: (value: unknown) => value is Value,
  descriptor: Descriptor,
  value: unknown,
  mode: Mode,
): ParseResult<Value> {
  const nulls = absent.nulls;
  if (!is(value)) return { ok: false, issues: explain(descriptor, value, mode) };
  // What the copy lacks beside the original is optional.
  return { ok: true, value: absent.nulls === nulls ? value : (withoutNulls(descriptor, value, mode) as Value) };
}

/** Every place where a value differs from its type; none when it fits. The first thousand are told. */
export function explain(descriptor: Descriptor, value: unknown, mode: Mode): readonly Issue[] {
  return findIssues(descriptor, value, mode);
}
