// Activities that may still be voted on.

import type { Activity, ActivityStatus } from "@countersign/api";

export const waitingStatuses: readonly ActivityStatus[] = [
  "ACTIVITY_STATUS_CONSENSUS_NEEDED",
  "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED",
];

export function isWaiting({ status }: Pick<Activity, "status">): boolean {
  return waitingStatuses.some((each) => each === status);
}
