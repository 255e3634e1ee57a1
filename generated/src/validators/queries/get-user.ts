// Validators of the types in `queries/get-user`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { GetUserRequest, GetUserResponse } from "../../queries/get-user.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { organizationIdDescriptor, userIdDescriptor } from "../scalars.js";
import { isUser, userDescriptor } from "../shapes/users.js";

/** What a {@link GetUserRequest} holds. */
export const getUserRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetUserRequest",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "userId", type: userIdDescriptor },
  ],
};

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
export function parseGetUserRequest(value: unknown): ParseResult<GetUserRequest> {
  return parse(isGetUserRequest, getUserRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link GetUserRequest} fit to be sent. */
export function explainGetUserRequest(value: unknown): readonly Issue[] {
  return explain(getUserRequestDescriptor, value, "strict");
}

/** {@link parseGetUserRequest} as a Standard Schema. */
export const GetUserRequestSchema: StandardSchema<GetUserRequest> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetUserRequest,
);

/** What a {@link GetUserResponse} holds. */
export const getUserResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "GetUserResponse",
  extra: false,
  members: [{ name: "user", type: () => userDescriptor }],
};

/** Whether a value is a {@link GetUserResponse} as it may be answered. */
export function isGetUserResponse(value: unknown): value is GetUserResponse {
  if (!isObject(value)) return false;
  if (!isUser(value.user)) return false;
  return true;
}

/** The value as a {@link GetUserResponse}, without explicit nulls, or its issues. */
export function parseGetUserResponse(value: unknown): ParseResult<GetUserResponse> {
  return parse(isGetUserResponse, getUserResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link GetUserResponse} as it may be answered. */
export function explainGetUserResponse(value: unknown): readonly Issue[] {
  return explain(getUserResponseDescriptor, value, "tolerant");
}

/** {@link parseGetUserResponse} as a Standard Schema. */
export const GetUserResponseSchema: StandardSchema<GetUserResponse> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseGetUserResponse,
);
