// Validators of the types in `queries/get-authenticators`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetAuthenticatorsRequest, GetAuthenticatorsResponse } from "../../queries/get-authenticators.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { authenticatorDescriptor, isAuthenticator } from "../shapes/credentials.js";

/** What a {@link GetAuthenticatorsRequest} holds. */
export const getAuthenticatorsRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAuthenticatorsRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "userId", type: userIdDescriptor },
  ],
};

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
export function parseGetAuthenticatorsRequest(value: unknown): ParseResult<GetAuthenticatorsRequest> {
  return parse(isGetAuthenticatorsRequest, getAuthenticatorsRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetAuthenticatorsRequest} fit to be sent. */
export function explainGetAuthenticatorsRequest(value: unknown): readonly Issue[] {
  return explain(getAuthenticatorsRequestDescriptor, value, "strict");
}

/** {@link parseGetAuthenticatorsRequest} as a Standard Schema. */
export const GetAuthenticatorsRequestSchema: StandardSchema<GetAuthenticatorsRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetAuthenticatorsRequest,
);

/** What a {@link GetAuthenticatorsResponse} holds. */
export const getAuthenticatorsResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetAuthenticatorsResponse",
  extra: false,
  members: [
    { name: "authenticators", type: { kind: "array", of: () => authenticatorDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

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
export function parseGetAuthenticatorsResponse(value: unknown): ParseResult<GetAuthenticatorsResponse> {
  return parse(isGetAuthenticatorsResponse, getAuthenticatorsResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetAuthenticatorsResponse} as it may be answered. */
export function explainGetAuthenticatorsResponse(value: unknown): readonly Issue[] {
  return explain(getAuthenticatorsResponseDescriptor, value, "tolerant");
}

/** {@link parseGetAuthenticatorsResponse} as a Standard Schema. */
export const GetAuthenticatorsResponseSchema: StandardSchema<GetAuthenticatorsResponse> =
  /* @__PURE__ */ standardSchema("countersign", parseGetAuthenticatorsResponse);
