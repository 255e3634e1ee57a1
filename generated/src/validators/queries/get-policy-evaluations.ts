// Validators of the types in `queries/get-policy-evaluations`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  GetPolicyEvaluationsRequest,
  GetPolicyEvaluationsResponse,
} from "../../queries/get-policy-evaluations.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { activityIdDescriptor, organizationIdDescriptor } from "../scalars.js";
import { activityPolicyEvaluationDescriptor, isActivityPolicyEvaluation } from "../shapes/policies.js";

/** What a {@link GetPolicyEvaluationsRequest} holds. */
export const getPolicyEvaluationsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetPolicyEvaluationsRequest",
  { organizationId: organizationIdDescriptor, activityId: activityIdDescriptor },
);

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
export const parseGetPolicyEvaluationsRequest = (value: unknown): ParseResult<GetPolicyEvaluationsRequest> =>
  parse(isGetPolicyEvaluationsRequest, getPolicyEvaluationsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetPolicyEvaluationsRequest} fit to be sent. */
export const explainGetPolicyEvaluationsRequest = (value: unknown): readonly Issue[] =>
  explain(getPolicyEvaluationsRequestDescriptor, value, "strict");
/** {@link parseGetPolicyEvaluationsRequest} as a Standard Schema. */
export const GetPolicyEvaluationsRequestSchema: StandardSchema<GetPolicyEvaluationsRequest> =
  /* @__PURE__ */ standardSchema(parseGetPolicyEvaluationsRequest);

/** What a {@link GetPolicyEvaluationsResponse} holds. */
export const getPolicyEvaluationsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetPolicyEvaluationsResponse",
  { policyEvaluations: { kind: "array", of: () => activityPolicyEvaluationDescriptor, minItems: 0, maxItems: 100 } },
);

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
export const parseGetPolicyEvaluationsResponse = (value: unknown): ParseResult<GetPolicyEvaluationsResponse> =>
  parse(isGetPolicyEvaluationsResponse, getPolicyEvaluationsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetPolicyEvaluationsResponse} as it may be answered. */
export const explainGetPolicyEvaluationsResponse = (value: unknown): readonly Issue[] =>
  explain(getPolicyEvaluationsResponseDescriptor, value, "tolerant");
/** {@link parseGetPolicyEvaluationsResponse} as a Standard Schema. */
export const GetPolicyEvaluationsResponseSchema: StandardSchema<GetPolicyEvaluationsResponse> =
  /* @__PURE__ */ standardSchema(parseGetPolicyEvaluationsResponse);
