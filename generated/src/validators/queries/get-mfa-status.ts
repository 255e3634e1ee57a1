// The types in `queries/get-mfa-status`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-mfa-status.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityId, OrganizationId, UserId } from "../scalars.js";
import { MfaStatus } from "../shapes/mfa-policies.js";

function checkGetMfaStatusRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!ActivityId.check(value.activityId)) return false;
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (!UserId.check(userId)) return false;
  }
  return sizeOf(value) === present;
}

export type GetMfaStatusRequest = types.GetMfaStatusRequest;
/** Judges and reads a {@link GetMfaStatusRequest} as it is sent. */
export const GetMfaStatusRequest: RecordType<GetMfaStatusRequest> = /* @__PURE__ */ sent(checkGetMfaStatusRequest, {
  organizationId: OrganizationId,
  activityId: ActivityId,
  "userId?": UserId,
});

export type GetMfaStatusResponse = types.GetMfaStatusResponse;
/** Judges and reads a {@link GetMfaStatusResponse} as it is answered. */
export const GetMfaStatusResponse: RecordType<GetMfaStatusResponse> = /* @__PURE__ */ answered({
  mfaStatuses: { kind: "array", of: () => MfaStatus, minItems: 0, maxItems: 100 },
});
