// The types in `queries/get-mfa-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-mfa-policy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { MfaPolicyId, OrganizationId, UserId } from "../scalars.js";
import { MfaPolicy } from "../shapes/mfa-policies.js";

function checkGetMfaPolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!MfaPolicyId.check(value.mfaPolicyId)) return false;
  return sizeOf(value) === 3;
}

export type GetMfaPolicyRequest = types.GetMfaPolicyRequest;
/** Judges and reads a {@link GetMfaPolicyRequest} as it is sent. */
export const GetMfaPolicyRequest: RecordType<GetMfaPolicyRequest> = /* @__PURE__ */ sent(checkGetMfaPolicyRequest, {
  organizationId: OrganizationId,
  userId: UserId,
  mfaPolicyId: MfaPolicyId,
});

export type GetMfaPolicyResponse = types.GetMfaPolicyResponse;
/** Judges and reads a {@link GetMfaPolicyResponse} as it is answered. */
export const GetMfaPolicyResponse: RecordType<GetMfaPolicyResponse> = /* @__PURE__ */ answered({
  mfaPolicy: () => MfaPolicy,
});
