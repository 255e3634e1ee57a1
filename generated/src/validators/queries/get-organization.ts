// Validators of the types in `queries/get-organization`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetOrganizationRequest, GetOrganizationResponse } from "../../queries/get-organization.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isOrganizationData, organizationDataDescriptor } from "../shapes/organizations.js";

/** What a {@link GetOrganizationRequest} holds. */
export const getOrganizationRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetOrganizationRequest",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

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
export function parseGetOrganizationRequest(value: unknown): ParseResult<GetOrganizationRequest> {
  return parse(isGetOrganizationRequest, getOrganizationRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetOrganizationRequest} fit to be sent. */
export function explainGetOrganizationRequest(value: unknown): readonly Issue[] {
  return explain(getOrganizationRequestDescriptor, value, "strict");
}

/** {@link parseGetOrganizationRequest} as a Standard Schema. */
export const GetOrganizationRequestSchema: StandardSchema<GetOrganizationRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetOrganizationRequest,
);

/** What a {@link GetOrganizationResponse} holds. */
export const getOrganizationResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetOrganizationResponse",
  extra: false,
  members: [{ name: "organizationData", type: () => organizationDataDescriptor }],
};

/** Whether a value is a {@link GetOrganizationResponse} as it may be answered. */
export function isGetOrganizationResponse(value: unknown): value is GetOrganizationResponse {
  if (!isObject(value)) return false;
  if (!isOrganizationData(value.organizationData)) return false;
  return true;
}

/** The value as a {@link GetOrganizationResponse}, without explicit nulls, or its issues. */
export function parseGetOrganizationResponse(value: unknown): ParseResult<GetOrganizationResponse> {
  return parse(isGetOrganizationResponse, getOrganizationResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetOrganizationResponse} as it may be answered. */
export function explainGetOrganizationResponse(value: unknown): readonly Issue[] {
  return explain(getOrganizationResponseDescriptor, value, "tolerant");
}

/** {@link parseGetOrganizationResponse} as a Standard Schema. */
export const GetOrganizationResponseSchema: StandardSchema<GetOrganizationResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetOrganizationResponse,
);
