// Validators of the types in `queries/get-private-key`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetPrivateKeyRequest, GetPrivateKeyResponse } from "../../queries/get-private-key.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor, privateKeyIdDescriptor } from "../scalars.js";
import { isPrivateKey, privateKeyDescriptor } from "../shapes/private-keys.js";

/** What a {@link GetPrivateKeyRequest} holds. */
export const getPrivateKeyRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetPrivateKeyRequest", {
  organizationId: organizationIdDescriptor,
  privateKeyId: privateKeyIdDescriptor,
});

const getPrivateKeyRequestMembers = ["organizationId", "privateKeyId"];

/** Whether a value is a {@link GetPrivateKeyRequest} fit to be sent. */
export function isGetPrivateKeyRequest(value: unknown): value is GetPrivateKeyRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const privateKeyId = value.privateKeyId;
  if (typeof privateKeyId !== "string" || (privateKeyId.length > 64 && codePoints(privateKeyId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getPrivateKeyRequestMembers);
}

/** The value as a {@link GetPrivateKeyRequest}, without explicit nulls, or its issues. */
export const parseGetPrivateKeyRequest = (value: unknown): ParseResult<GetPrivateKeyRequest> =>
  parse(isGetPrivateKeyRequest, getPrivateKeyRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetPrivateKeyRequest} fit to be sent. */
export const explainGetPrivateKeyRequest = (value: unknown): readonly Issue[] =>
  explain(getPrivateKeyRequestDescriptor, value, "strict");
/** {@link parseGetPrivateKeyRequest} as a Standard Schema. */
export const GetPrivateKeyRequestSchema: StandardSchema<GetPrivateKeyRequest> =
  /* @__PURE__ */ standardSchema(parseGetPrivateKeyRequest);

/** What a {@link GetPrivateKeyResponse} holds. */
export const getPrivateKeyResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetPrivateKeyResponse", {
  privateKey: () => privateKeyDescriptor,
});

/** Whether a value is a {@link GetPrivateKeyResponse} as it may be answered. */
export function isGetPrivateKeyResponse(value: unknown): value is GetPrivateKeyResponse {
  if (!isObject(value) || !isPrivateKey(value.privateKey)) return false;
  return true;
}

/** The value as a {@link GetPrivateKeyResponse}, without explicit nulls, or its issues. */
export const parseGetPrivateKeyResponse = (value: unknown): ParseResult<GetPrivateKeyResponse> =>
  parse(isGetPrivateKeyResponse, getPrivateKeyResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetPrivateKeyResponse} as it may be answered. */
export const explainGetPrivateKeyResponse = (value: unknown): readonly Issue[] =>
  explain(getPrivateKeyResponseDescriptor, value, "tolerant");
/** {@link parseGetPrivateKeyResponse} as a Standard Schema. */
export const GetPrivateKeyResponseSchema: StandardSchema<GetPrivateKeyResponse> =
  /* @__PURE__ */ standardSchema(parseGetPrivateKeyResponse);
