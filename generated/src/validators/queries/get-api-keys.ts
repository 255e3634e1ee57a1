// Validators of the types in `queries/get-api-keys`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetApiKeysRequest, GetApiKeysResponse } from "../../queries/get-api-keys.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { apiKeyDescriptor, isApiKey } from "../shapes/credentials.js";

/** What a {@link GetApiKeysRequest} holds. */
export const getApiKeysRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetApiKeysRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "userId", type: userIdDescriptor, optional: true },
  ],
};

const getApiKeysRequestMembers = ["organizationId", "userId"];

/** Whether a value is a {@link GetApiKeysRequest} fit to be sent. */
export function isGetApiKeysRequest(value: unknown): value is GetApiKeysRequest {
  if (!isObject(value)) return false;
  let present = 1;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const userId = value.userId;
  if (userId !== undefined) {
    present++;
    if (userId === null) absent.nulls++;
    else if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, getApiKeysRequestMembers);
}

/** The value as a {@link GetApiKeysRequest}, without explicit nulls, or its issues. */
export function parseGetApiKeysRequest(value: unknown): ParseResult<GetApiKeysRequest> {
  return parse(isGetApiKeysRequest, getApiKeysRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetApiKeysRequest} fit to be sent. */
export function explainGetApiKeysRequest(value: unknown): readonly Issue[] {
  return explain(getApiKeysRequestDescriptor, value, "strict");
}

/** {@link parseGetApiKeysRequest} as a Standard Schema. */
export const GetApiKeysRequestSchema: StandardSchema<GetApiKeysRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetApiKeysRequest,
);

/** What a {@link GetApiKeysResponse} holds. */
export const getApiKeysResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetApiKeysResponse",
  extra: false,
  members: [{ name: "apiKeys", type: { kind: "array", of: () => apiKeyDescriptor, minItems: 0, maxItems: 100 } }],
};

/** Whether a value is a {@link GetApiKeysResponse} as it may be answered. */
export function isGetApiKeysResponse(value: unknown): value is GetApiKeysResponse {
  if (!isObject(value)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKey(apiKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link GetApiKeysResponse}, without explicit nulls, or its issues. */
export function parseGetApiKeysResponse(value: unknown): ParseResult<GetApiKeysResponse> {
  return parse(isGetApiKeysResponse, getApiKeysResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetApiKeysResponse} as it may be answered. */
export function explainGetApiKeysResponse(value: unknown): readonly Issue[] {
  return explain(getApiKeysResponseDescriptor, value, "tolerant");
}

/** {@link parseGetApiKeysResponse} as a Standard Schema. */
export const GetApiKeysResponseSchema: StandardSchema<GetApiKeysResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetApiKeysResponse,
);
