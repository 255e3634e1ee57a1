// The types in `queries/list-private-key-tags`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/list-private-key-tags.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Tag } from "../shapes/tags.js";

function checkListPrivateKeyTagsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListPrivateKeyTagsRequest = types.ListPrivateKeyTagsRequest;
/** Judges and reads a {@link ListPrivateKeyTagsRequest} as it is sent. */
export const ListPrivateKeyTagsRequest: RecordType<ListPrivateKeyTagsRequest> = /* @__PURE__ */ sent(
  checkListPrivateKeyTagsRequest,
  { organizationId: OrganizationId },
);

export type ListPrivateKeyTagsResponse = types.ListPrivateKeyTagsResponse;
/** Judges and reads a {@link ListPrivateKeyTagsResponse} as it is answered. */
export const ListPrivateKeyTagsResponse: RecordType<ListPrivateKeyTagsResponse> = /* @__PURE__ */ answered({
  privateKeyTags: { kind: "array", of: () => Tag, minItems: 0, maxItems: 100 },
});
