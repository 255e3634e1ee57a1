// Validators of the types in `queries/get-authenticator`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAuthenticatorRequest, GetAuthenticatorResponse } from "../../queries/get-authenticator.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { authenticatorIdDescriptor, organizationIdDescriptor } from "../scalars.js";
import { authenticatorDescriptor, isAuthenticator } from "../shapes/credentials.js";

/** What a {@link GetAuthenticatorRequest} holds. */
export const getAuthenticatorRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetAuthenticatorRequest", {
  organizationId: organizationIdDescriptor,
  authenticatorId: authenticatorIdDescriptor,
});

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
export const parseGetAuthenticatorRequest = (value: unknown): ParseResult<GetAuthenticatorRequest> =>
  parse(isGetAuthenticatorRequest, getAuthenticatorRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetAuthenticatorRequest} fit to be sent. */
export const explainGetAuthenticatorRequest = (value: unknown): readonly Issue[] =>
  explain(getAuthenticatorRequestDescriptor, value, "strict");
/** {@link parseGetAuthenticatorRequest} as a Standard Schema. */
export const GetAuthenticatorRequestSchema: StandardSchema<GetAuthenticatorRequest> =
  /* @__PURE__ */ standardSchema(parseGetAuthenticatorRequest);

/** What a {@link GetAuthenticatorResponse} holds. */
export const getAuthenticatorResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetAuthenticatorResponse", {
  authenticator: () => authenticatorDescriptor,
});

/** Whether a value is a {@link GetAuthenticatorResponse} as it may be answered. */
export function isGetAuthenticatorResponse(value: unknown): value is GetAuthenticatorResponse {
  if (!isObject(value) || !isAuthenticator(value.authenticator)) return false;
  return true;
}

/** The value as a {@link GetAuthenticatorResponse}, without explicit nulls, or its issues. */
export const parseGetAuthenticatorResponse = (value: unknown): ParseResult<GetAuthenticatorResponse> =>
  parse(isGetAuthenticatorResponse, getAuthenticatorResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetAuthenticatorResponse} as it may be answered. */
export const explainGetAuthenticatorResponse = (value: unknown): readonly Issue[] =>
  explain(getAuthenticatorResponseDescriptor, value, "tolerant");
/** {@link parseGetAuthenticatorResponse} as a Standard Schema. */
export const GetAuthenticatorResponseSchema: StandardSchema<GetAuthenticatorResponse> =
  /* @__PURE__ */ standardSchema(parseGetAuthenticatorResponse);
