// Validators of the types in `queries/list-users`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { ListUsersRequest, ListUsersResponse } from "../../queries/list-users.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor } from "../scalars.js";
import { isUser, userDescriptor } from "../shapes/users.js";

/** What a {@link ListUsersRequest} holds. */
export const listUsersRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListUsersRequest", {
  organizationId: organizationIdDescriptor,
});

const listUsersRequestMembers = ["organizationId"];

/** Whether a value is a {@link ListUsersRequest} fit to be sent. */
export function isListUsersRequest(value: unknown): value is ListUsersRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 1 || hasOnly(value, listUsersRequestMembers);
}

/** The value as a {@link ListUsersRequest}, without explicit nulls, or its issues. */
export const parseListUsersRequest = (value: unknown): ParseResult<ListUsersRequest> =>
  parse(isListUsersRequest, listUsersRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link ListUsersRequest} fit to be sent. */
export const explainListUsersRequest = (value: unknown): readonly Issue[] =>
  explain(listUsersRequestDescriptor, value, "strict");
/** {@link parseListUsersRequest} as a Standard Schema. */
export const ListUsersRequestSchema: StandardSchema<ListUsersRequest> =
  /* @__PURE__ */ standardSchema(parseListUsersRequest);

/** What a {@link ListUsersResponse} holds. */
export const listUsersResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ListUsersResponse", {
  users: { kind: "array", of: () => userDescriptor, minItems: 0, maxItems: 100 },
});

/** Whether a value is a {@link ListUsersResponse} as it may be answered. */
export function isListUsersResponse(value: unknown): value is ListUsersResponse {
  if (!isObject(value)) return false;
  const users = value.users;
  if (!Array.isArray(users)) return false;
  for (let i = 0; i < users.length; i++) {
    if (!isUser(users[i])) return false;
  }
  return true;
}

/** The value as a {@link ListUsersResponse}, without explicit nulls, or its issues. */
export const parseListUsersResponse = (value: unknown): ParseResult<ListUsersResponse> =>
  parse(isListUsersResponse, listUsersResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ListUsersResponse} as it may be answered. */
export const explainListUsersResponse = (value: unknown): readonly Issue[] =>
  explain(listUsersResponseDescriptor, value, "tolerant");
/** {@link parseListUsersResponse} as a Standard Schema. */
export const ListUsersResponseSchema: StandardSchema<ListUsersResponse> =
  /* @__PURE__ */ standardSchema(parseListUsersResponse);
