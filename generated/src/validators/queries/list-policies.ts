// Validators of the types in `queries/list-policies`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListPoliciesRequest, ListPoliciesResponse } from "../../queries/list-policies.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isPolicy, policyDescriptor } from "../shapes/policies.js";

/** What a {@link ListPoliciesRequest} holds. */
export const listPoliciesRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ListPoliciesRequest",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

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
export function parseListPoliciesRequest(value: unknown): ParseResult<ListPoliciesRequest> {
  return parse(isListPoliciesRequest, listPoliciesRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ListPoliciesRequest} fit to be sent. */
export function explainListPoliciesRequest(value: unknown): readonly Issue[] {
  return explain(listPoliciesRequestDescriptor, value, "strict");
}

/** {@link parseListPoliciesRequest} as a Standard Schema. */
export const ListPoliciesRequestSchema: StandardSchema<ListPoliciesRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseListPoliciesRequest,
);

/** What a {@link ListPoliciesResponse} holds. */
export const listPoliciesResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ListPoliciesResponse",
  extra: false,
  members: [{ name: "policies", type: { kind: "array", of: () => policyDescriptor, minItems: 0, maxItems: 100 } }],
};

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
export function parseListPoliciesResponse(value: unknown): ParseResult<ListPoliciesResponse> {
  return parse(isListPoliciesResponse, listPoliciesResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ListPoliciesResponse} as it may be answered. */
export function explainListPoliciesResponse(value: unknown): readonly Issue[] {
  return explain(listPoliciesResponseDescriptor, value, "tolerant");
}

/** {@link parseListPoliciesResponse} as a Standard Schema. */
export const ListPoliciesResponseSchema: StandardSchema<ListPoliciesResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseListPoliciesResponse,
);
