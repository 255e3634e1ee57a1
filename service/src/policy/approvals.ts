// Which approvals count. An approval is good for a day from the first of its round; then a new round begins.

import type { VoteRow } from "../store/activities.js";
import type { Milliseconds } from "../store/schema.js";

const approvalsLast = 24 * 60 * 60 * 1000;

/** Who approved, and when. */
export interface Approval {
  readonly userId: string;
  readonly at: Milliseconds;
}

/**
 * The approvals of an activity that count at a time, each user's once.
 *
 * @param activity whose initiator approved first
 * @param votes that came afterwards, oldest first
 */
export function liveApprovals(
  activity: { readonly user_id: string; readonly created_at: Milliseconds },
  votes: readonly VoteRow[],
  now: Milliseconds,
): Approval[] {
  let round: Approval[] = [];
  const count = (userId: string, at: Milliseconds) => {
    const [first] = round;
    if (first && at - first.at >= approvalsLast) round = [];
    if (!round.some((approval) => approval.userId === userId)) round.push({ userId, at });
  };
  count(activity.user_id, activity.created_at);
  for (const vote of votes) {
    if (vote.selection === "VOTE_SELECTION_APPROVED") count(vote.user_id, vote.created_at);
  }
  const [first] = round;
  return first && now - first.at < approvalsLast ? round : [];
}
