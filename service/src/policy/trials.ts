// Finds out whose approval counts towards a consensus that is more than a count, by trying approvals that nobody has given.

import { ballotOf, type Electorate, type Voter, type VoterClass } from "./electorate.js";
import type { Context } from "./language/context.js";
import type { Budget, Program } from "./language/policy.js";
import type { Asks } from "./language/voter.js";

/** Up to so many users, all sets of approvals are tried. */
const fewUsers = 9;
/** More exchanges are not tried, so that the cost stays in proportion to the number of users. */
const mostExchanges = 8;

export type Approvals = Pick<Context, "approvers" | "credentials">;
const none: Approvals = { approvers: [], credentials: [] };

/** A user among others who are the same to the consensus. */
interface Candidate extends Voter {
  readonly voterClass: VoterClass;
}

/** What a consensus that is no count is taken to ask for: also by which type of credential somebody approves. */
export function asksOfTrials({ asks }: Program): Asks {
  return { ...asks, credentials: asks.credentials && new Set([...asks.credentials, "type"]) };
}

/** Tries of one consensus. Where the budget is exhausted, nothing that was found can be relied on. */
export class Trials {
  readonly #consensus: Program;
  readonly #budget: Budget;

  constructor(consensus: Program, budget: Budget) {
    this.#consensus = consensus;
    this.#budget = budget;
  }

  /** Whether all others, or one of them, could make the consensus true. */
  isReachable(approvals: Approvals, electorate: Electorate, classes: readonly VoterClass[]): boolean {
    return this.#electorates(electorate, classes).some((candidates) => {
      const further = candidates.filter(({ approver }) => approvals.approvers.every(({ id }) => id !== approver.id));
      return this.#suffices(approvals, further) || oneOfEach(further).some((one) => this.#suffices(approvals, [one]));
    });
  }

  /** Whether the approval of a user, who is not among those who gave the others, settles the matter. */
  settles(approvals: Approvals, voter: Voter): boolean {
    return !this.#suffices(approvals, []) && byCredentials([voter]).some((voters) => this.#suffices(approvals, voters));
  }

  /**
   * Classes of users who were found to count, whatever the approvals so far. In small organizations all sets of approvals
   * are tried. In larger ones they are searched for in a number of ways, which finds them where the consensus asks for
   * numbers of users, or for certain ones.
   */
  whichCount(electorate: Electorate, classes: readonly VoterClass[]): ReadonlySet<VoterClass> {
    const found = new Set<VoterClass>();
    for (const candidates of this.#electorates(electorate, classes)) {
      if (candidates.length <= fewUsers) this.#tryAll(candidates, found);
      else for (const order of [candidates, candidates.toReversed()]) this.#search(order, found);
    }
    return found;
  }

  #electorates(electorate: Electorate, classes: readonly VoterClass[]): readonly (readonly Candidate[])[] {
    const asks = asksOfTrials(this.#consensus);
    if (!this.#budget.take(20 * electorate.size)) return [];
    const everyone = classes.flatMap((voterClass) =>
      voterClass.places.map((place): Candidate => ({ ...electorate.voter(place, asks), voterClass })),
    );
    return byCredentials(everyone);
  }

  #suffices({ approvers, credentials }: Approvals, further: readonly Voter[]): boolean {
    let length = approvers.length + credentials.length;
    for (const voter of further) length += 1 + voter.credentials.length;
    if (!this.#budget.take(16 + 2 * length)) return false;
    const ballot = ballotOf(
      [...approvers, ...further.map(({ approver }) => approver)],
      [...credentials, ...further.flatMap((voter) => voter.credentials)],
    );
    const outcome = this.#consensus.evaluate(ballot, this.#budget);
    return "value" in outcome && outcome.value;
  }

  /** A user counts who turns approvals that do not suffice into some that do. */
  #tryAll(electorate: readonly Candidate[], found: Set<VoterClass>): void {
    // Sets of approvals by their bits.
    const enough = Array.from({ length: 2 ** electorate.length }, (_, set) =>
      this.#suffices(
        none,
        electorate.filter((_, index) => set & (1 << index)),
      ),
    );
    for (const [index, { voterClass }] of electorate.entries()) {
      if (enough.some((suffices, set) => !suffices && enough[set | (1 << index)])) found.add(voterClass);
    }
  }

  /**
   * The same among many users. Tried are, by their order:
   *
   * 1. the most approvals that do not suffice: whoever is left out would settle the matter, and so would those within in
   *    whose place another one does not do;
   * 2. the fewest approvals that suffice: all within count, and so does whoever can take the place of one.
   */
  #search(electorate: readonly Candidate[], found: Set<VoterClass>): void {
    const enough = (voters: readonly Voter[]) => this.#suffices(none, voters);
    const note = ({ voterClass }: Candidate) => found.add(voterClass);
    if (!enough(electorate) || enough([])) return;

    const most: Candidate[] = [];
    const leftOut: Candidate[] = [];
    for (const voter of electorate) {
      if (enough([...most, voter])) leftOut.push(voter);
      else most.push(voter);
    }
    leftOut.forEach(note);
    for (const voter of most) {
      if (this.#budget.isExhausted) return;
      if (found.has(voter.voterClass)) continue;
      const rest = most.filter((other) => other !== voter);
      if (leftOut.slice(0, mostExchanges).some((other) => !enough([...rest, other]))) note(voter);
    }

    let fewest = electorate;
    for (const voter of electorate) {
      const without = fewest.filter((other) => other !== voter);
      if (enough(without)) fewest = without;
    }
    fewest.forEach(note);
    for (const voter of oneOfEach(electorate)) {
      if (this.#budget.isExhausted) return;
      if (found.has(voter.voterClass)) continue;
      const exchanged = (place: Candidate) => [...fewest.filter((other) => other !== place), voter];
      if (fewest.slice(0, mostExchanges).some((place) => enough(exchanged(place)))) note(voter);
    }
  }
}

/**
 * Voters with all their credentials, and, for each type of credential, those who have it with these alone: a consensus
 * may ask that nobody approved with another.
 */
function byCredentials<Any extends Voter>(everyone: readonly Any[]): readonly (readonly Any[])[] {
  const types = new Set(everyone.flatMap(({ credentials }) => credentials.map(({ type }) => type)));
  if (types.size < 2) return [everyone];
  const byType = [...types].map((wanted) =>
    everyone.flatMap((voter) => {
      const credentials = voter.credentials.filter(({ type }) => type === wanted);
      return credentials.length > 0 ? [{ ...voter, credentials }] : [];
    }),
  );
  return [everyone, ...byType];
}

function oneOfEach(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...new Map(candidates.map((candidate) => [candidate.voterClass, candidate])).values()];
}
