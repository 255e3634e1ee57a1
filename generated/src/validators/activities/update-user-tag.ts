// The types in `activities/update-user-tag`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/update-user-tag.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, TagName, UserId, UserTagId } from "../scalars.js";

export type UpdateUserTagActivity = types.UpdateUserTagActivity;
/** Judges and reads a {@link UpdateUserTagActivity} as it is answered. */
export const UpdateUserTagActivity: RecordType<UpdateUserTagActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_TAG"], open: false },
  intent: /* @__PURE__ */ record({ updateUserTagIntent: () => UpdateUserTagIntent }),
  result: /* @__PURE__ */ record({ "updateUserTagResult?": () => UpdateUserTagResult }),
});

function checkUpdateUserTagIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!UserTagId.check(value.userTagId)) return false;
  const newUserTagName = value.newUserTagName;
  if (newUserTagName !== undefined) {
    present++;
    if (!TagName.check(newUserTagName)) return false;
  }
  const addUserIds = value.addUserIds;
  if (!Array.isArray(addUserIds) || addUserIds.length > 100) return false;
  for (let i = 0; i < addUserIds.length; i++) {
    if (!UserId.check(addUserIds[i])) return false;
  }
  const removeUserIds = value.removeUserIds;
  if (!Array.isArray(removeUserIds) || removeUserIds.length > 100) return false;
  for (let i = 0; i < removeUserIds.length; i++) {
    if (!UserId.check(removeUserIds[i])) return false;
  }
  return sizeOf(value) === present;
}

export type UpdateUserTagIntent = types.UpdateUserTagIntent;
/** Judges and reads a {@link UpdateUserTagIntent} as it is sent; `received` as it is answered. */
export const UpdateUserTagIntent: RecordType<UpdateUserTagIntent> = /* @__PURE__ */ sent(checkUpdateUserTagIntent, {
  userTagId: UserTagId,
  "newUserTagName?": TagName,
  addUserIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
  removeUserIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

export type UpdateUserTagResult = types.UpdateUserTagResult;
/** Judges and reads a {@link UpdateUserTagResult} as it is answered. */
export const UpdateUserTagResult: RecordType<UpdateUserTagResult> = /* @__PURE__ */ answered({ userTagId: UserTagId });

function checkUpdateUserTagRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_UPDATE_USER_TAG") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkUpdateUserTagIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type UpdateUserTagRequest = types.UpdateUserTagRequest;
/** Judges and reads a {@link UpdateUserTagRequest} as it is sent. */
export const UpdateUserTagRequest: RecordType<UpdateUserTagRequest> = /* @__PURE__ */ sent(checkUpdateUserTagRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_UPDATE_USER_TAG"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => UpdateUserTagIntent,
});

export type UpdateUserTagResponse = types.UpdateUserTagResponse;
/** Judges and reads a {@link UpdateUserTagResponse} as it is answered. */
export const UpdateUserTagResponse: RecordType<UpdateUserTagResponse> = /* @__PURE__ */ answered({
  activity: () => UpdateUserTagActivity,
});
