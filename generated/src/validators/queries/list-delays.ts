// The types in `queries/list-delays`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-delays.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { ExpirationSeconds, OrganizationId } from "../scalars.js";

function checkListDelaysRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListDelaysRequest = types.ListDelaysRequest;
/** Judges and reads a {@link ListDelaysRequest} as it is sent. */
export const ListDelaysRequest: RecordType<ListDelaysRequest> = /* @__PURE__ */ sent(checkListDelaysRequest, {
  organizationId: OrganizationId,
});

export type ListDelaysResponse = types.ListDelaysResponse;
/** Judges and reads a {@link ListDelaysResponse} as it is answered. */
export const ListDelaysResponse: RecordType<ListDelaysResponse> = /* @__PURE__ */ answered({
  "policies?": ExpirationSeconds,
  "rootQuorum?": ExpirationSeconds,
  "rootCredentials?": ExpirationSeconds,
  "limits?": ExpirationSeconds,
  "addressBook?": ExpirationSeconds,
  "keyExport?": ExpirationSeconds,
  "keyDeletion?": ExpirationSeconds,
});
