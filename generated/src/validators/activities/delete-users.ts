// The types in `activities/delete-users`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/delete-users.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";

export type DeleteUsersActivity = types.DeleteUsersActivity;
/** Judges and reads a {@link DeleteUsersActivity} as it is answered. */
export const DeleteUsersActivity: RecordType<DeleteUsersActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USERS"], open: false },
  intent: /* @__PURE__ */ record({ deleteUsersIntent: () => DeleteUsersIntent }),
  result: /* @__PURE__ */ record({ "deleteUsersResult?": () => DeleteUsersResult }),
});

function checkDeleteUsersIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  const userIds = value.userIds;
  if (!Array.isArray(userIds) || userIds.length > 100 || userIds.length === 0) return false;
  for (let i = 0; i < userIds.length; i++) {
    if (!UserId.check(userIds[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type DeleteUsersIntent = types.DeleteUsersIntent;
/** Judges and reads a {@link DeleteUsersIntent} as it is sent; `received` as it is answered. */
export const DeleteUsersIntent: RecordType<DeleteUsersIntent> = /* @__PURE__ */ sent(checkDeleteUsersIntent, {
  userIds: { kind: "array", of: UserId, minItems: 1, maxItems: 100 },
});

export type DeleteUsersResult = types.DeleteUsersResult;
/** Judges and reads a {@link DeleteUsersResult} as it is answered. */
export const DeleteUsersResult: RecordType<DeleteUsersResult> = /* @__PURE__ */ answered({
  userIds: { kind: "array", of: UserId, minItems: 0, maxItems: 100 },
});

function checkDeleteUsersRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_USERS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteUsersIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteUsersRequest = types.DeleteUsersRequest;
/** Judges and reads a {@link DeleteUsersRequest} as it is sent. */
export const DeleteUsersRequest: RecordType<DeleteUsersRequest> = /* @__PURE__ */ sent(checkDeleteUsersRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_USERS"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => DeleteUsersIntent,
});

export type DeleteUsersResponse = types.DeleteUsersResponse;
/** Judges and reads a {@link DeleteUsersResponse} as it is answered. */
export const DeleteUsersResponse: RecordType<DeleteUsersResponse> = /* @__PURE__ */ answered({
  activity: () => DeleteUsersActivity,
});
