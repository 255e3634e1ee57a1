// The types in `activities/update-user`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/update-user.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Email, MillisecondTimestamp, OrganizationId, PhoneNumber, UserId, UserName, UserTagId } from "../scalars.js";

export type UpdateUserActivity = types.UpdateUserActivity;
/** Judges and reads a {@link UpdateUserActivity} as it is answered. */
export const UpdateUserActivity: RecordType<UpdateUserActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER"], open: false },
  intent: /* @__PURE__ */ record({ updateUserIntent: () => UpdateUserIntent }),
  result: /* @__PURE__ */ record({ "updateUserResult?": () => UpdateUserResult }),
});

function checkUpdateUserIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!UserId.check(value.userId)) return false;
  const userName = value.userName;
  if (userName !== undefined) {
    present++;
    if (!UserName.check(userName)) return false;
  }
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const userTagIds = value.userTagIds;
  if (userTagIds !== undefined) {
    present++;
    if (!Array.isArray(userTagIds) || userTagIds.length > 100) return false;
    for (let i = 0; i < userTagIds.length; i++) {
      if (!UserTagId.check(userTagIds[i])) return false;
    }
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (!PhoneNumber.check(userPhoneNumber)) return false;
  }
  return sizeOf(value) === present;
}

export type UpdateUserIntent = types.UpdateUserIntent;
/** Judges and reads a {@link UpdateUserIntent} as it is sent; `received` as it is answered. */
export const UpdateUserIntent: RecordType<UpdateUserIntent> = /* @__PURE__ */ sent(checkUpdateUserIntent, {
  userId: UserId,
  "userName?": UserName,
  "userEmail?": Email,
  "userTagIds?": { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
  "userPhoneNumber?": PhoneNumber,
});

export type UpdateUserResult = types.UpdateUserResult;
/** Judges and reads a {@link UpdateUserResult} as it is answered. */
export const UpdateUserResult: RecordType<UpdateUserResult> = /* @__PURE__ */ answered({ userId: UserId });

function checkUpdateUserRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateUserIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateUserRequest = types.UpdateUserRequest;
/** Judges and reads a {@link UpdateUserRequest} as it is sent. */
export const UpdateUserRequest: RecordType<UpdateUserRequest> = /* @__PURE__ */ sent(checkUpdateUserRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => UpdateUserIntent,
});

export type UpdateUserResponse = types.UpdateUserResponse;
/** Judges and reads a {@link UpdateUserResponse} as it is answered. */
export const UpdateUserResponse: RecordType<UpdateUserResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateUserActivity,
});
