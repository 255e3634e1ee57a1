// The types in `queries/explain-policy`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../queries/explain-policy.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityType, DecisionOutcome } from "../enums.js";
import { ActivityId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { PolicyExplanation } from "../shapes/policies.js";

function checkExplainPolicyRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!OrganizationId.check(value.organizationId)) return false;
  const activityId = value.activityId;
  if (activityId !== undefined) {
    present++;
    if (!ActivityId.check(activityId)) return false;
  }
  const type = value.type;
  if (type !== undefined) {
    present++;
    if (!ActivityType.check(type)) return false;
  }
  const parameters = value.parameters;
  if (parameters !== undefined) {
    present++;
    if (parameters === null) return false;
  }
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (!UserId.check(userId)) return false;
  }
  const approvedBy = value.approvedBy;
  if (approvedBy !== undefined) {
    present++;
    if (!Array.isArray(approvedBy) || approvedBy.length > 100) return false;
    for (let i = 0; i < approvedBy.length; i++) {
      if (!UserId.check(approvedBy[i])) return false;
    }
  }
  const at = value.at;
  if (at !== undefined) {
    present++;
    if (!MillisecondTimestamp.check(at)) return false;
  }
  return sizeOf(value) === present;
}

export type ExplainPolicyRequest = types.ExplainPolicyRequest;
/** Judges and reads a {@link ExplainPolicyRequest} as it is sent. */
export const ExplainPolicyRequest: RecordType<ExplainPolicyRequest> = /* @__PURE__ */ sent(checkExplainPolicyRequest, {
  organizationId: OrganizationId,
  "activityId?": ActivityId,
  "type?": ActivityType,
  "parameters?": { type: { kind: "json" }, example: { walletName: "Operations", accounts: [] } },
  "userId?": UserId,
  "approvedBy?": { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
  "at?": MillisecondTimestamp,
});

export type ExplainPolicyResponse = types.ExplainPolicyResponse;
/** Judges and reads a {@link ExplainPolicyResponse} as it is answered. */
export const ExplainPolicyResponse: RecordType<ExplainPolicyResponse> = /* @__PURE__ */ answered({
  outcome: DecisionOutcome,
  message: { kind: "string", maxLength: 65536 },
  policies: { kind: "array", of: () => PolicyExplanation, minItems: 0, maxItems: 100 },
  couldApprove: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});
