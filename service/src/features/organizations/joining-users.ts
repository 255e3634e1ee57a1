// Users who are to join the root quorum. Who approves that relies on a user as they were when it was asked for: whoever
// may add credentials could add one in between, and it would become a root user's.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Timestamp } from "@countersign/api";
import type { Member, Organization } from "../../organizations/organization.js";
import { keysByMessage } from "../users/login-keys.js";

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
    if (!member || member.root || changedAt(member) <= proposedAt) continue;
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `userIds.${index}: this user has gained credentials or other contacts since the request was made; make it again, ` +
        "so that everyone approves the user as they are now",
    );
  }
}

/** When the user got what can be used to log in as them, except for keys that reach them by their contacts alone. */
function changedAt({ record }: Member): number {
  const { apiKeys, authenticators, oauthProviders, updatedAt } = record;
  const lasting = apiKeys.filter(({ credential }) => !keysByMessage.some((type) => type === credential.type));
  const created = [...lasting, ...authenticators, ...oauthProviders].map(({ createdAt }) => createdAt);
  return Math.max(...[updatedAt, ...created].map(toMilliseconds));
}

function toMilliseconds({ seconds, nanos }: Timestamp): number {
  return Number(seconds) * 1000 + Number(nanos) / 1_000_000;
}
