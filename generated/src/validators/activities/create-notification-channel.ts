// The types in `activities/create-notification-channel`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/create-notification-channel.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { NotificationKind } from "../enums.js";
import { Id, MillisecondTimestamp, OrganizationId, WebhookUrl } from "../scalars.js";
import { PushKeys, QuietHours } from "../shapes/notification-channels.js";

export type CreateNotificationChannelActivity = types.CreateNotificationChannelActivity;
/** Judges and reads a {@link CreateNotificationChannelActivity} as it is answered. */
export const CreateNotificationChannelActivity: RecordType<CreateNotificationChannelActivity> =
  /* @__PURE__ */ extending(() => ActivityBase, {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL"], open: false },
    intent: /* @__PURE__ */ record({ createNotificationChannelIntent: () => CreateNotificationChannelIntent }),
    result: /* @__PURE__ */ record({ "createNotificationChannelResult?": () => CreateNotificationChannelResult }),
  });

function checkCreateNotificationChannelIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  const channelName = value.channelName;
  if (
    typeof channelName !== "string" ||
    (channelName.length > 256 && codePoints(channelName) > 256) ||
    channelName.length === 0
  )
    return false;
  if (!NotificationKind.check(value.kind)) return false;
  const url = value.url;
  if (url !== undefined) {
    present++;
    if (!WebhookUrl.check(url)) return false;
  }
  const pushKeys = value.pushKeys;
  if (pushKeys !== undefined) {
    present++;
    if (!PushKeys.check(pushKeys)) return false;
  }
  const quietHours = value.quietHours;
  if (quietHours !== undefined) {
    present++;
    if (!QuietHours.check(quietHours)) return false;
  }
  return sizeOf(value) === present;
}

export type CreateNotificationChannelIntent = types.CreateNotificationChannelIntent;
/** Judges and reads a {@link CreateNotificationChannelIntent} as it is sent; `received` as it is answered. */
export const CreateNotificationChannelIntent: RecordType<CreateNotificationChannelIntent> = /* @__PURE__ */ sent(
  checkCreateNotificationChannelIntent,
  {
    channelName: { kind: "string", minLength: 1, maxLength: 256, example: "My phone" },
    kind: NotificationKind,
    "url?": WebhookUrl,
    "pushKeys?": () => PushKeys,
    "quietHours?": () => QuietHours,
  },
);

export type CreateNotificationChannelResult = types.CreateNotificationChannelResult;
/** Judges and reads a {@link CreateNotificationChannelResult} as it is answered. */
export const CreateNotificationChannelResult: RecordType<CreateNotificationChannelResult> = /* @__PURE__ */ answered({
  notificationChannelId: Id,
});

function checkCreateNotificationChannelRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkCreateNotificationChannelIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type CreateNotificationChannelRequest = types.CreateNotificationChannelRequest;
/** Judges and reads a {@link CreateNotificationChannelRequest} as it is sent. */
export const CreateNotificationChannelRequest: RecordType<CreateNotificationChannelRequest> = /* @__PURE__ */ sent(
  checkCreateNotificationChannelRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => CreateNotificationChannelIntent,
  },
);

export type CreateNotificationChannelResponse = types.CreateNotificationChannelResponse;
/** Judges and reads a {@link CreateNotificationChannelResponse} as it is answered. */
export const CreateNotificationChannelResponse: RecordType<CreateNotificationChannelResponse> =
  /* @__PURE__ */ answered({ activity: () => CreateNotificationChannelActivity });
