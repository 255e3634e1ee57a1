// Validators of the types in `queries/get-authenticators`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAuthenticatorsRequest, GetAuthenticatorsResponse } from "../../queries/get-authenticators.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { authenticatorDescriptor, isAuthenticator } from "../shapes/credentials.js";

/** What a {@link GetAuthenticatorsRequest} holds. */
export const getAuthenticatorsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetAuthenticatorsRequest", {
  organizationId: organizationIdDescriptor,
  userId: userIdDescriptor,
});

const getAuthenticatorsRequestMembers = ["organizationId", "userId"];

/** Whether a value is a {@link GetAuthenticatorsRequest} fit to be sent. */
export function isGetAuthenticatorsRequest(value: unknown): value is GetAuthenticatorsRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getAuthenticatorsRequestMembers);
}

/** The value as a {@link GetAuthenticatorsRequest}, without explicit nulls, or its issues. */
export const parseGetAuthenticatorsRequest = (value: unknown): ParseResult<GetAuthenticatorsRequest> =>
  parse(isGetAuthenticatorsRequest, getAuthenticatorsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetAuthenticatorsRequest} fit to be sent. */
export const explainGetAuthenticatorsRequest = (value: unknown): readonly Issue[] =>
  explain(getAuthenticatorsRequestDescriptor, value, "strict");
/** {@link parseGetAuthenticatorsRequest} as a Standard Schema. */
export const GetAuthenticatorsRequestSchema: StandardSchema<GetAuthenticatorsRequest> =
  /* @__PURE__ */ standardSchema(parseGetAuthenticatorsRequest);

/** What a {@link GetAuthenticatorsResponse} holds. */
export const getAuthenticatorsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "GetAuthenticatorsResponse",
  { authenticators: { kind: "array", of: () => authenticatorDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link GetAuthenticatorsResponse} as it may be answered. */
export function isGetAuthenticatorsResponse(value: unknown): value is GetAuthenticatorsResponse {
  if (!isObject(value)) return false;
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticator(authenticators[i])) return false;
  }
  return true;
}

/** The value as a {@link GetAuthenticatorsResponse}, without explicit nulls, or its issues. */
export const parseGetAuthenticatorsResponse = (value: unknown): ParseResult<GetAuthenticatorsResponse> =>
  parse(isGetAuthenticatorsResponse, getAuthenticatorsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetAuthenticatorsResponse} as it may be answered. */
export const explainGetAuthenticatorsResponse = (value: unknown): readonly Issue[] =>
  explain(getAuthenticatorsResponseDescriptor, value, "tolerant");
/** {@link parseGetAuthenticatorsResponse} as a Standard Schema. */
export const GetAuthenticatorsResponseSchema: StandardSchema<GetAuthenticatorsResponse> =
  /* @__PURE__ */ standardSchema(parseGetAuthenticatorsResponse);
