// The types in `queries/get-policy-evaluations`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../queries/get-policy-evaluations.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityId, OrganizationId } from "../scalars.js";
import { ActivityPolicyEvaluation } from "../shapes/policies.js";

function checkGetPolicyEvaluationsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!ActivityId.check(value.activityId)) return false;
  return sizeOf(value) === 2;
}

export type GetPolicyEvaluationsRequest = types.GetPolicyEvaluationsRequest;
/** Judges and reads a {@link GetPolicyEvaluationsRequest} as it is sent. */
export const GetPolicyEvaluationsRequest: RecordType<GetPolicyEvaluationsRequest> = /* @__PURE__ */ sent(
  checkGetPolicyEvaluationsRequest,
  { organizationId: OrganizationId, activityId: ActivityId },
);

export type GetPolicyEvaluationsResponse = types.GetPolicyEvaluationsResponse;
/** Judges and reads a {@link GetPolicyEvaluationsResponse} as it is answered. */
export const GetPolicyEvaluationsResponse: RecordType<GetPolicyEvaluationsResponse> = /* @__PURE__ */ answered({
  policyEvaluations: { kind: "array", of: () => ActivityPolicyEvaluation, minItems: 0, maxItems: 100 },
});
