// Validators of the types in `queries/list-private-key-tags`. What is sent is held strictly: bounds count, unknown
// members are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListPrivateKeyTagsRequest, ListPrivateKeyTagsResponse } from "../../queries/list-private-key-tags.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isTag, tagDescriptor } from "../shapes/tags.js";

/** What a {@link ListPrivateKeyTagsRequest} holds. */
export const listPrivateKeyTagsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListPrivateKeyTagsRequest",
  { organizationId: organizationIdDescriptor },
);

const listPrivateKeyTagsRequestMembers = ["organizationId"];

/** Whether a value is a {@link ListPrivateKeyTagsRequest} fit to be sent. */
export function isListPrivateKeyTagsRequest(value: unknown): value is ListPrivateKeyTagsRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, listPrivateKeyTagsRequestMembers);
}

/** The value as a {@link ListPrivateKeyTagsRequest}, without explicit nulls, or its issues. */
export const parseListPrivateKeyTagsRequest = (value: unknown): ParseResult<ListPrivateKeyTagsRequest> =>
  parse(isListPrivateKeyTagsRequest, listPrivateKeyTagsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListPrivateKeyTagsRequest} fit to be sent. */
export const explainListPrivateKeyTagsRequest = (value: unknown): readonly Issue[] =>
  explain(listPrivateKeyTagsRequestDescriptor, value, "strict");
/** {@link parseListPrivateKeyTagsRequest} as a Standard Schema. */
export const ListPrivateKeyTagsRequestSchema: StandardSchema<ListPrivateKeyTagsRequest> =
  /* @__PURE__ */ standardSchema(parseListPrivateKeyTagsRequest);

/** What a {@link ListPrivateKeyTagsResponse} holds. */
export const listPrivateKeyTagsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record(
  "ListPrivateKeyTagsResponse",
  { privateKeyTags: { kind: "array", of: () => tagDescriptor, minItems: 0, maxItems: 100 } },
);

/** Whether a value is a {@link ListPrivateKeyTagsResponse} as it may be answered. */
export function isListPrivateKeyTagsResponse(value: unknown): value is ListPrivateKeyTagsResponse {
  if (!isObject(value)) return false;
  const privateKeyTags = value.privateKeyTags;
  if (!Array.isArray(privateKeyTags)) return false;
  for (let i = 0; i < privateKeyTags.length; i++) {
    if (!isTag(privateKeyTags[i])) return false;
  }
  return true;
}

/** The value as a {@link ListPrivateKeyTagsResponse}, without explicit nulls, or its issues. */
export const parseListPrivateKeyTagsResponse = (value: unknown): ParseResult<ListPrivateKeyTagsResponse> =>
  parse(isListPrivateKeyTagsResponse, listPrivateKeyTagsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListPrivateKeyTagsResponse} as it may be answered. */
export const explainListPrivateKeyTagsResponse = (value: unknown): readonly Issue[] =>
  explain(listPrivateKeyTagsResponseDescriptor, value, "tolerant");
/** {@link parseListPrivateKeyTagsResponse} as a Standard Schema. */
export const ListPrivateKeyTagsResponseSchema: StandardSchema<ListPrivateKeyTagsResponse> =
  /* @__PURE__ */ standardSchema(parseListPrivateKeyTagsResponse);
