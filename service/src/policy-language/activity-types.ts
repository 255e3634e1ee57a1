// Names of activity types in policies. All versions of a family are one and the same to them: a rule that names one of them
// means the operation. They are known by the name of the first, with which those of most others begin.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import type { ActivityContext } from "./context.js";

const firstOf = new Map<string, string>();
for (const [type, { family, version }] of Object.entries(activityKinds)) if (version === 1) firstOf.set(family, type);

/** The name by which policies know all versions of the family whose version this is; any other text as it is. */
export function nameOfAllVersions(text: string): string {
  if (!Object.hasOwn(activityKinds, text)) return text;
  return firstOf.get(activityKinds[text as ActivityType].family) ?? text;
}

/** The type of an activity without what all types have, and without its version: the same for all versions of a family. */
export function kindOf(type: string): string {
  return type.replace(/^ACTIVITY_TYPE_/, "").replace(/_V\d+$/, "");
}

/** Whether a text can only be part of the names of some versions. */
export function tellsVersion(text: string): boolean {
  return /_V\d*$|_V\d|^V?\d+$/.test(text);
}

const known = new WeakMap<ActivityContext, ActivityContext>();

/** An activity as policies see it, whatever its version. */
export function ofAllVersions(activity: ActivityContext): ActivityContext {
  let seen = known.get(activity);
  if (!seen) known.set(activity, (seen = { ...activity, type: nameOfAllVersions(activity.type) }));
  return seen;
}
