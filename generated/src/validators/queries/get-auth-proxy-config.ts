// Validators of the types in `queries/get-auth-proxy-config`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAuthProxyConfigRequest, GetAuthProxyConfigResponse } from "../../queries/get-auth-proxy-config.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { authProxyConfigDescriptor, isAuthProxyConfig } from "../shapes/auth-proxy.js";

/** What a {@link GetAuthProxyConfigRequest} holds. */
export const getAuthProxyConfigRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetAuthProxyConfigRequest",
  { organizationId: organizationIdDescriptor },
);

const getAuthProxyConfigRequestMembers = ["organizationId"];

/** Whether a value is a {@link GetAuthProxyConfigRequest} fit to be sent. */
export function isGetAuthProxyConfigRequest(value: unknown): value is GetAuthProxyConfigRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, getAuthProxyConfigRequestMembers);
}

/** The value as a {@link GetAuthProxyConfigRequest}, without explicit nulls, or its issues. */
export const parseGetAuthProxyConfigRequest = (value: unknown): ParseResult<GetAuthProxyConfigRequest> =>
  parse(isGetAuthProxyConfigRequest, getAuthProxyConfigRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetAuthProxyConfigRequest} fit to be sent. */
export const explainGetAuthProxyConfigRequest = (value: unknown): readonly Issue[] =>
  explain(getAuthProxyConfigRequestDescriptor, value, "strict");
/** {@link parseGetAuthProxyConfigRequest} as a Standard Schema. */
export const GetAuthProxyConfigRequestSchema: StandardSchema<GetAuthProxyConfigRequest> =
  /* @__PURE__ */ standardSchema(parseGetAuthProxyConfigRequest);

/** What a {@link GetAuthProxyConfigResponse} holds. */
export const getAuthProxyConfigResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetAuthProxyConfigResponse",
  { "authProxyConfig?": () => authProxyConfigDescriptor },
);

/** Whether a value is a {@link GetAuthProxyConfigResponse} as it may be answered. */
export function isGetAuthProxyConfigResponse(value: unknown): value is GetAuthProxyConfigResponse {
  if (!isObject(value)) return false;
  if (isPresent(value.authProxyConfig) && !isAuthProxyConfig(value.authProxyConfig)) return false;
  return true;
}

/** The value as a {@link GetAuthProxyConfigResponse}, without explicit nulls, or its issues. */
export const parseGetAuthProxyConfigResponse = (value: unknown): ParseResult<GetAuthProxyConfigResponse> =>
  parse(isGetAuthProxyConfigResponse, getAuthProxyConfigResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetAuthProxyConfigResponse} as it may be answered. */
export const explainGetAuthProxyConfigResponse = (value: unknown): readonly Issue[] =>
  explain(getAuthProxyConfigResponseDescriptor, value, "tolerant");
/** {@link parseGetAuthProxyConfigResponse} as a Standard Schema. */
export const GetAuthProxyConfigResponseSchema: StandardSchema<GetAuthProxyConfigResponse> =
  /* @__PURE__ */ standardSchema(parseGetAuthProxyConfigResponse);
