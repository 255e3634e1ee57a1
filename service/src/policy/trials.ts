// Finds out whose approval counts towards a consensus that is more than a count, by trying approvals that nobody has given.

import type { Context } from "../policy-language/context.js";
import type { Budget, Program } from "../policy-language/policy.js";
import type { Asks } from "../policy-language/voter.js";
import { ballotOf, type Electorate, type Voter, type VoterClass } from "./electorate.js";
import { findCounting, oneOfEach, type Alike, type Sets } from "./search.js";

// Steps of sorting what one user could approve with.
const perVoter = 50;
const perCredential = 20;

export type Approvals = Pick<Context, "approvers" | "credentials">;
const none: Approvals = { approvers: [], credentials: [] };

type Candidate = Voter & Alike<VoterClass>;

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

  /**
   * Whether others could make the consensus true. Where there are few, all ways are tried in which they can approve, in the
   * order of the users; otherwise, whether all of them do, or one.
   */
  isReachable(approvals: Approvals, electorate: Electorate, classes: readonly VoterClass[]): boolean {
    const isFurther = ({ approver }: Voter) => approvals.approvers.every(({ id }) => id !== approver.id);
    const ways = this.#ways(electorate, approvals.approvers.length, isFurther);
    if (ways) return ways.some((way) => this.#suffices(approvals, way));
    return this.#electorates(electorate, classes).some((candidates) => {
      const further = candidates.filter(isFurther);
      return this.#suffices(approvals, further) || oneOfEach(further).some((one) => this.#suffices(approvals, [one]));
    });
  }

  /** Whether the approval of a user, who is not among those who gave the others, settles the matter. */
  settles(approvals: Approvals, voter: Voter): boolean {
    if (!this.#budget.take(perVoter + perCredential * voter.credentials.length)) return false;
    return !this.#suffices(approvals, []) && byCredentials([voter]).some((voters) => this.#suffices(approvals, voters));
  }

  /** Classes of users who were found to count, whatever the approvals so far. */
  whichCount(electorate: Electorate, classes: readonly VoterClass[]): ReadonlySet<VoterClass> {
    const sets: Sets<Candidate, readonly Candidate[]> = {
      none: [],
      with: (voters, voter) => [...voters, voter],
      without: (voters, voter) => voters.filter((other) => other !== voter),
      suffice: (voters) => this.#suffices(none, voters),
    };
    return findCounting(this.#electorates(electorate, classes), sets, this.#budget);
  }

  /** All ways in which some of few users could approve; undefined where they are not few. */
  #ways(
    electorate: Electorate,
    approved: number,
    isFurther: (voter: Voter) => boolean,
  ): readonly (readonly Voter[])[] | undefined {
    if (electorate.size > approved + mostVoters) return undefined;
    const asks = asksOfTrials(this.#consensus);
    if (!this.#budget.take(electorate.cost(asks))) return [];
    const inOrder = Array.from({ length: electorate.size }, (_, place) => electorate.voter(place, asks));
    return waysOf(inOrder.filter(isFurther));
  }

  #electorates(electorate: Electorate, classes: readonly VoterClass[]): readonly (readonly Candidate[])[] {
    const asks = asksOfTrials(this.#consensus);
    // Once to look at them, once to sort them by type.
    if (!this.#budget.take(2 * electorate.cost(asks))) return [];
    const everyone = classes.flatMap((voterClass) =>
      voterClass.places.map((place): Candidate => ({ ...electorate.voter(place, asks), alike: voterClass })),
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
}

/** Up to so many users who have not approved, all ways of approving are tried. */
const mostVoters = 9;
/** More ways are not tried. */
const mostWays = 512;

/** In which ways some of these users can approve, each with one credential; undefined where there are too many. */
function waysOf(voters: readonly Voter[]): readonly (readonly Voter[])[] | undefined {
  const options = voters.map((voter) =>
    voter.credentials.length < 2 ? [voter] : voter.credentials.map((one) => ({ ...voter, credentials: [one] })),
  );
  if (options.reduce((ways, { length }) => ways * (1 + length), 1) > mostWays) return undefined;
  return options.reduce<readonly (readonly Voter[])[]>(
    (ways, own) => [...ways, ...ways.flatMap((way) => own.map((voter) => [...way, voter]))],
    [[]],
  );
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
