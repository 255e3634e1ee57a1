// Users who are to join the root quorum. Who approves that relies on a user as they were when it was asked for: whoever
// may add credentials could add one in between, and it would become a root user's.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Organization } from "../../organizations/organization.js";

/**
 * Refuses users who have changed since they were proposed.
 *
 * @param userIds of users of the organization
 * @param proposedAt in milliseconds since 1970
 * @throws ApiError FAILED_PRECONDITION
 */
export function checkJoining({ members }: Organization, userIds: readonly string[], proposedAt: number): void {
  for (const [index, id] of userIds.entries()) {
    const member = members.get(id);
    if (!member || member.root || member.changedAt <= proposedAt) continue;
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `userIds.${index}: this user has gained credentials or other contacts since the request was made; make it again, ` +
        "so that everyone approves the user as they are now",
    );
  }
}
