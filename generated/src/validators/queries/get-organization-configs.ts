// Validators of the types in `queries/get-organization-configs`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  GetOrganizationConfigsRequest,
  GetOrganizationConfigsResponse,
} from "../../queries/get-organization-configs.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor } from "../scalars.js";
import { configDescriptor, isConfig } from "../shapes/organizations.js";

/** What a {@link GetOrganizationConfigsRequest} holds. */
export const getOrganizationConfigsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetOrganizationConfigsRequest",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

const getOrganizationConfigsRequestMembers = ["organizationId"];

/** Whether a value is a {@link GetOrganizationConfigsRequest} fit to be sent. */
export function isGetOrganizationConfigsRequest(value: unknown): value is GetOrganizationConfigsRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, getOrganizationConfigsRequestMembers);
}

/** The value as a {@link GetOrganizationConfigsRequest}, without explicit nulls, or its issues. */
export function parseGetOrganizationConfigsRequest(value: unknown): ParseResult<GetOrganizationConfigsRequest> {
  return parse(isGetOrganizationConfigsRequest, getOrganizationConfigsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetOrganizationConfigsRequest} fit to be sent. */
export function explainGetOrganizationConfigsRequest(value: unknown): readonly Issue[] {
  return explain(getOrganizationConfigsRequestDescriptor, value, "strict");
}

/** {@link parseGetOrganizationConfigsRequest} as a Standard Schema. */
export const GetOrganizationConfigsRequestSchema: StandardSchema<GetOrganizationConfigsRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseGetOrganizationConfigsRequest);

/** What a {@link GetOrganizationConfigsResponse} holds. */
export const getOrganizationConfigsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetOrganizationConfigsResponse",
  extra: false,
  members: [{ name: "configs", type: () => configDescriptor }],
};

/** Whether a value is a {@link GetOrganizationConfigsResponse} as it may be answered. */
export function isGetOrganizationConfigsResponse(value: unknown): value is GetOrganizationConfigsResponse {
  if (!isObject(value)) return false;
  if (!isConfig(value.configs)) return false;
  return true;
}

/** The value as a {@link GetOrganizationConfigsResponse}, without explicit nulls, or its issues. */
export function parseGetOrganizationConfigsResponse(value: unknown): ParseResult<GetOrganizationConfigsResponse> {
  return parse(isGetOrganizationConfigsResponse, getOrganizationConfigsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetOrganizationConfigsResponse} as it may be answered. */
export function explainGetOrganizationConfigsResponse(value: unknown): readonly Issue[] {
  return explain(getOrganizationConfigsResponseDescriptor, value, "tolerant");
}

/** {@link parseGetOrganizationConfigsResponse} as a Standard Schema. */
export const GetOrganizationConfigsResponseSchema: StandardSchema<GetOrganizationConfigsResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseGetOrganizationConfigsResponse);
