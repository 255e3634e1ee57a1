// Decides whether an activity may be carried out. Only here is it written who may do what.

import type { ActivityType } from "@countersign/api";
import type { Member, Organization } from "../organizations/organization.js";

/** An activity that asks to be carried out. */
export interface Proposal {
  /** The newest type it can be upgraded to. */
  readonly type: ActivityType;
  readonly intent: object;
  readonly initiatorId: string;
  /** Ids of those whose approval counts now, the initiator's own included. */
  readonly approverIds: readonly string[];
}

export type Decision =
  | { readonly outcome: "allow" }
  /** Some who could approve have not yet. */
  | { readonly outcome: "consensusNeeded" }
  | { readonly outcome: "deny"; readonly message: string };

// What users may do with their own credentials, without being asked.
const ownCredentials: ReadonlySet<ActivityType> = new Set([
  "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
  "ACTIVITY_TYPE_DELETE_API_KEYS",
  "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2",
  "ACTIVITY_TYPE_DELETE_AUTHENTICATORS",
]);

/**
 * Decides on the state of the organization as it is now.
 *
 * 1. As many root users as the quorum asks for have approved: allow.
 * 2. Users manage their own credentials: allow.
 * 3. A root user has approved, but the quorum is not reached: consensus needed.
 * 4. Otherwise: deny.
 */
export function decide(organization: Organization, proposal: Proposal): Decision {
  const roots = proposal.approverIds.filter((id) => organization.members.get(id)?.root).length;
  if (roots >= organization.quorum.threshold) return { outcome: "allow" };
  if (isOwnCredential(organization, proposal)) return { outcome: "allow" };
  if (roots > 0) return { outcome: "consensusNeeded" };
  return { outcome: "deny", message: "policy engine denied request: no policy allows it" };
}

/** Whether a user's vote on an activity of the organization would count, if they have not cast one. */
export function mayVote(organization: Organization, voter: Member): boolean {
  return organization.members.get(voter.id)?.root === true;
}

function isOwnCredential(organization: Organization, { type, intent, initiatorId }: Proposal): boolean {
  return (
    ownCredentials.has(type) &&
    organization.members.has(initiatorId) &&
    "userId" in intent &&
    intent.userId === initiatorId
  );
}
