// The types in `shapes/tags`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/tags.js";
import { answered } from "../../runtime/validate.js";
import { TagType } from "../enums.js";
import { TagId, TagName } from "../scalars.js";
import { Timestamp } from "./common.js";

export type Tag = types.Tag;
/** Judges and reads a {@link Tag} as it is answered. */
export const Tag: RecordType<Tag> = /* @__PURE__ */ answered({
  tagId: TagId,
  tagName: TagName,
  tagType: TagType,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});
