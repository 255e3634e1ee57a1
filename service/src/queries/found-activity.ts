// Looks up an activity by its id. Of one that has moved to the archive, the answer says so.

import { ApiError, ErrorCode } from "@countersign/api";
import { withVotes } from "../activities/engine/record.js";
import { isIdentifier } from "../params/found.js";
import { findActivity } from "../store/activities.js";
import type { ActivityRow, VoteRow } from "../store/activities.js";
import { findArchivedRange } from "../store/archive.js";
import type { Scope } from "../store/store.js";

/**
 * An activity with the votes on it, the first not counted.
 *
 * @throws ApiError NOT_FOUND, the same for what never was and for what belongs to another organization
 */
export async function foundActivity(
  scope: Scope,
  id: string,
): Promise<{ readonly activity: ActivityRow; readonly votes: readonly VoteRow[] }> {
  const activity = await findActivity(scope, id);
  const { rows, votes } = await withVotes(scope, activity ? [activity] : []);
  const [present] = rows;
  if (present) return { activity: present, votes };
  throw await noActivity(scope, id);
}

/** Why there is no activity of an id. Where its file is, is the operator's concern. */
export async function noActivity(scope: Scope, id: string): Promise<ApiError> {
  const range = isIdentifier(id) ? await findArchivedRange(scope, id) : undefined;
  const none = `no activity ${JSON.stringify(id)} in this organization`;
  if (!range) return new ApiError(ErrorCode.NOT_FOUND, none);
  const moved = new Date(range.archived_at).toISOString();
  return new ApiError(
    ErrorCode.NOT_FOUND,
    `${none}: those of its time were moved to the archive on ${moved}; the operator can read it there`,
  );
}
