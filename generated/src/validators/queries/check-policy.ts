// Validators of the types in `queries/check-policy`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { CheckPolicyRequest, CheckPolicyResponse } from "../../queries/check-policy.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { effectDescriptor } from "../enums.js";
import { organizationIdDescriptor, policyExpressionDescriptor, policyIdDescriptor } from "../scalars.js";
import {
  isPolicyFinding,
  isPolicyWarning,
  policyFindingDescriptor,
  policyWarningDescriptor,
} from "../shapes/policies.js";

/** What a {@link CheckPolicyRequest} holds. */
export const checkPolicyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CheckPolicyRequest", {
  organizationId: organizationIdDescriptor,
  "condition?": policyExpressionDescriptor,
  "consensus?": policyExpressionDescriptor,
  "time?": policyExpressionDescriptor,
  "effect?": effectDescriptor,
  "policyId?": policyIdDescriptor,
});

const checkPolicyRequestMembers = ["organizationId", "condition", "consensus", "time", "effect", "policyId"];

/** Whether a value is a {@link CheckPolicyRequest} fit to be sent. */
export function isCheckPolicyRequest(value: unknown): value is CheckPolicyRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const condition = value.condition;
  if (condition !== undefined) {
    present++;
    if (condition === null) absent.nulls++;
    else if (typeof condition !== "string" || (condition.length > 16384 && codePoints(condition) > 16384)) return false;
  }
  const consensus = value.consensus;
  if (consensus !== undefined) {
    present++;
    if (consensus === null) absent.nulls++;
    else if (typeof consensus !== "string" || (consensus.length > 16384 && codePoints(consensus) > 16384)) return false;
  }
  const time = value.time;
  if (time !== undefined) {
    present++;
    if (time === null) absent.nulls++;
    else if (typeof time !== "string" || (time.length > 16384 && codePoints(time) > 16384)) return false;
  }
  const effect = value.effect;
  if (effect !== undefined) {
    present++;
    if (effect === null) absent.nulls++;
    else if (effect !== "EFFECT_ALLOW" && effect !== "EFFECT_DENY") return false;
  }
  const policyId = value.policyId;
  if (policyId !== undefined) {
    present++;
    if (policyId === null) absent.nulls++;
    else if (typeof policyId !== "string" || (policyId.length > 64 && codePoints(policyId) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, checkPolicyRequestMembers);
}

/** The value as a {@link CheckPolicyRequest}, without explicit nulls, or its issues. */
export const parseCheckPolicyRequest = (value: unknown): ParseResult<CheckPolicyRequest> =>
  parse(isCheckPolicyRequest, checkPolicyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link CheckPolicyRequest} fit to be sent. */
export const explainCheckPolicyRequest = (value: unknown): readonly Issue[] =>
  explain(checkPolicyRequestDescriptor, value, "strict");
/** {@link parseCheckPolicyRequest} as a Standard Schema. */
export const CheckPolicyRequestSchema: StandardSchema<CheckPolicyRequest> =
  /* @__PURE__ */ standardSchema(parseCheckPolicyRequest);

/** What a {@link CheckPolicyResponse} holds. */
export const checkPolicyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("CheckPolicyResponse", {
  findings: { kind: "array", of: () => policyFindingDescriptor, minItems: 0, maxItems: 100 },
  "warnings?": { kind: "array", of: () => policyWarningDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link CheckPolicyResponse} as it may be answered. */
export function isCheckPolicyResponse(value: unknown): value is CheckPolicyResponse {
  if (!isObject(value)) return false;
  const findings = value.findings;
  if (!Array.isArray(findings)) return false;
  for (let i = 0; i < findings.length; i++) {
    if (!isPolicyFinding(findings[i])) return false;
  }
  const warnings = value.warnings;
  if (isPresent(warnings)) {
    if (!Array.isArray(warnings)) return false;
    for (let i = 0; i < warnings.length; i++) {
      if (!isPolicyWarning(warnings[i])) return false;
    }
  }
  return true;
}

/** The value as a {@link CheckPolicyResponse}, without explicit nulls, or its issues. */
export const parseCheckPolicyResponse = (value: unknown): ParseResult<CheckPolicyResponse> =>
  parse(isCheckPolicyResponse, checkPolicyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link CheckPolicyResponse} as it may be answered. */
export const explainCheckPolicyResponse = (value: unknown): readonly Issue[] =>
  explain(checkPolicyResponseDescriptor, value, "tolerant");
/** {@link parseCheckPolicyResponse} as a Standard Schema. */
export const CheckPolicyResponseSchema: StandardSchema<CheckPolicyResponse> =
  /* @__PURE__ */ standardSchema(parseCheckPolicyResponse);
