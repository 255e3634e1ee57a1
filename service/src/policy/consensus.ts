// Who could help to reach a consensus. Consensus expressions say whether approvals suffice, not whose are missing; that is
// found by trying approvals which nobody has given.

import type { Organization } from "../organizations/organization.js";
import type { CompiledPolicy } from "./compiled-policy.js";
import { approverOf, credentialsOf } from "./context.js";
import type { DecisionBudget } from "./decision-budget.js";
import type { ApproverContext, Context, CredentialContext } from "./language/context.js";
import type { Budget, Program } from "./language/policy.js";

/** A user who might approve, with the credentials they might do it with. */
interface Voter {
  readonly approver: ApproverContext;
  readonly credentials: readonly CredentialContext[];
}

/** Up to so many users, all sets of approvals are tried. */
const fewUsers = 9;
/** More exchanges are not tried, so that the cost stays in proportion to the number of users. */
const mostExchanges = 8;

const knownVoters = new WeakMap<Organization, Map<Program, ReadonlySet<string>>>();
const knownElectorates = new WeakMap<Organization, readonly (readonly Voter[])[]>();

/**
 * Whether further approvals could make a consensus true that is not true yet.
 *
 * @param context with the approvals so far
 * @returns undefined where the budget does not suffice to tell
 */
export function isReachable(
  organization: Organization,
  { consensus }: CompiledPolicy,
  context: Context,
  budget: Budget,
): boolean | undefined {
  const trial = { consensus, budget };
  const isFound = electoratesOf(organization).some((electorate) => {
    const further = electorate.filter(({ approver }) => context.approvers.every(({ id }) => id !== approver.id));
    return suffices(trial, context, further) || further.some((voter) => suffices(trial, context, [voter]));
  });
  return isFound || (budget.isExhausted ? undefined : false);
}

/** A consensus, and the steps that there are to try it. */
interface Trial {
  readonly consensus: Program;
  readonly budget: Budget;
}

/**
 * Whether a user's approval counts towards the consensus of a policy: together with the approvals so far it settles the
 * matter, or there are others together with whose approvals it would.
 *
 * In small organizations all others are tried. In larger ones they are searched for in a number of ways, which finds them
 * where the consensus asks for numbers of users, or for certain ones. A search that fails costs nobody their vote for
 * good: whoever settles the matter is always found.
 *
 * @param context with the approvals so far
 * @returns undefined where the budget does not suffice to tell
 */
export function countsTowards(
  organization: Organization,
  { consensus }: CompiledPolicy,
  context: Context,
  userId: string,
  budget: DecisionBudget,
): boolean | undefined {
  const others = approvalsWithout(context, userId);
  const settling = { consensus, budget: budget.policies };
  const settles =
    !suffices(settling, others, []) &&
    electoratesOf(organization).some((electorate) => {
      const voter = electorate.find(({ approver }) => approver.id === userId);
      return voter !== undefined && suffices(settling, others, [voter]);
    });
  return settles || votersOf(organization, { consensus, budget: budget.search })?.has(userId);
}

type Approvals = Pick<Context, "approvers" | "credentials">;

const none: Approvals = { approvers: [], credentials: [] };

function approvalsWithout({ approvers, credentials }: Approvals, userId: string): Approvals {
  return {
    approvers: approvers.filter(({ id }) => id !== userId),
    credentials: credentials.filter(({ user_id }) => user_id !== userId),
  };
}

function suffices(
  { consensus, budget }: Trial,
  { approvers, credentials }: Approvals,
  further: readonly Voter[],
): boolean {
  if (!budget.take(1 + approvers.length + further.length)) return false;
  const context = {
    // A consensus knows nothing of the activity.
    activity: { type: "", resource: "", action: "", params: {} },
    approvers: [...approvers, ...further.map(({ approver }) => approver)],
    credentials: [...credentials, ...further.flatMap((voter) => voter.credentials)],
  };
  const outcome = consensus.evaluate(context, budget);
  return "value" in outcome && outcome.value;
}

/**
 * All users with all their credentials, and, for each type of credential, those who have it with these alone: a consensus
 * may ask that nobody approved with another.
 */
function electoratesOf(organization: Organization): readonly (readonly Voter[])[] {
  let electorates = knownElectorates.get(organization);
  if (!electorates) {
    const everyone = [...organization.members.values()].map((member): Voter => ({
      approver: approverOf(member),
      credentials: credentialsOf(member),
    }));
    const types = new Set(everyone.flatMap(({ credentials }) => credentials.map(({ type }) => type)));
    const byType = [...types].map((type) =>
      everyone.flatMap(({ approver, credentials }): Voter[] => {
        const ofType = credentials.filter((credential) => credential.type === type);
        return ofType.length > 0 ? [{ approver, credentials: ofType }] : [];
      }),
    );
    electorates = types.size > 1 ? [everyone, ...byType] : [everyone];
    knownElectorates.set(organization, electorates);
  }
  return electorates;
}

/**
 * Ids of the users who were found to count, whatever the approvals so far; undefined where the budget does not suffice
 * to find them.
 */
function votersOf(organization: Organization, trial: Trial): ReadonlySet<string> | undefined {
  const { consensus, budget } = trial;
  let known = knownVoters.get(organization);
  if (!known) knownVoters.set(organization, (known = new Map()));
  let voters = known.get(consensus);
  if (!voters) {
    const found = new Set<string>();
    for (const electorate of electoratesOf(organization)) {
      if (electorate.length <= fewUsers) tryAll(trial, electorate, found);
      else for (const order of [electorate, electorate.toReversed()]) search(trial, order, found);
    }
    // What was found with trials that were not carried out may be wrong.
    if (budget.isExhausted) return undefined;
    known.set(consensus, (voters = found));
  }
  return voters;
}

/** A user counts who turns approvals that do not suffice into some that do. */
function tryAll(trial: Trial, electorate: readonly Voter[], found: Set<string>): void {
  // Sets of approvals by their bits.
  const enough = Array.from({ length: 2 ** electorate.length }, (_, set) =>
    suffices(
      trial,
      none,
      electorate.filter((_, index) => set & (1 << index)),
    ),
  );
  for (const [index, { approver }] of electorate.entries()) {
    if (enough.some((suffices, set) => !suffices && enough[set | (1 << index)])) found.add(approver.id);
  }
}

/**
 * The same among many users. Tried are, by their order:
 *
 * 1. the most approvals that do not suffice: whoever is left out would settle the matter, and so would those within in
 *    whose place another one does not do;
 * 2. the fewest approvals that suffice: all within count, and so does whoever can take the place of one.
 */
function search(trial: Trial, electorate: readonly Voter[], found: Set<string>): void {
  const enough = (voters: readonly Voter[]) => suffices(trial, none, voters);
  const note = ({ approver }: Voter) => found.add(approver.id);
  if (!enough(electorate) || enough([])) return;

  const most: Voter[] = [];
  const leftOut: Voter[] = [];
  for (const voter of electorate) {
    if (enough([...most, voter])) leftOut.push(voter);
    else most.push(voter);
  }
  leftOut.forEach(note);
  for (const voter of most) {
    const rest = most.filter((other) => other !== voter);
    const others = found.has(voter.approver.id) ? [] : leftOut.slice(0, mostExchanges);
    if (others.some((other) => !enough([...rest, other]))) note(voter);
  }

  let fewest = electorate;
  for (const voter of electorate) {
    const without = fewest.filter((other) => other !== voter);
    if (enough(without)) fewest = without;
  }
  fewest.forEach(note);
  for (const voter of electorate) {
    const places = found.has(voter.approver.id) ? [] : fewest.slice(0, mostExchanges);
    if (places.some((place) => enough([...fewest.filter((other) => other !== place), voter]))) note(voter);
  }
}
