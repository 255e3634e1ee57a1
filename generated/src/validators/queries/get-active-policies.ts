// The types in `queries/get-active-policies`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/get-active-policies.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { ActivePolicyStatus } from "../shapes/policies.js";

function checkGetActivePoliciesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type GetActivePoliciesRequest = types.GetActivePoliciesRequest;
/** Judges and reads a {@link GetActivePoliciesRequest} as it is sent. */
export const GetActivePoliciesRequest: RecordType<GetActivePoliciesRequest> = /* @__PURE__ */ sent(
  checkGetActivePoliciesRequest,
  { organizationId: OrganizationId },
);

export type GetActivePoliciesResponse = types.GetActivePoliciesResponse;
/** Judges and reads a {@link GetActivePoliciesResponse} as it is answered. */
export const GetActivePoliciesResponse: RecordType<GetActivePoliciesResponse> = /* @__PURE__ */ answered({
  statuses: { kind: "array", of: () => ActivePolicyStatus, minItems: 0, maxItems: 100 },
  evaluatedAtMs: MillisecondTimestamp,
});
