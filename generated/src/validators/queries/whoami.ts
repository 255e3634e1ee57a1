// The types in `queries/whoami`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type * as types from "../../queries/whoami.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { OrganizationId, OrganizationName, UserId, UserName } from "../scalars.js";

function checkWhoamiRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  return sizeOf(value) === 1;
}

export type WhoamiRequest = types.WhoamiRequest;
/** Judges and reads a {@link WhoamiRequest} as it is sent. */
export const WhoamiRequest: RecordType<WhoamiRequest> = /* @__PURE__ */ sent(checkWhoamiRequest, {
  organizationId: OrganizationId,
});

export type WhoamiResponse = types.WhoamiResponse;
/** Judges and reads a {@link WhoamiResponse} as it is answered. */
export const WhoamiResponse: RecordType<WhoamiResponse> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  organizationName: OrganizationName,
  userId: UserId,
  username: UserName,
});
