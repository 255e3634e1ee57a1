// The types in `queries/list-messages`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-messages.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { Pagination } from "../shapes/common.js";
import { UnsentMessage } from "../shapes/messages.js";

function checkListMessagesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  return sizeOf(value) === present;
}

export type ListMessagesRequest = types.ListMessagesRequest;
/** Judges and reads a {@link ListMessagesRequest} as it is sent. */
export const ListMessagesRequest: RecordType<ListMessagesRequest> = /* @__PURE__ */ sent(checkListMessagesRequest, {
  organizationId: OrganizationId,
  "paginationOptions?": () => Pagination,
});

export type ListMessagesResponse = types.ListMessagesResponse;
/** Judges and reads a {@link ListMessagesResponse} as it is answered. */
export const ListMessagesResponse: RecordType<ListMessagesResponse> = /* @__PURE__ */ answered({
  messages: { kind: "array", of: () => UnsentMessage, minItems: 0, maxItems: 100 },
});
