// Bodies of requests, and the parameters of activities that are read from them again.

import type { ActivityType, IntentByType } from "@countersign/api";
import type { ActivityRow } from "../store/activities.js";

/** The intent as it was submitted, without members that were null: in requests that means absent. */
export function parametersOf(row: Pick<ActivityRow, "body">): IntentByType[ActivityType] {
  const { parameters } = JSON.parse(row.body) as { parameters: unknown };
  return withoutNulls(parameters) as IntentByType[ActivityType];
}

/** A body, which is JSON in UTF-8, as text. */
export function bodyText({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString();
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}
