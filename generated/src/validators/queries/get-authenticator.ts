// Validators of the types in `queries/get-authenticator`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAuthenticatorRequest, GetAuthenticatorResponse } from "../../queries/get-authenticator.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { authenticatorIdDescriptor, organizationIdDescriptor } from "../scalars.js";
import { authenticatorDescriptor, isAuthenticator } from "../shapes/credentials.js";

/** What a {@link GetAuthenticatorRequest} holds. */
export const getAuthenticatorRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAuthenticatorRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "authenticatorId", type: authenticatorIdDescriptor },
  ],
};

const getAuthenticatorRequestMembers = ["organizationId", "authenticatorId"];

/** Whether a value is a {@link GetAuthenticatorRequest} fit to be sent. */
export function isGetAuthenticatorRequest(value: unknown): value is GetAuthenticatorRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const authenticatorId = value.authenticatorId;
  if (typeof authenticatorId !== "string" || (authenticatorId.length > 64 && codePoints(authenticatorId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getAuthenticatorRequestMembers);
}

/** The value as a {@link GetAuthenticatorRequest}, without explicit nulls, or its issues. */
export function parseGetAuthenticatorRequest(value: unknown): ParseResult<GetAuthenticatorRequest> {
  return parse(isGetAuthenticatorRequest, getAuthenticatorRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetAuthenticatorRequest} fit to be sent. */
export function explainGetAuthenticatorRequest(value: unknown): readonly Issue[] {
  return explain(getAuthenticatorRequestDescriptor, value, "strict");
}

/** {@link parseGetAuthenticatorRequest} as a Standard Schema. */
export const GetAuthenticatorRequestSchema: StandardSchema<GetAuthenticatorRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetAuthenticatorRequest,
);

/** What a {@link GetAuthenticatorResponse} holds. */
export const getAuthenticatorResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAuthenticatorResponse",
  extra: false,
  members: [{ name: "authenticator", type: () => authenticatorDescriptor }],
};

/** Whether a value is a {@link GetAuthenticatorResponse} as it may be answered. */
export function isGetAuthenticatorResponse(value: unknown): value is GetAuthenticatorResponse {
  if (!isObject(value)) return false;
  if (!isAuthenticator(value.authenticator)) return false;
  return true;
}

/** The value as a {@link GetAuthenticatorResponse}, without explicit nulls, or its issues. */
export function parseGetAuthenticatorResponse(value: unknown): ParseResult<GetAuthenticatorResponse> {
  return parse(isGetAuthenticatorResponse, getAuthenticatorResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetAuthenticatorResponse} as it may be answered. */
export function explainGetAuthenticatorResponse(value: unknown): readonly Issue[] {
  return explain(getAuthenticatorResponseDescriptor, value, "tolerant");
}

/** {@link parseGetAuthenticatorResponse} as a Standard Schema. */
export const GetAuthenticatorResponseSchema: StandardSchema<GetAuthenticatorResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetAuthenticatorResponse,
);
