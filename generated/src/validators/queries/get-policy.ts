// Validators of the types in `queries/get-policy`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetPolicyRequest, GetPolicyResponse } from "../../queries/get-policy.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor, policyIdDescriptor } from "../scalars.js";
import { isPolicy, policyDescriptor } from "../shapes/policies.js";

/** What a {@link GetPolicyRequest} holds. */
export const getPolicyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetPolicyRequest", {
  organizationId: organizationIdDescriptor,
  policyId: policyIdDescriptor,
});

const getPolicyRequestMembers = ["organizationId", "policyId"];

/** Whether a value is a {@link GetPolicyRequest} fit to be sent. */
export function isGetPolicyRequest(value: unknown): value is GetPolicyRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const policyId = value.policyId;
  if (typeof policyId !== "string" || (policyId.length > 64 && codePoints(policyId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getPolicyRequestMembers);
}

/** The value as a {@link GetPolicyRequest}, without explicit nulls, or its issues. */
export const parseGetPolicyRequest = (value: unknown): ParseResult<GetPolicyRequest> =>
  parse(isGetPolicyRequest, getPolicyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetPolicyRequest} fit to be sent. */
export const explainGetPolicyRequest = (value: unknown): readonly Issue[] =>
  explain(getPolicyRequestDescriptor, value, "strict");
/** {@link parseGetPolicyRequest} as a Standard Schema. */
export const GetPolicyRequestSchema: StandardSchema<GetPolicyRequest> =
  /* @__PURE__ */ standardSchema(parseGetPolicyRequest);

/** What a {@link GetPolicyResponse} holds. */
export const getPolicyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetPolicyResponse", {
  policy: () => policyDescriptor,
});

/** Whether a value is a {@link GetPolicyResponse} as it may be answered. */
export function isGetPolicyResponse(value: unknown): value is GetPolicyResponse {
  if (!isObject(value) || !isPolicy(value.policy)) return false;
  return true;
}

/** The value as a {@link GetPolicyResponse}, without explicit nulls, or its issues. */
export const parseGetPolicyResponse = (value: unknown): ParseResult<GetPolicyResponse> =>
  parse(isGetPolicyResponse, getPolicyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetPolicyResponse} as it may be answered. */
export const explainGetPolicyResponse = (value: unknown): readonly Issue[] =>
  explain(getPolicyResponseDescriptor, value, "tolerant");
/** {@link parseGetPolicyResponse} as a Standard Schema. */
export const GetPolicyResponseSchema: StandardSchema<GetPolicyResponse> =
  /* @__PURE__ */ standardSchema(parseGetPolicyResponse);
