// Waits for an activity that others have to approve.

import { getActivity } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { isWaiting } from "../check/waiting.js";
import { t } from "../texts/index.js";
import { reads, signedIn } from "./connection.js";

/** Between the first two queries, and at most. */
const [shortestMs, longestMs] = [500, 5000];

/**
 * The activity once it is completed.
 *
 * @param onWaiting called before each pause
 * @throws Error that says why it was not completed
 */
export async function untilDone(
  first: Activity,
  { signal, onWaiting }: { readonly signal: AbortSignal; readonly onWaiting: (activityId: string) => void },
): Promise<Activity> {
  let activity = first;
  let pauseMs = shortestMs;
  while (isWaiting(activity) || activity.status === "ACTIVITY_STATUS_PENDING") {
    onWaiting(activity.id);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(2 * pauseMs, longestMs);
    signal.throwIfAborted();
    const { organizationId, id } = activity;
    activity = (await getActivity(reads(signedIn()), { organizationId, activityId: id }, { signal })).activity;
  }
  if (activity.status === "ACTIVITY_STATUS_COMPLETED") return activity;
  throw new Error(activity.failure?.message ?? t.submit.rejected);
}
