// The types in `queries/check-policy`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/check-policy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { Effect } from "../enums.js";
import { OrganizationId, PolicyExpression, PolicyId } from "../scalars.js";
import { PolicyFinding, PolicyWarning } from "../shapes/policies.js";

function checkCheckPolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const condition = value.condition;
  if (condition !== undefined) {
    present++;
    if (!PolicyExpression.check(condition)) return false;
  }
  const consensus = value.consensus;
  if (consensus !== undefined) {
    present++;
    if (!PolicyExpression.check(consensus)) return false;
  }
  const time = value.time;
  if (time !== undefined) {
    present++;
    if (!PolicyExpression.check(time)) return false;
  }
  const effect = value.effect;
  if (effect !== undefined) {
    present++;
    if (!Effect.check(effect)) return false;
  }
  const policyId = value.policyId;
  if (policyId !== undefined) {
    present++;
    if (!PolicyId.check(policyId)) return false;
  }
  return sizeOf(value) === present;
}

export type CheckPolicyRequest = types.CheckPolicyRequest;
/** Judges and reads a {@link CheckPolicyRequest} as it is sent. */
export const CheckPolicyRequest: RecordType<CheckPolicyRequest> = /* @__PURE__ */ sent(checkCheckPolicyRequest, {
  organizationId: OrganizationId,
  "condition?": PolicyExpression,
  "consensus?": PolicyExpression,
  "time?": PolicyExpression,
  "effect?": Effect,
  "policyId?": PolicyId,
});

export type CheckPolicyResponse = types.CheckPolicyResponse;
/** Judges and reads a {@link CheckPolicyResponse} as it is answered. */
export const CheckPolicyResponse: RecordType<CheckPolicyResponse> = /* @__PURE__ */ answered({
  findings: { kind: "array", of: () => PolicyFinding, minItems: 0, maxItems: 100 },
  "warnings?": { kind: "array", of: () => PolicyWarning, minItems: 0, maxItems: 100 },
});
