// The types in `activities/delete-notification-channel`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-notification-channel.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { Id, MillisecondTimestamp, OrganizationId } from "../scalars.js";

export type DeleteNotificationChannelActivity = types.DeleteNotificationChannelActivity;
/** Judges and reads a {@link DeleteNotificationChannelActivity} as it is answered. */
export const DeleteNotificationChannelActivity: RecordType<DeleteNotificationChannelActivity> =
  /* @__PURE__ */ extending(() => ActivityBase, {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL"], open: false },
    intent: /* @__PURE__ */ record({ deleteNotificationChannelIntent: () => DeleteNotificationChannelIntent }),
    result: /* @__PURE__ */ record({ "deleteNotificationChannelResult?": () => DeleteNotificationChannelResult }),
  });

function checkDeleteNotificationChannelIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!Id.check(value.notificationChannelId)) return false;
  return sizeOf(value) === 1;
}

export type DeleteNotificationChannelIntent = types.DeleteNotificationChannelIntent;
/** Judges and reads a {@link DeleteNotificationChannelIntent} as it is sent; `received` as it is answered. */
export const DeleteNotificationChannelIntent: RecordType<DeleteNotificationChannelIntent> = /* @__PURE__ */ sent(
  checkDeleteNotificationChannelIntent,
  { notificationChannelId: Id },
);

export type DeleteNotificationChannelResult = types.DeleteNotificationChannelResult;
/** Judges and reads a {@link DeleteNotificationChannelResult} as it is answered. */
export const DeleteNotificationChannelResult: RecordType<DeleteNotificationChannelResult> = /* @__PURE__ */ answered({
  notificationChannelId: Id,
});

function checkDeleteNotificationChannelRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeleteNotificationChannelIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeleteNotificationChannelRequest = types.DeleteNotificationChannelRequest;
/** Judges and reads a {@link DeleteNotificationChannelRequest} as it is sent. */
export const DeleteNotificationChannelRequest: RecordType<DeleteNotificationChannelRequest> = /* @__PURE__ */ sent(
  checkDeleteNotificationChannelRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeleteNotificationChannelIntent,
  },
);

export type DeleteNotificationChannelResponse = types.DeleteNotificationChannelResponse;
/** Judges and reads a {@link DeleteNotificationChannelResponse} as it is answered. */
export const DeleteNotificationChannelResponse: RecordType<DeleteNotificationChannelResponse> =
  /* @__PURE__ */ answered({ activity: () => DeleteNotificationChannelActivity });
