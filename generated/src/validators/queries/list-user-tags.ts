// The types in `queries/list-user-tags`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/list-user-tags.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Tag } from "../shapes/tags.js";

function checkListUserTagsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListUserTagsRequest = types.ListUserTagsRequest;
/** Judges and reads a {@link ListUserTagsRequest} as it is sent. */
export const ListUserTagsRequest: RecordType<ListUserTagsRequest> = /* @__PURE__ */ sent(checkListUserTagsRequest, {
  organizationId: OrganizationId,
});

export type ListUserTagsResponse = types.ListUserTagsResponse;
/** Judges and reads a {@link ListUserTagsResponse} as it is answered. */
export const ListUserTagsResponse: RecordType<ListUserTagsResponse> = /* @__PURE__ */ answered({
  userTags: { kind: "array", of: () => Tag, minItems: 0, maxItems: 100 },
});
