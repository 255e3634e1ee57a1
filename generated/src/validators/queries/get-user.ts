// Validators of the types in `queries/get-user`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetUserRequest, GetUserResponse } from "../../queries/get-user.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { isUser, userDescriptor } from "../shapes/users.js";

/** What a {@link GetUserRequest} holds. */
export const getUserRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetUserRequest", {
  organizationId: organizationIdDescriptor,
  userId: userIdDescriptor,
});

const getUserRequestMembers = ["organizationId", "userId"];

/** Whether a value is a {@link GetUserRequest} fit to be sent. */
export function isGetUserRequest(value: unknown): value is GetUserRequest {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
    return false;
  const userId = value.userId;
  if (typeof userId !== "string" || (userId.length > 64 && codePoints(userId) > 64)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, getUserRequestMembers);
}

/** The value as a {@link GetUserRequest}, without explicit nulls, or its issues. */
export const parseGetUserRequest = (value: unknown): ParseResult<GetUserRequest> =>
  parse(isGetUserRequest, getUserRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link GetUserRequest} fit to be sent. */
export const explainGetUserRequest = (value: unknown): readonly Issue[] =>
  explain(getUserRequestDescriptor, value, "strict");
/** {@link parseGetUserRequest} as a Standard Schema. */
export const GetUserRequestSchema: StandardSchema<GetUserRequest> = /* @__PURE__ */ standardSchema(parseGetUserRequest);

/** What a {@link GetUserResponse} holds. */
export const getUserResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("GetUserResponse", {
  user: () => userDescriptor,
});

/** Whether a value is a {@link GetUserResponse} as it may be answered. */
export function isGetUserResponse(value: unknown): value is GetUserResponse {
  if (!isObject(value) || !isUser(value.user)) return false;
  return true;
}

/** The value as a {@link GetUserResponse}, without explicit nulls, or its issues. */
export const parseGetUserResponse = (value: unknown): ParseResult<GetUserResponse> =>
  parse(isGetUserResponse, getUserResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link GetUserResponse} as it may be answered. */
export const explainGetUserResponse = (value: unknown): readonly Issue[] =>
  explain(getUserResponseDescriptor, value, "tolerant");
/** {@link parseGetUserResponse} as a Standard Schema. */
export const GetUserResponseSchema: StandardSchema<GetUserResponse> =
  /* @__PURE__ */ standardSchema(parseGetUserResponse);
