// Validators of the types in `shapes/tags`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { Tag } from "../../shapes/tags.js";
import { explain, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { tagTypeDescriptor } from "../enums.js";
import { tagIdDescriptor, tagNameDescriptor } from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link Tag} holds. */
export const tagDescriptor: ObjectDescriptor = /* @__PURE__ */ record("Tag", {
  tagId: tagIdDescriptor,
  tagName: tagNameDescriptor,
  tagType: tagTypeDescriptor,
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
});

/** Whether a value is a {@link Tag} as it may be answered. */
export function isTag(value: unknown): value is Tag {
  if (!isObject(value) || typeof value.tagId !== "string" || typeof value.tagName !== "string") return false;
  if (typeof value.tagType !== "string" || !isTimestamp(value.createdAt)) return false;
  return isTimestamp(value.updatedAt);
}

/** The value as a {@link Tag}, without explicit nulls, or its issues. */
export const parseTag = (value: unknown): ParseResult<Tag> => parse(isTag, tagDescriptor, value, "tolerant");
/** Every place where a value is not a {@link Tag} as it may be answered. */
export const explainTag = (value: unknown): readonly Issue[] => explain(tagDescriptor, value, "tolerant");
/** {@link parseTag} as a Standard Schema. */
export const TagSchema: StandardSchema<Tag> = /* @__PURE__ */ standardSchema(parseTag);
