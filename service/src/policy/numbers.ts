// What the numbers can come to on which a consensus depends that only counts approvals. That is little: above what it
// compares them with, numbers make no difference.

import type { Budget } from "../policy-language/policy.js";
import type { Tally } from "../policy-language/tally.js";
import { findCounting, oneOfEach, type Alike, type Sets } from "./search.js";

/** Users whose approvals add the same to the numbers: any of these, by the credential with which they approve. */
export interface Kind {
  readonly users: number;
  readonly additions: readonly (readonly number[])[];
}

/** Of more combinations of numbers, not all are looked at. */
const mostStates = 4_096;

/** A user with an approval that might be given. */
interface Candidate extends Alike<Kind> {
  readonly addition: readonly number[];
}

export class Numbers {
  readonly #most: readonly number[];
  readonly #strides: readonly number[];
  readonly #size: number;
  readonly #tally: Tally;
  readonly #budget: Budget;
  /** By state: 0 where it has not been asked whether the consensus holds, otherwise 1 or 2. */
  #verdicts = new Uint8Array(0);

  constructor(tally: Tally, budget: Budget) {
    let size = 1;
    const most = tally.counters.map((counter) => counter.most);
    this.#most = most;
    this.#strides = most.map((one) => {
      const stride = size;
      size *= one + 1;
      return stride;
    });
    this.#size = size;
    this.#tally = tally;
    this.#budget = budget;
  }

  /**
   * Whether approvals can make the consensus true.
   *
   * @param from numbers of the approvals that there are
   * @returns undefined where the budget does not suffice
   */
  canHold(from: readonly number[], kinds: readonly Kind[]): boolean | undefined {
    if (this.#size > mostStates) return this.#canHoldWithSome(from, kinds);
    return this.#reach(from, kinds)?.some((state) => this.#holds(state));
  }

  /**
   * Of each kind, whether there are approvals that do not suffice, and do together with one of its users'.
   *
   * @returns undefined where the budget does not suffice
   */
  whichCount(kinds: readonly Kind[]): readonly boolean[] | undefined {
    if (this.#size > mostStates) {
      const found = findCounting(electoratesOf(kinds), this.#sets(), this.#budget);
      return this.#budget.isExhausted ? undefined : kinds.map((kind) => found.has(kind));
    }
    const counts: boolean[] = [];
    for (const kind of kinds) {
      if (isNeutral(kind)) {
        counts.push(false);
        continue;
      }
      const others = kinds.map((other) => (other === kind ? { ...kind, users: kind.users - 1 } : other));
      const states = this.#reach([], others);
      if (!states) return undefined;
      if (!this.#budget.take(states.length * kind.additions.length * this.#costOfAdding)) return undefined;
      counts.push(states.some((state) => this.#settles(state, kind)));
    }
    return counts;
  }

  #settles(state: number, { additions }: Pick<Kind, "additions">): boolean {
    return !this.#holds(state) && additions.some((addition) => this.#holds(this.#add(state, addition)));
  }

  /** Whether all users, or one of them, can make the consensus true. */
  #canHoldWithSome(from: readonly number[], kinds: readonly Kind[]): boolean | undefined {
    const sets = this.#sets(from);
    const isFound = electoratesOf(kinds).some((electorate) => {
      const all = electorate.reduce((others, user) => sets.with(others, user), sets.none);
      return sets.suffice(all) || oneOfEach(electorate).some((user) => sets.suffice(sets.with(sets.none, user)));
    });
    return isFound || (this.#budget.isExhausted ? undefined : false);
  }

  /** Approvals by their numbers, beside those that there are. */
  #sets(from?: readonly number[]): Sets<Candidate, readonly number[]> {
    const { counters, holds, cost } = this.#tally;
    return {
      none: from ?? counters.map(() => 0),
      with: (numbers, { addition }) => numbers.map((number, index) => number + addition[index]!),
      without: (numbers, { addition }) => numbers.map((number, index) => number - addition[index]!),
      // With what it took to count them.
      suffice: (numbers) => this.#budget.take(cost + 4 * numbers.length) && holds(numbers),
    };
  }

  /** All that the numbers can come to. */
  #reach(from: readonly number[], kinds: readonly Kind[]): readonly number[] | undefined {
    if (!this.#budget.take(this.#size >> 5)) return undefined;
    if (this.#verdicts.length === 0) this.#verdicts = new Uint8Array(this.#size);
    const isKnown = new Uint8Array(this.#size);
    const states = [this.#add(0, from)];
    isKnown[states[0]!] = 1;
    for (const kind of kinds) {
      if (isNeutral(kind)) continue;
      // What one more user of the kind leads to, beginning with where none of them has approved.
      let first = 0;
      for (let users = 0; users < kind.users && first < states.length; users++) {
        const last = states.length;
        const trials = (last - first) * kind.additions.length;
        if (!this.#budget.take(trials * this.#costOfAdding)) return undefined;
        for (let at = first; at < last; at++) {
          for (const addition of kind.additions) {
            const state = this.#add(states[at]!, addition);
            if (isKnown[state] === 1) continue;
            isKnown[state] = 1;
            states.push(state);
          }
        }
        first = last;
        if (!this.#budget.take((states.length - last) * this.#tally.cost)) return undefined;
      }
    }
    return states;
  }

  get #costOfAdding(): number {
    return 8 + 4 * this.#most.length;
  }

  /** A state with numbers added, each as far as it makes a difference. */
  #add(state: number, numbers: readonly number[]): number {
    let sum = 0;
    for (const [index, stride] of this.#strides.entries()) {
      sum += Math.min(this.#number(state, index) + (numbers[index] ?? 0), this.#most[index]!) * stride;
    }
    return sum;
  }

  #holds(state: number): boolean {
    const known = this.#verdicts[state];
    if (known) return known === 2;
    const holds = this.#tally.holds(this.#most.map((_, index) => this.#number(state, index)));
    this.#verdicts[state] = holds ? 2 : 1;
    return holds;
  }

  #number(state: number, index: number): number {
    return Math.floor(state / this.#strides[index]!) % (this.#most[index]! + 1);
  }
}

/**
 * Whether approvals of certain numbers do not suffice, and do together with one more.
 *
 * @returns undefined where the budget does not suffice
 */
export function settles(
  { counters, holds, cost }: Tally,
  from: readonly number[],
  additions: Kind["additions"],
  budget: Budget,
): boolean | undefined {
  if (!budget.take((1 + additions.length) * (cost + 2 * counters.length))) return undefined;
  // A number above what it is compared with is compared in the same way.
  return !holds(from) && additions.some((addition) => holds(from.map((number, index) => number + addition[index]!)));
}

/** All users, with one addition of each or another. */
function electoratesOf(kinds: readonly Kind[]): readonly (readonly Candidate[])[] {
  const most = Math.max(1, ...kinds.map(({ additions }) => additions.length));
  return Array.from({ length: most }, (_, choice) =>
    kinds.flatMap((kind) => {
      const addition = kind.additions[Math.min(choice, kind.additions.length - 1)]!;
      return Array.from({ length: kind.users }, (): Candidate => ({ alike: kind, addition }));
    }),
  );
}

function isNeutral({ additions }: Kind): boolean {
  return additions.every((addition) => addition.every((number) => number === 0));
}
