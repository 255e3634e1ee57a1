// Points in time and spans, as text.

import { t } from "./index.js";

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** A point in time as the API has it, in milliseconds. */
export function toMilliseconds({ seconds, nanos }: { readonly seconds: string; readonly nanos: string }): number {
  return Number(seconds) * 1000 + Number(nanos) / 1e6;
}

/** Local time. */
export function exactTime(milliseconds: number): string {
  return Number.isFinite(milliseconds) && Math.abs(milliseconds) < 8e15 ? exact.format(milliseconds) : t.common.unknown;
}

/** A span in its greatest unit. */
export function spanOf(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  if (seconds < 60) return t.units.second(seconds);
  if (seconds < 3600) return t.units.minute(Math.round(seconds / 60));
  if (seconds < 2 * 86_400) return t.units.hour(Math.round(seconds / 3600));
  return t.units.day(Math.round(seconds / 86_400));
}
