// Who could help to reach a consensus. Consensus expressions say whether approvals suffice, not whose are missing. Most of
// them only count, and then it follows from numbers; otherwise it is found by trying approvals which nobody has given.
//
// Either may take longer than there is time. Then it cannot be told, and is not guessed.

import type { Organization } from "../organizations/organization.js";
import type { CompiledPolicy } from "./compiled-policy.js";
import type { DecisionBudget } from "./decision-budget.js";
import { electorateOf, type Electorate, type Voter } from "./electorate.js";
import { additionsOf, kindsOf, sumOf, withoutPlaces, type Kinds } from "./kinds.js";
import type { Budget, Program, Tally } from "./language/policy.js";
import type { Context } from "./language/context.js";
import { Numbers } from "./numbers.js";
import { asksOfTrials, Trials, type Approvals } from "./trials.js";

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
  { search }: DecisionBudget,
): boolean | undefined {
  return inPart(search, (part) => {
    const { budget } = part;
    const electorate = electorateOf(organization);
    const { tally } = consensus;
    if (tally) {
      const kinds = findingsOf(organization, consensus).kinds(electorate, consensus, tally, part);
      const from = sumOf(tally, context, budget);
      if (!kinds || budget.isExhausted) return undefined;
      const approved = context.approvers.flatMap(({ id }) => electorate.placeOf(id) ?? []);
      // An approval that is in error leaves all in error, as long as it counts.
      return from !== undefined && new Numbers(tally, budget).canHold(from, withoutPlaces(kinds, approved));
    }
    const classes = electorate.classes(asksOfTrials(consensus), budget);
    const isFound = classes && new Trials(consensus, budget).isReachable(context, electorate, classes);
    return isFound || (budget.isExhausted ? undefined : false);
  });
}

/**
 * Whether a user's approval counts towards the consensus of a policy: together with the approvals so far it settles the
 * matter, or there are others together with whose approvals it would.
 *
 * @param context with the approvals so far
 * @returns undefined where the budget does not suffice to tell
 */
export function countsTowards(
  organization: Organization,
  { consensus }: CompiledPolicy,
  context: Context,
  userId: string,
  { policies, search }: DecisionBudget,
): boolean | undefined {
  const electorate = electorateOf(organization);
  const place = electorate.placeOf(userId);
  if (place === undefined) return false;
  const others = approvalsWithout(context, userId);
  const { tally } = consensus;
  if (!tally) {
    // One evaluation: whoever settles the matter is found, however long it takes to find the rest.
    const voter = electorate.voter(place, asksOfTrials(consensus));
    if (new Trials(consensus, policies).settles(others, voter)) return true;
  }
  return inPart(search, (part) => {
    if (tally && settlesByNumbers(electorate.voter(place, consensus.asks), tally, others, part.budget)) return true;
    return findingsOf(organization, consensus).counting(electorate, consensus, part)?.has(place);
  });
}

function approvalsWithout({ approvers, credentials }: Approvals, userId: string): Approvals {
  return {
    approvers: approvers.filter(({ id }) => id !== userId),
    credentials: credentials.filter(({ user_id }) => user_id !== userId),
  };
}

function settlesByNumbers(voter: Voter, tally: Tally, others: Approvals, budget: Budget): boolean {
  const from = sumOf(tally, others, budget);
  return from !== undefined && new Numbers(tally, budget).settles(from, additionsOf(tally, voter, budget));
}

/** What is found out about a consensus in one state of an organization. */
class Findings {
  readonly #kinds = new Once<Kinds>();
  readonly #counting = new Once<ReadonlySet<number>>();

  kinds(electorate: Electorate, consensus: Program, tally: Tally, part: Part): Kinds | undefined {
    return this.#kinds.find(part, () => kindsOf(electorate, consensus, tally, part.budget));
  }

  /** Places of the users whose approvals count, whatever the approvals so far. */
  counting(electorate: Electorate, consensus: Program, part: Part): ReadonlySet<number> | undefined {
    return this.#counting.find(part, () => {
      const { tally } = consensus;
      const { budget } = part;
      if (tally) {
        const kinds = this.kinds(electorate, consensus, tally, part);
        const counts = kinds && new Numbers(tally, budget).whichCount(kinds.kinds);
        if (!counts) return undefined;
        return new Set(kinds.of.flatMap((kind, place) => (kind !== undefined && counts[kind] ? [place] : [])));
      }
      const classes = electorate.classes(asksOfTrials(consensus), budget);
      const found = classes && new Trials(consensus, budget).whichCount(electorate, classes);
      return found && new Set([...found].flatMap(({ places }) => places));
    });
  }
}

/** As large as the organization is at most, and gone with it. */
const known = new WeakMap<Organization, Map<Program, Findings>>();

function findingsOf(organization: Organization, consensus: Program): Findings {
  let all = known.get(organization);
  if (!all) known.set(organization, (all = new Map()));
  let findings = all.get(consensus);
  if (!findings) all.set(consensus, (findings = new Findings()));
  return findings;
}

/** A part of what a search may cost, for one policy. */
interface Part {
  readonly budget: Budget;
  /** Whether it is as large as it can be, so that another time it would not suffice either. */
  readonly isWhole: boolean;
}

/** No policy takes more than half, so that one does not keep from being told what others come to. */
function inPart<Result>(search: Budget, work: (part: Part) => Result): Result {
  const most = Math.floor(search.limit / 2);
  return search.within(most, (budget) => work({ budget, isWhole: budget.limit === most }));
}

/** What is found out once, if the budget suffices. */
class Once<Found> {
  #found: Found | undefined;
  #isTooCostly = false;

  find({ budget, isWhole }: Part, find: () => Found | undefined): Found | undefined {
    if (this.#found !== undefined || this.#isTooCostly) return this.#found;
    const found = find();
    // What was found with trials that were not carried out may be wrong.
    if (found !== undefined && !budget.isExhausted) this.#found = found;
    else if (isWhole) this.#isTooCostly = true;
    return this.#found;
  }
}
