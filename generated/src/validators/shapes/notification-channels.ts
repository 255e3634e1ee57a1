// The types in `shapes/notification-channels`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/notification-channels.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { NotificationKind } from "../enums.js";
import { ActivityId, Id, OrganizationId, UserId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type NotificationChannel = types.NotificationChannel;
/** Judges and reads a {@link NotificationChannel} as it is answered. */
export const NotificationChannel: RecordType<NotificationChannel> = /* @__PURE__ */ answered({
  notificationChannelId: Id,
  channelName: { kind: "string", maxLength: 256, example: "My phone" },
  kind: NotificationKind,
  target: { kind: "string", maxLength: 320, example: "hooks.slack.com" },
  "quietHours?": () => QuietHours,
  createdAt: () => Timestamp,
});
const quietHoursFromPattern = /^([01][0-9]|2[0-3]):[0-5][0-9]$/u;
const quietHoursToPattern = /^([01][0-9]|2[0-3]):[0-5][0-9]$/u;

function checkQuietHours(value: unknown): boolean {
  if (!isObject(value)) return false;
  const from = value.from;
  if (typeof from !== "string" || (from.length > 5 && codePoints(from) > 5) || !quietHoursFromPattern.test(from))
    return false;
  const to = value.to;
  if (typeof to !== "string" || (to.length > 5 && codePoints(to) > 5) || !quietHoursToPattern.test(to)) return false;
  const timeZone = value.timeZone;
  if (typeof timeZone !== "string" || (timeZone.length > 64 && codePoints(timeZone) > 64)) return false;
  return sizeOf(value) === 3;
}

export type QuietHours = types.QuietHours;
/** Judges and reads a {@link QuietHours} as it is sent; `received` as it is answered. */
export const QuietHours: RecordType<QuietHours> = /* @__PURE__ */ sent(checkQuietHours, {
  from: { kind: "string", maxLength: 5, example: "22:00", pattern: quietHoursFromPattern },
  to: { kind: "string", maxLength: 5, example: "07:00", pattern: quietHoursToPattern },
  timeZone: { kind: "string", maxLength: 64, example: "Europe/Berlin" },
});

/** Whether a text matches `^[A-Za-z0-9_-]{87}$`. */
function matchesPushKeysP256dh(text: string): boolean {
  if (text.length < 87 || text.length > 87) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!(
      (code >= 65 && code <= 90) ||
      (code >= 97 && code <= 122) ||
      (code >= 48 && code <= 57) ||
      code === 95 ||
      code === 45
    ))
      return false;
  }
  return true;
}

/** Whether a text matches `^[A-Za-z0-9_-]{22}$`. */
function matchesPushKeysAuth(text: string): boolean {
  if (text.length < 22 || text.length > 22) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!(
      (code >= 65 && code <= 90) ||
      (code >= 97 && code <= 122) ||
      (code >= 48 && code <= 57) ||
      code === 95 ||
      code === 45
    ))
      return false;
  }
  return true;
}

function checkPushKeys(value: unknown): boolean {
  if (!isObject(value)) return false;
  const p256dh = value.p256dh;
  if (typeof p256dh !== "string" || (p256dh.length > 87 && codePoints(p256dh) > 87) || !matchesPushKeysP256dh(p256dh))
    return false;
  const auth = value.auth;
  if (typeof auth !== "string" || (auth.length > 22 && codePoints(auth) > 22) || !matchesPushKeysAuth(auth))
    return false;
  return sizeOf(value) === 2;
}

const pushKeysP256dhPattern = /^[A-Za-z0-9_-]{87}$/u;
const pushKeysAuthPattern = /^[A-Za-z0-9_-]{22}$/u;

export type PushKeys = types.PushKeys;
/** Judges and reads a {@link PushKeys} as it is sent; `received` as it is answered. */
export const PushKeys: RecordType<PushKeys> = /* @__PURE__ */ sent(checkPushKeys, {
  p256dh: {
    kind: "string",
    maxLength: 87,
    example: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    pattern: pushKeysP256dhPattern,
  },
  auth: { kind: "string", maxLength: 22, example: "BTBZMqHH6r4Tts7J_aSIgg", pattern: pushKeysAuthPattern },
});

export type VotesWanted = types.VotesWanted;
/** Judges and reads a {@link VotesWanted} as it is answered. */
export const VotesWanted: RecordType<VotesWanted> = /* @__PURE__ */ answered({
  type: { kind: "enum", name: "VOTES_WANTED", values: ["VOTES_WANTED"], open: false },
  notificationChannelId: Id,
  userId: UserId,
  organizationId: OrganizationId,
  organizationName: { kind: "string", maxLength: 256, example: "Treasury" },
  requests: { kind: "array", of: () => WaitingRequest, minItems: 1, maxItems: 100 },
  count: { kind: "int32" },
  "link?": { kind: "string", maxLength: 2048 },
});

export type WaitingRequest = types.WaitingRequest;
/** Judges and reads a {@link WaitingRequest} as it is answered. */
export const WaitingRequest: RecordType<WaitingRequest> = /* @__PURE__ */ answered({
  activityId: ActivityId,
  title: { kind: "string", maxLength: 256, example: "Sign transaction" },
  lines: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
});
