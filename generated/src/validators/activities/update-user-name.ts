// The types in `activities/update-user-name`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/update-user-name.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, UserId, UserName } from "../scalars.js";

export type UpdateUserNameActivity = types.UpdateUserNameActivity;
/** Judges and reads a {@link UpdateUserNameActivity} as it is answered. */
export const UpdateUserNameActivity: RecordType<UpdateUserNameActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_NAME"], open: false },
    intent: /* @__PURE__ */ record({ updateUserNameIntent: () => UpdateUserNameIntent }),
    result: /* @__PURE__ */ record({ "updateUserNameResult?": () => UpdateUserNameResult }),
  },
);

function checkUpdateUserNameIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  if (!UserName.check(value.userName)) return false;
  return sizeOf(value) === 2;
}

export type UpdateUserNameIntent = types.UpdateUserNameIntent;
/** Judges and reads a {@link UpdateUserNameIntent} as it is sent; `received` as it is answered. */
export const UpdateUserNameIntent: RecordType<UpdateUserNameIntent> = /* @__PURE__ */ sent(checkUpdateUserNameIntent, {
  userId: UserId,
  userName: UserName,
});

export type UpdateUserNameResult = types.UpdateUserNameResult;
/** Judges and reads a {@link UpdateUserNameResult} as it is answered. */
export const UpdateUserNameResult: RecordType<UpdateUserNameResult> = /* @__PURE__ */ answered({ userId: UserId });

function checkUpdateUserNameRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_NAME") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateUserNameIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateUserNameRequest = types.UpdateUserNameRequest;
/** Judges and reads a {@link UpdateUserNameRequest} as it is sent. */
export const UpdateUserNameRequest: RecordType<UpdateUserNameRequest> = /* @__PURE__ */ sent(
  checkUpdateUserNameRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_NAME"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => UpdateUserNameIntent,
  },
);

export type UpdateUserNameResponse = types.UpdateUserNameResponse;
/** Judges and reads a {@link UpdateUserNameResponse} as it is answered. */
export const UpdateUserNameResponse: RecordType<UpdateUserNameResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateUserNameActivity,
});
