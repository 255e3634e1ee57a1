// Validators of the types in `queries/get-api-key`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetApiKeyRequest, GetApiKeyResponse } from "../../queries/get-api-key.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { apiKeyIdDescriptor, organizationIdDescriptor } from "../scalars.js";
import { apiKeyDescriptor, isApiKey } from "../shapes/credentials.js";

/** What a {@link GetApiKeyRequest} holds. */
export const getApiKeyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetApiKeyRequest", {
  organizationId: organizationIdDescriptor,
  apiKeyId: apiKeyIdDescriptor,
});

const getApiKeyRequestMembers = ["organizationId", "apiKeyId"];

/** Whether a value is a {@link GetApiKeyRequest} fit to be sent. */
export function isGetApiKeyRequest(value: unknown): value is GetApiKeyRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const apiKeyId = value.apiKeyId;
  if (typeof apiKeyId !== "string" || (apiKeyId.length > 64 && codePoints(apiKeyId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getApiKeyRequestMembers);
}

/** The value as a {@link GetApiKeyRequest}, without explicit nulls, or its issues. */
export const parseGetApiKeyRequest = (value: unknown): ParseResult<GetApiKeyRequest> =>
  parse(isGetApiKeyRequest, getApiKeyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetApiKeyRequest} fit to be sent. */
export const explainGetApiKeyRequest = (value: unknown): readonly Issue[] =>
  explain(getApiKeyRequestDescriptor, value, "strict");
/** {@link parseGetApiKeyRequest} as a Standard Schema. */
export const GetApiKeyRequestSchema: StandardSchema<GetApiKeyRequest> =
  /* @__PURE__ */ standardSchema(parseGetApiKeyRequest);

/** What a {@link GetApiKeyResponse} holds. */
export const getApiKeyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetApiKeyResponse", {
  apiKey: () => apiKeyDescriptor,
});

/** Whether a value is a {@link GetApiKeyResponse} as it may be answered. */
export function isGetApiKeyResponse(value: unknown): value is GetApiKeyResponse {
  if (!isObject(value) || !isApiKey(value.apiKey)) return false;
  return true;
}

/** The value as a {@link GetApiKeyResponse}, without explicit nulls, or its issues. */
export const parseGetApiKeyResponse = (value: unknown): ParseResult<GetApiKeyResponse> =>
  parse(isGetApiKeyResponse, getApiKeyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetApiKeyResponse} as it may be answered. */
export const explainGetApiKeyResponse = (value: unknown): readonly Issue[] =>
  explain(getApiKeyResponseDescriptor, value, "tolerant");
/** {@link parseGetApiKeyResponse} as a Standard Schema. */
export const GetApiKeyResponseSchema: StandardSchema<GetApiKeyResponse> =
  /* @__PURE__ */ standardSchema(parseGetApiKeyResponse);
