// The course of a recorded activity once more, under policies that it need not have been decided by: it is decided at its
// submission, and at each approval that it got while it waited.

import type { PolicyEvaluation } from "@countersign/api";
import type { InTurns } from "../event-loop/turns.js";
import type { Organization } from "../organizations/organization.js";
import type { RecordOf } from "../organizations/past-credential.js";
import type { CredentialContext } from "../policy-language/context.js";
import type { VoteRow } from "../store/activities.js";
import { countedApprovals, type VotedOn } from "./approvals.js";
import { apiKeyContext, authenticatorContext } from "./context.js";
import type { Proposal } from "./context.js";
import { deciding, type Decision } from "./decide.js";
import { DecisionBudget } from "./decision-budget.js";
import { Evaluations } from "./evaluations.js";
import type { PolicyRequest } from "./request.js";

/** What came of it in the end. */
export interface Replayed {
  readonly decision: Decision;
  readonly evaluations: readonly PolicyEvaluation[];
  /** Steps that it took. */
  readonly steps: number;
}

/** An instant of decision. */
export type Station = Pick<PolicyRequest, "at" | "approvals" | "waiting">;

/** Of more approvals, only the last are decided on: those that were refused before changed nothing. */
const mostStations = 10;

/** When an activity was decided on, and by which approvals: at its submission, and at the votes for it. */
export function stationsOf({
  activity,
  votes,
}: VotedOn & { readonly activity: { readonly created_at: number } }): Station[] {
  const counted = (cast: readonly VoteRow[], at: number) => countedApprovals({ activity, votes: cast }, at, () => true);
  const approved = votes.filter(({ selection }) => selection === "VOTE_SELECTION_APPROVED");
  const later = approved.map(({ created_at: at }, index): Station => {
    const approvals = counted(approved.slice(0, index + 1), at);
    return { at, approvals, waiting: { isStillRequested: true } };
  });
  return [
    { at: activity.created_at, approvals: counted([], activity.created_at) },
    ...later.slice(Math.max(0, later.length - mostStations)),
  ];
}

/**
 * Decides on an activity at each station until it is carried out. What is denied at its submission is never voted on; a
 * vote that is denied later leaves it waiting.
 */
export function* replaying(
  organization: Organization,
  proposal: Proposal,
  stations: readonly Station[],
): InTurns<Replayed> {
  let steps = 0;
  let last: Omit<Replayed, "steps"> | undefined;
  for (const station of stations) {
    const budget = new DecisionBudget();
    const evaluations = new Evaluations();
    const { waiting: _, ...rest } = proposal;
    const decision = yield* deciding(organization, { ...rest, ...station }, budget, evaluations);
    steps += budget.policies.spent + budget.search.spent;
    if (last && decision.outcome === "deny") continue;
    last = { decision, evaluations: evaluations.of(decision) };
    if (decision.outcome !== "consensusNeeded") break;
    yield;
  }
  return { ...last!, steps };
}

/** The credentials of voters as they were when they voted, by the user and the name that stamps use. */
export function pastCredentials(
  casts: readonly Pick<VoteRow, "user_id" | "user_record_id" | "public_key">[],
  recordOf: RecordOf,
): Proposal["pastCredentials"] {
  const past = new Map<string, CredentialContext>();
  for (const cast of casts) {
    const { user_id, public_key: name } = cast;
    const record = recordOf(cast);
    const key = record?.apiKeys.find(({ credential }) => credential.publicKey === name);
    const passkey = record?.authenticators.find(({ credentialId }) => credentialId === name);
    const found = key ? apiKeyContext(user_id, key) : passkey && authenticatorContext(user_id, passkey);
    if (found) past.set(`${user_id} ${name}`, found);
  }
  return past.size > 0 ? past : undefined;
}
