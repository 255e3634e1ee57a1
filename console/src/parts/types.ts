// The kinds of activities that policies decide on.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { titleOf } from "../check/words.js";

/** Of every operation, the newest version, by title. */
export const newestTypes: readonly ActivityType[] = newest();

function newest(): readonly ActivityType[] {
  const types = new Map<string, ActivityType>();
  for (const [type, { family, version, submittable }] of Object.entries(activityKinds)) {
    // Votes have no policies of their own.
    if (!submittable || family === "approveActivity" || family === "rejectActivity") continue;
    const known = types.get(family);
    if (known === undefined || activityKinds[known].version < version) types.set(family, type as ActivityType);
  }
  return [...types.values()].sort((one, other) => titleOf(one).localeCompare(titleOf(other)));
}
