// Validators of the types in `queries/get-auth-proxy-config`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAuthProxyConfigRequest, GetAuthProxyConfigResponse } from "../../queries/get-auth-proxy-config.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor } from "../scalars.js";
import { authProxyConfigDescriptor, isAuthProxyConfig } from "../shapes/auth-proxy.js";

/** What a {@link GetAuthProxyConfigRequest} holds. */
export const getAuthProxyConfigRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAuthProxyConfigRequest",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

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
export function parseGetAuthProxyConfigRequest(value: unknown): ParseResult<GetAuthProxyConfigRequest> {
  return parse(isGetAuthProxyConfigRequest, getAuthProxyConfigRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetAuthProxyConfigRequest} fit to be sent. */
export function explainGetAuthProxyConfigRequest(value: unknown): readonly Issue[] {
  return explain(getAuthProxyConfigRequestDescriptor, value, "strict");
}

/** {@link parseGetAuthProxyConfigRequest} as a Standard Schema. */
export const GetAuthProxyConfigRequestSchema: StandardSchema<GetAuthProxyConfigRequest> =
  /* @__PURE__ */ standardSchema("countersign", parseGetAuthProxyConfigRequest);

/** What a {@link GetAuthProxyConfigResponse} holds. */
export const getAuthProxyConfigResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAuthProxyConfigResponse",
  extra: false,
  members: [{ name: "authProxyConfig", type: () => authProxyConfigDescriptor, optional: true }],
};

/** Whether a value is a {@link GetAuthProxyConfigResponse} as it may be answered. */
export function isGetAuthProxyConfigResponse(value: unknown): value is GetAuthProxyConfigResponse {
  if (!isObject(value)) return false;
  const authProxyConfig = value.authProxyConfig;
  if (authProxyConfig !== undefined) {
    if (authProxyConfig === null) absent.nulls++;
    else if (!isAuthProxyConfig(authProxyConfig)) return false;
  }
  return true;
}

/** The value as a {@link GetAuthProxyConfigResponse}, without explicit nulls, or its issues. */
export function parseGetAuthProxyConfigResponse(value: unknown): ParseResult<GetAuthProxyConfigResponse> {
  return parse(isGetAuthProxyConfigResponse, getAuthProxyConfigResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetAuthProxyConfigResponse} as it may be answered. */
export function explainGetAuthProxyConfigResponse(value: unknown): readonly Issue[] {
  return explain(getAuthProxyConfigResponseDescriptor, value, "tolerant");
}

/** {@link parseGetAuthProxyConfigResponse} as a Standard Schema. */
export const GetAuthProxyConfigResponseSchema: StandardSchema<GetAuthProxyConfigResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseGetAuthProxyConfigResponse);
