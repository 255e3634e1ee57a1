// Which approvals count. An approval is good for a day from the first of its round; then a new round begins.

import type { ActivityRow, VoteRow } from "../store/activities.js";
import type { Milliseconds } from "../store/schema.js";

const approvalsLast = 24 * 60 * 60 * 1000;

/** Who approved, when, and with which credential. */
export interface Approval {
  readonly userId: string;
  readonly at: Milliseconds;
  /** As stamps name it: the public key of an API key, the credential id of an authenticator. */
  readonly publicKey: string;
}

/** A vote, of the initiator or a later one. */
type Cast = Pick<ActivityRow & VoteRow, "user_id" | "created_at" | "public_key">;

/**
 * The approvals of an activity that count at a time, each user's once.
 *
 * @param activity whose initiator approved first
 * @param votes that came afterwards, oldest first
 */
export function liveApprovals(activity: Cast, votes: readonly VoteRow[], now: Milliseconds): Approval[] {
  let round: Approval[] = [];
  const count = ({ user_id: userId, created_at: at, public_key: publicKey }: Cast) => {
    const [first] = round;
    if (first && at - first.at >= approvalsLast) round = [];
    if (!round.some((approval) => approval.userId === userId)) round.push({ userId, at, publicKey });
  };
  count(activity);
  for (const vote of votes) {
    if (vote.selection === "VOTE_SELECTION_APPROVED") count(vote);
  }
  const [first] = round;
  return first && now - first.at < approvalsLast ? round : [];
}
