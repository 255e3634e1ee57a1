// The types in `queries/get-user`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/get-user.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, UserId } from "../scalars.js";
import { User } from "../shapes/users.js";

function checkGetUserRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  if (!UserId.check(value.userId)) return false;
  return sizeOf(value) === 2;
}

export type GetUserRequest = types.GetUserRequest;
/** Judges and reads a {@link GetUserRequest} as it is sent. */
export const GetUserRequest: RecordType<GetUserRequest> = /* @__PURE__ */ sent(checkGetUserRequest, {
  organizationId: OrganizationId,
  userId: UserId,
});

export type GetUserResponse = types.GetUserResponse;
/** Judges and reads a {@link GetUserResponse} as it is answered. */
export const GetUserResponse: RecordType<GetUserResponse> = /* @__PURE__ */ answered({ user: () => User });
