// The types in `queries/get-mfa-policies`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-mfa-policies.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, UserId } from "../scalars.js";
import { MfaPolicy } from "../shapes/mfa-policies.js";

function checkGetMfaPoliciesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

export type GetMfaPoliciesRequest = types.GetMfaPoliciesRequest;
/** Judges and reads a {@link GetMfaPoliciesRequest} as it is sent. */
export const GetMfaPoliciesRequest: RecordType<GetMfaPoliciesRequest> = /* @__PURE__ */ sent(
  checkGetMfaPoliciesRequest,
  { organizationId: OrganizationId, userId: UserId },
);

export type GetMfaPoliciesResponse = types.GetMfaPoliciesResponse;
/** Judges and reads a {@link GetMfaPoliciesResponse} as it is answered. */
export const GetMfaPoliciesResponse: RecordType<GetMfaPoliciesResponse> = /* @__PURE__ */ answered({
  mfaPolicies: { kind: "array", of: () => MfaPolicy, minItems: 0, maxItems: 100 },
});
