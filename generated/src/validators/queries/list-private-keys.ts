// Validators of the types in `queries/list-private-keys`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListPrivateKeysRequest, ListPrivateKeysResponse } from "../../queries/list-private-keys.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isPrivateKey, privateKeyDescriptor } from "../shapes/private-keys.js";

/** What a {@link ListPrivateKeysRequest} holds. */
export const listPrivateKeysRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ListPrivateKeysRequest",
  extra: false,
  members: [{ name: "organizationId", type: organizationIdDescriptor }],
};

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
export function parseListPrivateKeysRequest(value: unknown): ParseResult<ListPrivateKeysRequest> {
  return parse(isListPrivateKeysRequest, listPrivateKeysRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ListPrivateKeysRequest} fit to be sent. */
export function explainListPrivateKeysRequest(value: unknown): readonly Issue[] {
  return explain(listPrivateKeysRequestDescriptor, value, "strict");
}

/** {@link parseListPrivateKeysRequest} as a Standard Schema. */
export const ListPrivateKeysRequestSchema: StandardSchema<ListPrivateKeysRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseListPrivateKeysRequest,
);

/** What a {@link ListPrivateKeysResponse} holds. */
export const listPrivateKeysResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ListPrivateKeysResponse",
  extra: false,
  members: [
    { name: "privateKeys", type: { kind: "array", of: () => privateKeyDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

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
export function parseListPrivateKeysResponse(value: unknown): ParseResult<ListPrivateKeysResponse> {
  return parse(isListPrivateKeysResponse, listPrivateKeysResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ListPrivateKeysResponse} as it may be answered. */
export function explainListPrivateKeysResponse(value: unknown): readonly Issue[] {
  return explain(listPrivateKeysResponseDescriptor, value, "tolerant");
}

/** {@link parseListPrivateKeysResponse} as a Standard Schema. */
export const ListPrivateKeysResponseSchema: StandardSchema<ListPrivateKeysResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseListPrivateKeysResponse,
);
