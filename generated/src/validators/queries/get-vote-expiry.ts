// The types in `queries/get-vote-expiry`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-vote-expiry.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";

function checkGetVoteExpiryRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type GetVoteExpiryRequest = types.GetVoteExpiryRequest;
/** Judges and reads a {@link GetVoteExpiryRequest} as it is sent. */
export const GetVoteExpiryRequest: RecordType<GetVoteExpiryRequest> = /* @__PURE__ */ sent(checkGetVoteExpiryRequest, {
  organizationId: OrganizationId,
});
const getVoteExpiryResponseSecondsPattern = /^[0-9]{1,20}$/u;

export type GetVoteExpiryResponse = types.GetVoteExpiryResponse;
/** Judges and reads a {@link GetVoteExpiryResponse} as it is answered. */
export const GetVoteExpiryResponse: RecordType<GetVoteExpiryResponse> = /* @__PURE__ */ answered({
  "seconds?": {
    kind: "string",
    name: "ExpirationSeconds",
    maxLength: 20,
    format: "uint64",
    example: "604800",
    pattern: getVoteExpiryResponseSecondsPattern,
  },
});
