// Who could help to reach a consensus. Consensus expressions say whether approvals suffice, not whose are missing. Most of
// them only count, and then it follows from numbers; otherwise it is found by trying approvals which nobody has given.
//
// Either may take longer than there is time. Then it cannot be told, and is not guessed.

import type { Organization } from "../organizations/organization.js";
import type { Context } from "../policy-language/context.js";
import type { Budget, Program } from "../policy-language/policy.js";
import { stepsOfSearch, type DecisionBudget } from "./decision-budget.js";
import { electorateOf, type Electorate } from "./electorate.js";
import { kindsOf, sumOf, withoutPlaces, type Kinds } from "./kinds.js";
import { Numbers, settles } from "./numbers.js";
import { asksOfTrials, Trials, type Approvals } from "./trials.js";

/** A consensus, with the approvals that an activity has so far. */
export class OpenConsensus {
  readonly #consensus: Program;
  readonly #approvals: Approvals;
  readonly #budget: DecisionBudget;
  readonly #electorate: Electorate;
  readonly #findings: Findings;
  /** The numbers of all approvals: most users have not approved. */
  #sum: readonly number[] | undefined;

  constructor(organization: Organization, consensus: Program, approvals: Context, budget: DecisionBudget) {
    this.#consensus = consensus;
    this.#approvals = approvals;
    this.#budget = budget;
    this.#electorate = electorateOf(organization);
    this.#findings = findingsOf(this.#electorate, consensus);
  }

  /** Whether further approvals could make it true that is not; undefined where the budget does not suffice to tell. */
  isReachable(): boolean | undefined {
    return this.#search((part) => {
      const { budget } = part;
      const { tally } = this.#consensus;
      if (tally) {
        const kinds = this.#findings.kinds(this.#electorate, part);
        const from = sumOf(tally, this.#approvals, budget);
        if (!kinds || budget.isExhausted) return undefined;
        const approved = this.#approvals.approvers.flatMap(({ id }) => this.#electorate.placeOf(id) ?? []);
        // An approval that is in error leaves all in error, as long as it counts.
        return from !== undefined && new Numbers(tally, budget).canHold(from, withoutPlaces(kinds, approved));
      }
      const classes = this.#electorate.classes(asksOfTrials(this.#consensus), budget);
      const trials = new Trials(this.#consensus, budget);
      const isFound = classes && trials.isReachable(this.#approvals, this.#electorate, classes);
      return isFound || (budget.isExhausted ? undefined : false);
    });
  }

  /**
   * Whether there are approvals of others together with which a user's would make it true, whatever the approvals so far;
   * undefined where the budget does not suffice to tell.
   */
  counts(userId: string): boolean | undefined {
    const place = this.#electorate.placeOf(userId);
    if (place === undefined) return false;
    return this.#search((part) => this.#findings.counting(this.#electorate, part))?.has(place);
  }

  /**
   * Whether a user's approval makes it true together with the approvals so far; undefined where the budget does not
   * suffice to evaluate it once.
   */
  isSettledBy(userId: string): boolean | undefined {
    const place = this.#electorate.placeOf(userId);
    if (place === undefined) return false;
    const others = this.#without(userId);
    return this.#settlesByNumbers(place, others) ?? this.#settlesByTrial(place, others);
  }

  #settlesByNumbers(place: number, others: Approvals): boolean | undefined {
    const { tally } = this.#consensus;
    return this.#search((part) => {
      const kinds = this.#findings.kinds(this.#electorate, part);
      if (!tally || !kinds) return undefined;
      const from = others === this.#approvals ? this.#sumOfAll(part) : sumOf(tally, others, part.budget);
      if (part.budget.isExhausted) return undefined;
      const kind = kinds.of[place];
      if (from === undefined || kind === undefined) return false;
      return settles(tally, from, kinds.kinds[kind]!.additions, part.budget);
    });
  }

  #settlesByTrial(place: number, others: Approvals): boolean | undefined {
    const { policies } = this.#budget;
    const voter = this.#electorate.voter(place, asksOfTrials(this.#consensus));
    const isSettled = new Trials(this.#consensus, policies).settles(others, voter);
    return isSettled || (policies.isExhausted ? undefined : false);
  }

  #sumOfAll({ budget }: Part): readonly number[] | undefined {
    return (this.#sum ??= this.#consensus.tally && sumOf(this.#consensus.tally, this.#approvals, budget));
  }

  #without(userId: string): Approvals {
    const { approvers, credentials } = this.#approvals;
    if (approvers.every(({ id }) => id !== userId)) return this.#approvals;
    return {
      approvers: approvers.filter(({ id }) => id !== userId),
      credentials: credentials.filter(({ user_id }) => user_id !== userId),
    };
  }

  /** No consensus takes more than half, so that one does not keep from being told what others come to. */
  #search<Result>(work: (part: Part) => Result): Result {
    const { search } = this.#budget;
    const most = Math.floor(search.limit / 2);
    return search.within(most, (budget) => work({ budget, isWhole: budget.limit >= stepsOfSearch / 2 }));
  }
}

/** A part of what a search may cost. */
interface Part {
  readonly budget: Budget;
  /** Whether it is as large as it can be, so that another time it would not suffice either. */
  readonly isWhole: boolean;
}

/** What is found out about a consensus and one electorate. */
class Findings {
  readonly #consensus: Program;
  readonly #kinds = new Once<Kinds>();
  readonly #counting = new Once<ReadonlySet<number>>();

  constructor(consensus: Program) {
    this.#consensus = consensus;
  }

  kinds(electorate: Electorate, part: Part): Kinds | undefined {
    return this.#kinds.find(part, () => kindsOf(electorate, this.#consensus, part.budget));
  }

  /** Places of the users whose approvals count, whatever the approvals so far. */
  counting(electorate: Electorate, part: Part): ReadonlySet<number> | undefined {
    return this.#counting.find(part, () => {
      const { tally } = this.#consensus;
      const { budget } = part;
      if (tally) {
        const kinds = this.kinds(electorate, part);
        const counts = kinds && new Numbers(tally, budget).whichCount(kinds.kinds);
        if (!counts) return undefined;
        return new Set(kinds.of.flatMap((kind, place) => (kind !== undefined && counts[kind] ? [place] : [])));
      }
      const classes = electorate.classes(asksOfTrials(this.#consensus), budget);
      const found = classes && new Trials(this.#consensus, budget).whichCount(electorate, classes);
      return found && new Set([...found].flatMap(({ places }) => places));
    });
  }
}

/** As large as the organization is at most, and gone with it. */
const known = new WeakMap<Electorate, Map<Program, Findings>>();

function findingsOf(electorate: Electorate, consensus: Program): Findings {
  let all = known.get(electorate);
  if (!all) known.set(electorate, (all = new Map()));
  let findings = all.get(consensus);
  if (!findings) all.set(consensus, (findings = new Findings(consensus)));
  return findings;
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
