// Validators of the types in `queries/list-user-tags`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListUserTagsRequest, ListUserTagsResponse } from "../../queries/list-user-tags.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isTag, tagDescriptor } from "../shapes/tags.js";

/** What a {@link ListUserTagsRequest} holds. */
export const listUserTagsRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListUserTagsRequest", {
  organizationId: organizationIdDescriptor,
});

const listUserTagsRequestMembers = ["organizationId"];

/** Whether a value is a {@link ListUserTagsRequest} fit to be sent. */
export function isListUserTagsRequest(value: unknown): value is ListUserTagsRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, listUserTagsRequestMembers);
}

/** The value as a {@link ListUserTagsRequest}, without explicit nulls, or its issues. */
export const parseListUserTagsRequest = (value: unknown): ParseResult<ListUserTagsRequest> =>
  parse(isListUserTagsRequest, listUserTagsRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListUserTagsRequest} fit to be sent. */
export const explainListUserTagsRequest = (value: unknown): readonly Issue[] =>
  explain(listUserTagsRequestDescriptor, value, "strict");
/** {@link parseListUserTagsRequest} as a Standard Schema. */
export const ListUserTagsRequestSchema: StandardSchema<ListUserTagsRequest> =
  /* @__PURE__ */ standardSchema(parseListUserTagsRequest);

/** What a {@link ListUserTagsResponse} holds. */
export const listUserTagsResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListUserTagsResponse", {
  userTags: { kind: "array", of: () => tagDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ListUserTagsResponse} as it may be answered. */
export function isListUserTagsResponse(value: unknown): value is ListUserTagsResponse {
  if (!isObject(value)) return false;
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (!isTag(userTags[i])) return false;
  }
  return true;
}

/** The value as a {@link ListUserTagsResponse}, without explicit nulls, or its issues. */
export const parseListUserTagsResponse = (value: unknown): ParseResult<ListUserTagsResponse> =>
  parse(isListUserTagsResponse, listUserTagsResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListUserTagsResponse} as it may be answered. */
export const explainListUserTagsResponse = (value: unknown): readonly Issue[] =>
  explain(listUserTagsResponseDescriptor, value, "tolerant");
/** {@link parseListUserTagsResponse} as a Standard Schema. */
export const ListUserTagsResponseSchema: StandardSchema<ListUserTagsResponse> =
  /* @__PURE__ */ standardSchema(parseListUserTagsResponse);
