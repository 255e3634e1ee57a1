// The types in `activities/delete-user-tags`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-user-tags.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, UserId, UserTagId } from "../scalars.js";

export type DeleteUserTagsActivity = types.DeleteUserTagsActivity;
/** Judges and reads a {@link DeleteUserTagsActivity} as it is answered. */
export const DeleteUserTagsActivity: RecordType<DeleteUserTagsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USER_TAGS"], open: false },
    intent: /* @__PURE__ */ record({ deleteUserTagsIntent: () => DeleteUserTagsIntent }),
    result: /* @__PURE__ */ record({ "deleteUserTagsResult?": () => DeleteUserTagsResult }),
  },
);

function checkDeleteUserTagsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const userTagIds = value.userTagIds;
  if (!Array.isArray(userTagIds) || userTagIds.length > 100 || userTagIds.length === 0) return false;
  for (let i = 0; i < userTagIds.length; i++) {
    if (!UserTagId.check(userTagIds[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type DeleteUserTagsIntent = types.DeleteUserTagsIntent;
/** Judges and reads a {@link DeleteUserTagsIntent} as it is sent; `received` as it is answered. */
export const DeleteUserTagsIntent: RecordType<DeleteUserTagsIntent> = /* @__PURE__ */ sent(checkDeleteUserTagsIntent, {
  userTagIds: { kind: "array", of: UserTagId, minItems: 1, maxItems: 100 },
});

export type DeleteUserTagsResult = types.DeleteUserTagsResult;
/** Judges and reads a {@link DeleteUserTagsResult} as it is answered. */
export const DeleteUserTagsResult: RecordType<DeleteUserTagsResult> = /* @__PURE__ */ answered({
  userTagIds: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
  userIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

function checkDeleteUserTagsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_USER_TAGS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteUserTagsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteUserTagsRequest = types.DeleteUserTagsRequest;
/** Judges and reads a {@link DeleteUserTagsRequest} as it is sent. */
export const DeleteUserTagsRequest: RecordType<DeleteUserTagsRequest> = /* @__PURE__ */ sent(
  checkDeleteUserTagsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USER_TAGS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteUserTagsIntent,
  },
);

export type DeleteUserTagsResponse = types.DeleteUserTagsResponse;
/** Judges and reads a {@link DeleteUserTagsResponse} as it is answered. */
export const DeleteUserTagsResponse: RecordType<DeleteUserTagsResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteUserTagsActivity,
});
