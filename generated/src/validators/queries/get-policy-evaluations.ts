// Validators of the types in `queries/get-policy-evaluations`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  GetPolicyEvaluationsRequest,
  GetPolicyEvaluationsResponse,
} from "../../queries/get-policy-evaluations.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { activityIdDescriptor, organizationIdDescriptor } from "../scalars.js";
import { activityPolicyEvaluationDescriptor, isActivityPolicyEvaluation } from "../shapes/policies.js";

/** What a {@link GetPolicyEvaluationsRequest} holds. */
export const getPolicyEvaluationsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetPolicyEvaluationsRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "activityId", type: activityIdDescriptor },
  ],
};

const getPolicyEvaluationsRequestMembers = ["organizationId", "activityId"];

/** Whether a value is a {@link GetPolicyEvaluationsRequest} fit to be sent. */
export function isGetPolicyEvaluationsRequest(value: unknown): value is GetPolicyEvaluationsRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const activityId = value.activityId;
  if (typeof activityId !== "string" || (activityId.length > 64 && codePoints(activityId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getPolicyEvaluationsRequestMembers);
}

/** The value as a {@link GetPolicyEvaluationsRequest}, without explicit nulls, or its issues. */
export function parseGetPolicyEvaluationsRequest(value: unknown): ParseResult<GetPolicyEvaluationsRequest> {
  return parse(isGetPolicyEvaluationsRequest, getPolicyEvaluationsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetPolicyEvaluationsRequest} fit to be sent. */
export function explainGetPolicyEvaluationsRequest(value: unknown): readonly Issue[] {
  return explain(getPolicyEvaluationsRequestDescriptor, value, "strict");
}

/** {@link parseGetPolicyEvaluationsRequest} as a Standard Schema. */
export const GetPolicyEvaluationsRequestSchema: StandardSchema<GetPolicyEvaluationsRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseGetPolicyEvaluationsRequest);

/** What a {@link GetPolicyEvaluationsResponse} holds. */
export const getPolicyEvaluationsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetPolicyEvaluationsResponse",
  extra: false,
  members: [
    {
      name: "policyEvaluations",
      type: { kind: "array", of: () => activityPolicyEvaluationDescriptor, minItems: 0, maxItems: 100 },
    },
  ],
};

/** Whether a value is a {@link GetPolicyEvaluationsResponse} as it may be answered. */
export function isGetPolicyEvaluationsResponse(value: unknown): value is GetPolicyEvaluationsResponse {
  if (!isObject(value)) return false;
  const policyEvaluations = value.policyEvaluations;
  if (!Array.isArray(policyEvaluations)) return false;
  for (let i = 0; i < policyEvaluations.length; i++) {
    if (!isActivityPolicyEvaluation(policyEvaluations[i])) return false;
  }
  return true;
}

/** The value as a {@link GetPolicyEvaluationsResponse}, without explicit nulls, or its issues. */
export function parseGetPolicyEvaluationsResponse(value: unknown): ParseResult<GetPolicyEvaluationsResponse> {
  return parse(isGetPolicyEvaluationsResponse, getPolicyEvaluationsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetPolicyEvaluationsResponse} as it may be answered. */
export function explainGetPolicyEvaluationsResponse(value: unknown): readonly Issue[] {
  return explain(getPolicyEvaluationsResponseDescriptor, value, "tolerant");
}

/** {@link parseGetPolicyEvaluationsResponse} as a Standard Schema. */
export const GetPolicyEvaluationsResponseSchema: StandardSchema<GetPolicyEvaluationsResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseGetPolicyEvaluationsResponse);
