// Validators of the types in `queries/get-organization-configs`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type {
  GetOrganizationConfigsRequest,
  GetOrganizationConfigsResponse,
} from "../../queries/get-organization-configs.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { configDescriptor, isConfig } from "../shapes/organizations.js";

/** What a {@link GetOrganizationConfigsRequest} holds. */
export const getOrganizationConfigsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetOrganizationConfigsRequest",
  { organizationId: organizationIdDescriptor },
);

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
export const parseGetOrganizationConfigsRequest = (value: unknown): ParseResult<GetOrganizationConfigsRequest> =>
  parse(isGetOrganizationConfigsRequest, getOrganizationConfigsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetOrganizationConfigsRequest} fit to be sent. */
export const explainGetOrganizationConfigsRequest = (value: unknown): readonly Issue[] =>
  explain(getOrganizationConfigsRequestDescriptor, value, "strict");
/** {@link parseGetOrganizationConfigsRequest} as a Standard Schema. */
export const GetOrganizationConfigsRequestSchema: StandardSchema<GetOrganizationConfigsRequest> =
  /* @__PURE__ */ standardSchema(parseGetOrganizationConfigsRequest);

/** What a {@link GetOrganizationConfigsResponse} holds. */
export const getOrganizationConfigsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetOrganizationConfigsResponse",
  { configs: () => configDescriptor },
);

/** Whether a value is a {@link GetOrganizationConfigsResponse} as it may be answered. */
export function isGetOrganizationConfigsResponse(value: unknown): value is GetOrganizationConfigsResponse {
  if (!isObject(value) || !isConfig(value.configs)) return false;
  return true;
}

/** The value as a {@link GetOrganizationConfigsResponse}, without explicit nulls, or its issues. */
export const parseGetOrganizationConfigsResponse = (value: unknown): ParseResult<GetOrganizationConfigsResponse> =>
  parse(isGetOrganizationConfigsResponse, getOrganizationConfigsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetOrganizationConfigsResponse} as it may be answered. */
export const explainGetOrganizationConfigsResponse = (value: unknown): readonly Issue[] =>
  explain(getOrganizationConfigsResponseDescriptor, value, "tolerant");
/** {@link parseGetOrganizationConfigsResponse} as a Standard Schema. */
export const GetOrganizationConfigsResponseSchema: StandardSchema<GetOrganizationConfigsResponse> =
  /* @__PURE__ */ standardSchema(parseGetOrganizationConfigsResponse);
