// Validators of the types in `queries/list-policies`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListPoliciesRequest, ListPoliciesResponse } from "../../queries/list-policies.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isPolicy, policyDescriptor } from "../shapes/policies.js";

/** What a {@link ListPoliciesRequest} holds. */
export const listPoliciesRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListPoliciesRequest", {
  organizationId: organizationIdDescriptor,
});

const listPoliciesRequestMembers = ["organizationId"];

/** Whether a value is a {@link ListPoliciesRequest} fit to be sent. */
export function isListPoliciesRequest(value: unknown): value is ListPoliciesRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, listPoliciesRequestMembers);
}

/** The value as a {@link ListPoliciesRequest}, without explicit nulls, or its issues. */
export const parseListPoliciesRequest = (value: unknown): ParseResult<ListPoliciesRequest> =>
  parse(isListPoliciesRequest, listPoliciesRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListPoliciesRequest} fit to be sent. */
export const explainListPoliciesRequest = (value: unknown): readonly Issue[] =>
  explain(listPoliciesRequestDescriptor, value, "strict");
/** {@link parseListPoliciesRequest} as a Standard Schema. */
export const ListPoliciesRequestSchema: StandardSchema<ListPoliciesRequest> =
  /* @__PURE__ */ standardSchema(parseListPoliciesRequest);

/** What a {@link ListPoliciesResponse} holds. */
export const listPoliciesResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListPoliciesResponse", {
  policies: { kind: "array", of: () => policyDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ListPoliciesResponse} as it may be answered. */
export function isListPoliciesResponse(value: unknown): value is ListPoliciesResponse {
  if (!isObject(value)) return false;
  const policies = value.policies;
  if (!Array.isArray(policies)) return false;
  for (let i = 0; i < policies.length; i++) {
    if (!isPolicy(policies[i])) return false;
  }
  return true;
}

/** The value as a {@link ListPoliciesResponse}, without explicit nulls, or its issues. */
export const parseListPoliciesResponse = (value: unknown): ParseResult<ListPoliciesResponse> =>
  parse(isListPoliciesResponse, listPoliciesResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListPoliciesResponse} as it may be answered. */
export const explainListPoliciesResponse = (value: unknown): readonly Issue[] =>
  explain(listPoliciesResponseDescriptor, value, "tolerant");
/** {@link parseListPoliciesResponse} as a Standard Schema. */
export const ListPoliciesResponseSchema: StandardSchema<ListPoliciesResponse> =
  /* @__PURE__ */ standardSchema(parseListPoliciesResponse);
