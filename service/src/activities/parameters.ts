// The parameters of an activity, read from the body that is kept of it.

import type { ActivityType, IntentByType } from "@countersign/api";
import type { ActivityRow } from "../store/activities.js";

/** The intent as it was submitted, without members that were null: in requests that means absent. */
export function parametersOf(row: Pick<ActivityRow, "body">): IntentByType[ActivityType] {
  const { parameters } = JSON.parse(row.body) as { parameters: unknown };
  return withoutNulls(parameters) as IntentByType[ActivityType];
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNulls(member)]));
}
