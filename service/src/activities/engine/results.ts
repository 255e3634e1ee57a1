// Families answer in the newest form of a result; requests of older versions are answered in their own.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { versionOf } from "./traits.js";

/** The result in the form of the version that was submitted; undefined for types without one. */
export function downgradeResult(type: ActivityType, newest: unknown): unknown {
  if (activityKinds[type].resultKey === undefined) return undefined;
  const { resultOf } = versionOf(type);
  return resultOf ? resultOf(newest) : newest;
}
