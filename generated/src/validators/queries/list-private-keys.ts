// Validators of the types in `queries/list-private-keys`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListPrivateKeysRequest, ListPrivateKeysResponse } from "../../queries/list-private-keys.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isPrivateKey, privateKeyDescriptor } from "../shapes/private-keys.js";

/** What a {@link ListPrivateKeysRequest} holds. */
export const listPrivateKeysRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListPrivateKeysRequest", {
  organizationId: organizationIdDescriptor,
});

const listPrivateKeysRequestMembers = ["organizationId"];

/** Whether a value is a {@link ListPrivateKeysRequest} fit to be sent. */
export function isListPrivateKeysRequest(value: unknown): value is ListPrivateKeysRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, listPrivateKeysRequestMembers);
}

/** The value as a {@link ListPrivateKeysRequest}, without explicit nulls, or its issues. */
export const parseListPrivateKeysRequest = (value: unknown): ParseResult<ListPrivateKeysRequest> =>
  parse(isListPrivateKeysRequest, listPrivateKeysRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListPrivateKeysRequest} fit to be sent. */
export const explainListPrivateKeysRequest = (value: unknown): readonly Issue[] =>
  explain(listPrivateKeysRequestDescriptor, value, "strict");
/** {@link parseListPrivateKeysRequest} as a Standard Schema. */
export const ListPrivateKeysRequestSchema: StandardSchema<ListPrivateKeysRequest> =
  /* @__PURE__ */ standardSchema(parseListPrivateKeysRequest);

/** What a {@link ListPrivateKeysResponse} holds. */
export const listPrivateKeysResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListPrivateKeysResponse", {
  privateKeys: { kind: "array", of: () => privateKeyDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ListPrivateKeysResponse} as it may be answered. */
export function isListPrivateKeysResponse(value: unknown): value is ListPrivateKeysResponse {
  if (!isObject(value)) return false;
  const privateKeys = value.privateKeys;
  if (!Array.isArray(privateKeys)) return false;
  for (let i = 0; i < privateKeys.length; i++) {
    if (!isPrivateKey(privateKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link ListPrivateKeysResponse}, without explicit nulls, or its issues. */
export const parseListPrivateKeysResponse = (value: unknown): ParseResult<ListPrivateKeysResponse> =>
  parse(isListPrivateKeysResponse, listPrivateKeysResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListPrivateKeysResponse} as it may be answered. */
export const explainListPrivateKeysResponse = (value: unknown): readonly Issue[] =>
  explain(listPrivateKeysResponseDescriptor, value, "tolerant");
/** {@link parseListPrivateKeysResponse} as a Standard Schema. */
export const ListPrivateKeysResponseSchema: StandardSchema<ListPrivateKeysResponse> =
  /* @__PURE__ */ standardSchema(parseListPrivateKeysResponse);
