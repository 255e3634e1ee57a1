// Users by what their approvals add to the numbers on which a consensus depends.

import { numbersOf, type Budget, type Program, type Tally } from "../policy-language/policy.js";
import { ballotOf, type Electorate, type Voter } from "./electorate.js";
import type { Kind } from "./numbers.js";
import type { Approvals } from "./trials.js";

export interface Kinds {
  readonly kinds: readonly Kind[];
  /** Which of them a user is of, by the user's place; undefined for those whose approval would be an error. */
  readonly of: readonly (number | undefined)[];
}

/** Undefined where the consensus is more than a count, or the budget does not suffice. */
export function kindsOf(electorate: Electorate, { asks, tally }: Program, budget: Budget): Kinds | undefined {
  const classes = tally && electorate.classes(asks, budget);
  if (!classes) return undefined;
  const of: (number | undefined)[] = Array.from({ length: electorate.size });
  const known = new Map<string, { readonly index: number; readonly additions: Kind["additions"]; users: number }>();
  for (const { places, example } of classes) {
    const additions = additionsOf(tally, example, budget);
    if (budget.isExhausted) return undefined;
    if (additions.length === 0) continue;
    const name = additions.join(" ");
    let kind = known.get(name);
    if (!kind) known.set(name, (kind = { index: known.size, additions, users: 0 }));
    kind.users += places.length;
    for (const place of places) of[place] = kind.index;
  }
  return { kinds: [...known.values()].map(({ users, additions }) => ({ users, additions })), of };
}

/** The same without users who have approved already. */
export function withoutPlaces({ kinds, of }: Kinds, places: readonly number[]): readonly Kind[] {
  const users = kinds.map((kind) => kind.users);
  for (const place of places) {
    const kind = of[place];
    if (kind !== undefined) users[kind]! -= 1;
  }
  return kinds.map(({ additions }, index) => ({ additions, users: users[index]! }));
}

/** What a user's approval can add, by the credential with which they approve: different numbers, in the same order. */
function additionsOf(tally: Tally, { approver, credentials }: Voter, budget: Budget): number[][] {
  const ballots = credentials.length === 0 ? [[]] : credentials.map((credential) => [credential]);
  const additions = new Map<string, number[]>();
  for (const ballot of ballots) {
    const numbers = numbersOf(tally, ballotOf([approver], ballot), budget);
    if (numbers) additions.set(numbers.join(), numbers);
  }
  return [...additions.keys()].sort().map((name) => additions.get(name)!);
}

/** The numbers of approvals; undefined where one of them is in error, or the budget does not suffice. */
export function sumOf(tally: Tally, { approvers, credentials }: Approvals, budget: Budget): number[] | undefined {
  const sum = tally.counters.map(() => 0);
  for (const approver of approvers) {
    const own = credentials.filter(({ user_id }) => user_id === approver.id);
    const numbers = numbersOf(tally, ballotOf([approver], own), budget);
    if (!numbers) return undefined;
    for (const [index, number] of numbers.entries()) sum[index]! += number;
  }
  return sum;
}
