// Which approvals count. An approval is good for a day from the first of its round; then a new round begins. It counts for
// as long as its user has the credential that gave it.

import type { AuthenticationMethod } from "@countersign/api";
import { authenticationOf } from "../organizations/authentication.js";
import type { Organization } from "../organizations/organization.js";
import { isStillHeld } from "../organizations/past-credential.js";
import type { RecordOf } from "../organizations/past-credential.js";
import type { ActivityRow, VoteRow } from "../store/activities.js";
import type { Milliseconds } from "../store/schema.js";

const approvalsLast = 24 * 60 * 60 * 1000;

/** Who approved, when, and with which credential. */
export interface Approval {
  readonly userId: string;
  readonly at: Milliseconds;
  /** As stamps name it: the public key of an API key, the credential id of an authenticator. */
  readonly publicKey: string;
  /** What the user has authenticated with in the round, each once. */
  readonly authentications: readonly AuthenticationMethod[];
}

/** A vote, of the initiator or a later one. */
type Cast = Pick<VoteRow, "user_id" | "user_record_id" | "created_at" | "public_key" | "scheme"> & {
  readonly attested?: string | null;
};

/** An activity with its votes. */
export interface VotedOn {
  /** Its initiator approved first. */
  readonly activity: Cast &
    Pick<ActivityRow, "user_id"> & {
      /** When it had the votes that it takes, of one that waits for a delay. */
      readonly held_at?: Milliseconds | null;
    };
  /** The votes that came afterwards, oldest first. */
  readonly votes: readonly VoteRow[];
}

/** What the votes on an activity that waits come to. */
export interface Standing {
  /** The approvals that count, each user's once. */
  readonly approvals: readonly Approval[];
  /** Whether the initiator has asked for it, or approved it later, with a credential that they still have. */
  readonly isStillRequested: boolean;
  /** What the initiator has authenticated with for it, at any time and with credentials that they still have. */
  readonly requestedWith: readonly AuthenticationMethod[];
}

/**
 * What the votes on an activity that waits come to now. Of one that has its votes and waits for a delay, none lapses or expires
 * meanwhile; what was deleted counts no more.
 *
 * @param recordOf each voter as they were at their vote
 */
export function standingOf(
  organization: Organization,
  votedOn: VotedOn,
  recordOf: RecordOf,
  now: Milliseconds,
): Standing {
  const { activity, votes } = votedOn;
  const at = activity.held_at ?? now;
  const isValid = (cast: Cast) => isStillHeld(organization, cast, recordOf(cast), at);
  const own = votes.filter((vote) => isApproval(vote) && vote.user_id === activity.user_id);
  const provedBy = (cast: Cast) => {
    const then = recordOf(cast);
    return then && authenticationOf({ ...cast, attested: cast.attested ?? null }, then);
  };
  const requests = [activity, ...own].filter(isValid);
  return {
    approvals: countedApprovals(votedOn, at, isValid, provedBy),
    isStillRequested: requests.length > 0,
    requestedWith: requests.reduce<readonly AuthenticationMethod[]>((all, cast) => added(all, provedBy(cast)), []),
  };
}

/**
 * The approvals of an activity that count at a time, each user's once.
 *
 * @param isValid whether a vote's credential counts. A vote that doesn't count still belongs to its round: without it, an
 *   earlier round could last longer, and approvals would count again that had lapsed
 * @param provedBy what a vote authenticates its user with
 */
export function countedApprovals(
  { activity, votes }: VotedOn,
  now: Milliseconds,
  isValid: (cast: Cast) => boolean,
  provedBy: (cast: Cast) => AuthenticationMethod | undefined = () => undefined,
): Approval[] {
  let round: Cast[] = [];
  for (const cast of [activity, ...votes.filter(isApproval)]) {
    const [first] = round;
    if (first && cast.created_at - first.created_at >= approvalsLast) round = [];
    round.push(cast);
  }
  const [first] = round;
  if (!first || now - first.created_at >= approvalsLast) return [];
  const approvals = new Map<string, Approval>();
  for (const cast of round) {
    const { user_id: userId, created_at: at, public_key: publicKey } = cast;
    if (!isValid(cast)) continue;
    const { authentications, ...approval } = approvals.get(userId) ?? { userId, at, publicKey, authentications: [] };
    approvals.set(userId, { ...approval, authentications: added(authentications, provedBy(cast)) });
  }
  return [...approvals.values()];
}

function added(
  all: readonly AuthenticationMethod[],
  one: AuthenticationMethod | undefined,
): readonly AuthenticationMethod[] {
  if (!one || all.some(({ type, id }) => type === one.type && id === one.id)) return all;
  return [...all, one];
}

function isApproval({ selection }: VoteRow): boolean {
  return selection === "VOTE_SELECTION_APPROVED";
}
