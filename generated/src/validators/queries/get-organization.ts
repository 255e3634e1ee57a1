// Validators of the types in `queries/get-organization`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetOrganizationRequest, GetOrganizationResponse } from "../../queries/get-organization.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isOrganizationData, organizationDataDescriptor } from "../shapes/organizations.js";

/** What a {@link GetOrganizationRequest} holds. */
export const getOrganizationRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetOrganizationRequest", {
  organizationId: organizationIdDescriptor,
});

const getOrganizationRequestMembers = ["organizationId"];

/** Whether a value is a {@link GetOrganizationRequest} fit to be sent. */
export function isGetOrganizationRequest(value: unknown): value is GetOrganizationRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, getOrganizationRequestMembers);
}

/** The value as a {@link GetOrganizationRequest}, without explicit nulls, or its issues. */
export const parseGetOrganizationRequest = (value: unknown): ParseResult<GetOrganizationRequest> =>
  parse(isGetOrganizationRequest, getOrganizationRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetOrganizationRequest} fit to be sent. */
export const explainGetOrganizationRequest = (value: unknown): readonly Issue[] =>
  explain(getOrganizationRequestDescriptor, value, "strict");
/** {@link parseGetOrganizationRequest} as a Standard Schema. */
export const GetOrganizationRequestSchema: StandardSchema<GetOrganizationRequest> =
  /* @__PURE__ */ standardSchema(parseGetOrganizationRequest);

/** What a {@link GetOrganizationResponse} holds. */
export const getOrganizationResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetOrganizationResponse", {
  organizationData: () => organizationDataDescriptor,
});

/** Whether a value is a {@link GetOrganizationResponse} as it may be answered. */
export function isGetOrganizationResponse(value: unknown): value is GetOrganizationResponse {
  if (!isObject(value) || !isOrganizationData(value.organizationData)) return false;
  return true;
}

/** The value as a {@link GetOrganizationResponse}, without explicit nulls, or its issues. */
export const parseGetOrganizationResponse = (value: unknown): ParseResult<GetOrganizationResponse> =>
  parse(isGetOrganizationResponse, getOrganizationResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetOrganizationResponse} as it may be answered. */
export const explainGetOrganizationResponse = (value: unknown): readonly Issue[] =>
  explain(getOrganizationResponseDescriptor, value, "tolerant");
/** {@link parseGetOrganizationResponse} as a Standard Schema. */
export const GetOrganizationResponseSchema: StandardSchema<GetOrganizationResponse> =
  /* @__PURE__ */ standardSchema(parseGetOrganizationResponse);
