// The initiator's own vote, which is kept with the activity.

import { hash } from "node:crypto";

/**
 * The id of the initiator's vote: another than the activity's, and always the same. A UUID of version 8 (RFC 9562 §5.8) made
 * of a hash of the activity's.
 */
export function firstVoteId(activityId: string): string {
  const digits = hash("sha256", `first vote of ${activityId}`);
  const variant = ((parseInt(digits.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
