// Where users are told that requests wait for their votes.

import type { NotificationChannel, NotificationKind, PushKeys, QuietHours } from "@countersign/api";
import { timeZone } from "../policy-language/time/zone.js";
import type { NotificationChannelRow } from "../store/notification-channels.js";
import { toTimestamp } from "../store/timestamp.js";

/** As its user sees it: whoever knows the whole URL can write there, so it is not shown again. */
export function toNotificationChannel(row: NotificationChannelRow): NotificationChannel {
  const quietHours = quietHoursOf(row);
  return {
    notificationChannelId: row.id,
    channelName: row.name,
    kind: kindOf(row),
    target: kindOf(row) === "NOTIFICATION_KIND_EMAIL" ? row.target : new URL(row.target).host,
    ...(quietHours && { quietHours }),
    createdAt: toTimestamp(row.created_at),
  };
}

/** The service has written it. */
export function kindOf({ kind }: Pick<NotificationChannelRow, "kind">): NotificationKind {
  return kind as NotificationKind;
}

export function pushKeysOf({ push_keys: keys }: Pick<NotificationChannelRow, "push_keys">): PushKeys | undefined {
  return keys === null ? undefined : (JSON.parse(keys) as PushKeys);
}

function quietHoursOf({ quiet_hours: hours }: Pick<NotificationChannelRow, "quiet_hours">): QuietHours | undefined {
  return hours === null ? undefined : (JSON.parse(hours) as QuietHours);
}

const minute = 60_000;
const minutesOfDay = 24 * 60;

/**
 * For how long nothing is sent from a moment on, in milliseconds; 0 outside of the quiet hours. Where a clock changes in
 * between, it is an hour off.
 *
 * @param now in milliseconds since 1970
 */
export function quietFor(row: Pick<NotificationChannelRow, "quiet_hours">, now: number): number {
  const hours = quietHoursOf(row);
  if (!hours) return 0;
  const zone = timeZone(hours.timeZone);
  if (!zone) return 0;
  const local = Math.floor((now + zone.offsetAt(now)) / minute);
  const [from, to, at] = [minutesOf(hours.from), minutesOf(hours.to), local % minutesOfDay];
  const since = (at - from + minutesOfDay) % minutesOfDay;
  const lasts = (to - from + minutesOfDay) % minutesOfDay;
  return since < lasts ? (lasts - since) * minute - (now % minute) : 0;
}

/** Of `22:05`. */
function minutesOf(time: string): number {
  const [hours = "", minutes = ""] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}
