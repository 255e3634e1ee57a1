// Validators of the types in `queries/get-active-policies`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetActivePoliciesRequest, GetActivePoliciesResponse } from "../../queries/get-active-policies.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { millisecondTimestampDescriptor, organizationIdDescriptor } from "../scalars.js";
import { activePolicyStatusDescriptor, isActivePolicyStatus } from "../shapes/policies.js";

/** What a {@link GetActivePoliciesRequest} holds. */
export const getActivePoliciesRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetActivePoliciesRequest", {
  organizationId: organizationIdDescriptor,
});

const getActivePoliciesRequestMembers = ["organizationId"];

/** Whether a value is a {@link GetActivePoliciesRequest} fit to be sent. */
export function isGetActivePoliciesRequest(value: unknown): value is GetActivePoliciesRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, getActivePoliciesRequestMembers);
}

/** The value as a {@link GetActivePoliciesRequest}, without explicit nulls, or its issues. */
export const parseGetActivePoliciesRequest = (value: unknown): ParseResult<GetActivePoliciesRequest> =>
  parse(isGetActivePoliciesRequest, getActivePoliciesRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetActivePoliciesRequest} fit to be sent. */
export const explainGetActivePoliciesRequest = (value: unknown): readonly Issue[] =>
  explain(getActivePoliciesRequestDescriptor, value, "strict");
/** {@link parseGetActivePoliciesRequest} as a Standard Schema. */
export const GetActivePoliciesRequestSchema: StandardSchema<GetActivePoliciesRequest> =
  /* @__PURE__ */ standardSchema(parseGetActivePoliciesRequest);

/** What a {@link GetActivePoliciesResponse} holds. */
export const getActivePoliciesResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetActivePoliciesResponse",
  {
    statuses: { kind: "array", of: () => activePolicyStatusDescriptor, minItems: 0, maxItems: 100 },
    evaluatedAtMs: millisecondTimestampDescriptor,
  },
);

/** Whether a value is a {@link GetActivePoliciesResponse} as it may be answered. */
export function isGetActivePoliciesResponse(value: unknown): value is GetActivePoliciesResponse {
  if (!isObject(value)) return false;
  const statuses = value.statuses;
  if (!Array.isArray(statuses)) return false;
  for (let i = 0; i < statuses.length; i++) {
    if (!isActivePolicyStatus(statuses[i])) return false;
  }
  if (typeof value.evaluatedAtMs !== "string") return false;
  return true;
}

/** The value as a {@link GetActivePoliciesResponse}, without explicit nulls, or its issues. */
export const parseGetActivePoliciesResponse = (value: unknown): ParseResult<GetActivePoliciesResponse> =>
  parse(isGetActivePoliciesResponse, getActivePoliciesResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetActivePoliciesResponse} as it may be answered. */
export const explainGetActivePoliciesResponse = (value: unknown): readonly Issue[] =>
  explain(getActivePoliciesResponseDescriptor, value, "tolerant");
/** {@link parseGetActivePoliciesResponse} as a Standard Schema. */
export const GetActivePoliciesResponseSchema: StandardSchema<GetActivePoliciesResponse> =
  /* @__PURE__ */ standardSchema(parseGetActivePoliciesResponse);
