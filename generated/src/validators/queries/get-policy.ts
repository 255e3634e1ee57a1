// The types in `queries/get-policy`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/get-policy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, PolicyId } from "../scalars.js";
import { Policy } from "../shapes/policies.js";

function checkGetPolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!PolicyId.check(value.policyId)) return false;
  return sizeOf(value) === 2;
}

export type GetPolicyRequest = types.GetPolicyRequest;
/** Judges and reads a {@link GetPolicyRequest} as it is sent. */
export const GetPolicyRequest: RecordType<GetPolicyRequest> = /* @__PURE__ */ sent(checkGetPolicyRequest, {
  organizationId: OrganizationId,
  policyId: PolicyId,
});

export type GetPolicyResponse = types.GetPolicyResponse;
/** Judges and reads a {@link GetPolicyResponse} as it is answered. */
export const GetPolicyResponse: RecordType<GetPolicyResponse> = /* @__PURE__ */ answered({ policy: () => Policy });
