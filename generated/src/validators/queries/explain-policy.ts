// Validators of the types in `queries/explain-policy`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ExplainPolicyRequest, ExplainPolicyResponse } from "../../queries/explain-policy.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { activityTypeDescriptor, decisionOutcomeDescriptor, isActivityType } from "../enums.js";
import {
  activityIdDescriptor,
  matchesMillisecondTimestamp,
  millisecondTimestampDescriptor,
  organizationIdDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import { isPolicyExplanation, policyExplanationDescriptor } from "../shapes/policies.js";

/** What a {@link ExplainPolicyRequest} holds. */
export const explainPolicyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExplainPolicyRequest", {
  organizationId: organizationIdDescriptor,
  "activityId?": activityIdDescriptor,
  "type?": activityTypeDescriptor,
  "parameters?": { type: { kind: "json" }, example: { walletName: "Operations", accounts: [] } },
  "userId?": userIdDescriptor,
  "approvedBy?": { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
  "at?": millisecondTimestampDescriptor,
});

const explainPolicyRequestMembers = [
  "organizationId",
  "activityId",
  "type",
  "parameters",
  "userId",
  "approvedBy",
  "at",
];

/** Whether a value is a {@link ExplainPolicyRequest} fit to be sent. */
export function isExplainPolicyRequest(value: unknown): value is ExplainPolicyRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const activityId = value.activityId;
  if (activityId !== undefined) {
    present++;
    if (activityId === null) absent.nulls++;
    else if (typeof activityId !== "string" || (activityId.length > 64 && codePoints(activityId) > 64)) return false;
  }
  const type = value.type;
  if (type !== undefined) {
    present++;
    if (type === null) absent.nulls++;
    else if (!isActivityType(type)) return false;
  }
  const parameters = value.parameters;
  if (parameters !== undefined) {
    present++;
    if (parameters === null) absent.nulls++;
  }
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (userId === null) absent.nulls++;
    else if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  }
  const approvedBy = value.approvedBy;
  if (approvedBy !== undefined) {
    present++;
    if (approvedBy === null) absent.nulls++;
    else {
      if (!Array.isArray(approvedBy) || approvedBy.length > 100) return false;
      for (let i = 0; i < approvedBy.length; i++) {
        const item: unknown = approvedBy[i];
        if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
      }
    }
  }
  const at = value.at;
  if (at !== undefined) {
    present++;
    if (at === null) absent.nulls++;
    else if (typeof at !== "string" || (at.length > 20 && codePoints(at) > 20) || !matchesMillisecondTimestamp(at))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, explainPolicyRequestMembers);
}

/** The value as a {@link ExplainPolicyRequest}, without explicit nulls, or its issues. */
export const parseExplainPolicyRequest = (value: unknown): ParseResult<ExplainPolicyRequest> =>
  parse(isExplainPolicyRequest, explainPolicyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ExplainPolicyRequest} fit to be sent. */
export const explainExplainPolicyRequest = (value: unknown): readonly Issue[] =>
  explain(explainPolicyRequestDescriptor, value, "strict");
/** {@link parseExplainPolicyRequest} as a Standard Schema. */
export const ExplainPolicyRequestSchema: StandardSchema<ExplainPolicyRequest> =
  /* @__PURE__ */ standardSchema(parseExplainPolicyRequest);

/** What a {@link ExplainPolicyResponse} holds. */
export const explainPolicyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ExplainPolicyResponse", {
  outcome: decisionOutcomeDescriptor,
  message: { kind: "string", maxLength: 65536 },
  policies: { kind: "array", of: () => policyExplanationDescriptor, minItems: 0, maxItems: 100 },
  couldApprove: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ExplainPolicyResponse} as it may be answered. */
export function isExplainPolicyResponse(value: unknown): value is ExplainPolicyResponse {
  if (!isObject(value) || typeof value.outcome !== "string" || typeof value.message !== "string") return false;
  const policies = value.policies;
  if (!Array.isArray(policies)) return false;
  for (let i = 0; i < policies.length; i++) {
    if (!isPolicyExplanation(policies[i])) return false;
  }
  const couldApprove = value.couldApprove;
  if (!Array.isArray(couldApprove)) return false;
  for (let i = 0; i < couldApprove.length; i++) {
    if (typeof couldApprove[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link ExplainPolicyResponse}, without explicit nulls, or its issues. */
export const parseExplainPolicyResponse = (value: unknown): ParseResult<ExplainPolicyResponse> =>
  parse(isExplainPolicyResponse, explainPolicyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ExplainPolicyResponse} as it may be answered. */
export const explainExplainPolicyResponse = (value: unknown): readonly Issue[] =>
  explain(explainPolicyResponseDescriptor, value, "tolerant");
/** {@link parseExplainPolicyResponse} as a Standard Schema. */
export const ExplainPolicyResponseSchema: StandardSchema<ExplainPolicyResponse> =
  /* @__PURE__ */ standardSchema(parseExplainPolicyResponse);
