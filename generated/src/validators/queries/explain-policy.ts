// Validators of the types in `queries/explain-policy`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ExplainPolicyRequest, ExplainPolicyResponse } from "../../queries/explain-policy.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
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
export const explainPolicyRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ExplainPolicyRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "activityId", type: activityIdDescriptor, optional: true },
    { name: "type", type: activityTypeDescriptor, optional: true },
    { name: "parameters", type: { kind: "json" }, optional: true, example: { walletName: "Operations", accounts: [] } },
    { name: "userId", type: userIdDescriptor, optional: true },
    { name: "approvedBy", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 }, optional: true },
    { name: "at", type: millisecondTimestampDescriptor, optional: true },
  ],
};

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
export function parseExplainPolicyRequest(value: unknown): ParseResult<ExplainPolicyRequest> {
  return parse(isExplainPolicyRequest, explainPolicyRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ExplainPolicyRequest} fit to be sent. */
export function explainExplainPolicyRequest(value: unknown): readonly Issue[] {
  return explain(explainPolicyRequestDescriptor, value, "strict");
}

/** {@link parseExplainPolicyRequest} as a Standard Schema. */
export const ExplainPolicyRequestSchema: StandardSchema<ExplainPolicyRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseExplainPolicyRequest,
);

/** What a {@link ExplainPolicyResponse} holds. */
export const explainPolicyResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ExplainPolicyResponse",
  extra: false,
  members: [
    { name: "outcome", type: decisionOutcomeDescriptor },
    { name: "message", type: { kind: "string", maxLength: 65536 } },
    { name: "policies", type: { kind: "array", of: () => policyExplanationDescriptor, minItems: 0, maxItems: 100 } },
    { name: "couldApprove", type: { kind: "array", of: userIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

/** Whether a value is a {@link ExplainPolicyResponse} as it may be answered. */
export function isExplainPolicyResponse(value: unknown): value is ExplainPolicyResponse {
  if (!isObject(value)) return false;
  const outcome = value.outcome;
  if (typeof outcome !== "string") return false;
  const message = value.message;
  if (typeof message !== "string") return false;
  const policies = value.policies;
  if (!Array.isArray(policies)) return false;
  for (let i = 0; i < policies.length; i++) {
    if (!isPolicyExplanation(policies[i])) return false;
  }
  const couldApprove = value.couldApprove;
  if (!Array.isArray(couldApprove)) return false;
  for (let i = 0; i < couldApprove.length; i++) {
    const item: unknown = couldApprove[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link ExplainPolicyResponse}, without explicit nulls, or its issues. */
export function parseExplainPolicyResponse(value: unknown): ParseResult<ExplainPolicyResponse> {
  return parse(isExplainPolicyResponse, explainPolicyResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ExplainPolicyResponse} as it may be answered. */
export function explainExplainPolicyResponse(value: unknown): readonly Issue[] {
  return explain(explainPolicyResponseDescriptor, value, "tolerant");
}

/** {@link parseExplainPolicyResponse} as a Standard Schema. */
export const ExplainPolicyResponseSchema: StandardSchema<ExplainPolicyResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseExplainPolicyResponse,
);
