// Waiting until an activity has ended.

import type { Activity } from "./activity.js";
import type { Connection } from "./runtime/client.js";
import type { WaitOptions, WaitOutcome } from "./runtime/wait.js";
import { getActivity } from "./queries/get-activity.js";
import { waitFor } from "./runtime/wait.js";

/** How an activity ended, or why the waiting did. Look at `outcome`. */
export type ActivityOutcome<Of extends Activity = Activity> = WaitOutcome<
  Of,
  "completed" | "failed" | "rejected" | "consensusNeeded" | "authenticatorsNeeded"
>;
const rules = {
  field: "status",
  pending: ["ACTIVITY_STATUS_CREATED", "ACTIVITY_STATUS_PENDING"],
  final: {
    ACTIVITY_STATUS_COMPLETED: "completed",
    ACTIVITY_STATUS_FAILED: "failed",
    ACTIVITY_STATUS_REJECTED: "rejected",
    ACTIVITY_STATUS_CONSENSUS_NEEDED: "consensusNeeded",
    ACTIVITY_STATUS_AUTHENTICATORS_NEEDED: "authenticatorsNeeded",
  },
} as const;

/**
 * Reads an activity by `getActivity` until it has ended, the time is over or the signal is aborted, and says
 * which of these it was. Where `activity` is a whole record that has ended already, nothing is sent.
 *
 * @throws ApiError where a read fails for good
 */
export function waitForActivity(
  connection: Connection,
  activity: Activity | Pick<Activity, "organizationId" | "id">,
  options?: WaitOptions,
): Promise<ActivityOutcome> {
  const input = { organizationId: activity.organizationId, activityId: activity.id };
  const first = "status" in activity ? activity : undefined;
  async function read(signal: AbortSignal): Promise<Activity> {
    const answer = await getActivity(connection, input, { signal });
    return answer.activity;
  }
  return waitFor(read, first, rules, options);
}
