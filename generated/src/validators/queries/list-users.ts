// The types in `queries/list-users`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/list-users.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId } from "../scalars.js";
import { User } from "../shapes/users.js";

function checkListUsersRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type ListUsersRequest = types.ListUsersRequest;
/** Judges and reads a {@link ListUsersRequest} as it is sent. */
export const ListUsersRequest: RecordType<ListUsersRequest> = /* @__PURE__ */ sent(checkListUsersRequest, {
  organizationId: OrganizationId,
});

export type ListUsersResponse = types.ListUsersResponse;
/** Judges and reads a {@link ListUsersResponse} as it is answered. */
export const ListUsersResponse: RecordType<ListUsersResponse> = /* @__PURE__ */ answered({
  users: { kind: "array", of: () => User, minItems: 0, maxItems: 100 },
});
