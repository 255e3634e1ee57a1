// Validators of the types in `queries/get-api-keys`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetApiKeysRequest, GetApiKeysResponse } from "../../queries/get-api-keys.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { apiKeyDescriptor, isApiKey } from "../shapes/credentials.js";

/** What a {@link GetApiKeysRequest} holds. */
export const getApiKeysRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetApiKeysRequest", {
  organizationId: organizationIdDescriptor,
  "userId?": userIdDescriptor,
});

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
export const parseGetApiKeysRequest = (value: unknown): ParseResult<GetApiKeysRequest> =>
  parse(isGetApiKeysRequest, getApiKeysRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetApiKeysRequest} fit to be sent. */
export const explainGetApiKeysRequest = (value: unknown): readonly Issue[] =>
  explain(getApiKeysRequestDescriptor, value, "strict");
/** {@link parseGetApiKeysRequest} as a Standard Schema. */
export const GetApiKeysRequestSchema: StandardSchema<GetApiKeysRequest> =
  /* @__PURE__ */ standardSchema(parseGetApiKeysRequest);

/** What a {@link GetApiKeysResponse} holds. */
export const getApiKeysResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetApiKeysResponse", {
  apiKeys: { kind: "array", of: () => apiKeyDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseGetApiKeysResponse = (value: unknown): ParseResult<GetApiKeysResponse> =>
  parse(isGetApiKeysResponse, getApiKeysResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetApiKeysResponse} as it may be answered. */
export const explainGetApiKeysResponse = (value: unknown): readonly Issue[] =>
  explain(getApiKeysResponseDescriptor, value, "tolerant");
/** {@link parseGetApiKeysResponse} as a Standard Schema. */
export const GetApiKeysResponseSchema: StandardSchema<GetApiKeysResponse> =
  /* @__PURE__ */ standardSchema(parseGetApiKeysResponse);
