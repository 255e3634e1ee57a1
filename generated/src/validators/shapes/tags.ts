// Validators of the types in `shapes/tags`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import type { Tag } from "../../shapes/tags.js";
import { explain, parse } from "../../runtime/validate.js";
import { isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { tagTypeDescriptor } from "../enums.js";
import { tagIdDescriptor, tagNameDescriptor } from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";

/** What a {@link Tag} holds. */
export const tagDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "Tag",
  extra: false,
  members: [
    { name: "tagId", type: tagIdDescriptor },
    { name: "tagName", type: tagNameDescriptor },
    { name: "tagType", type: tagTypeDescriptor },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
  ],
};

/** Whether a value is a {@link Tag} as it may be answered. */
export function isTag(value: unknown): value is Tag {
  if (!isObject(value)) return false;
  const tagId = value.tagId;
  if (typeof tagId !== "string") return false;
  const tagName = value.tagName;
  if (typeof tagName !== "string") return false;
  const tagType = value.tagType;
  if (typeof tagType !== "string") return false;
  if (!isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  return true;
}

/** The value as a {@link Tag}, without explicit nulls, or its issues. */
export function parseTag(value: unknown): ParseResult<Tag> {
  return parse(isTag, tagDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link Tag} as it may be answered. */
export function explainTag(value: unknown): readonly Issue[] {
  return explain(tagDescriptor, value, "tolerant");
}

/** {@link parseTag} as a Standard Schema. */
export const TagSchema: StandardSchema<Tag> = /* @__PURE__ */ standardSchema("countersign", parseTag);
