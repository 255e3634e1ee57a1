// Finds out whose approval counts by trying: in small organizations all sets of approvals, in larger ones a number of ways
// that find everyone where the consensus asks for numbers of users, or for certain ones.

import type { Budget } from "../policy-language/policy.js";

/** One of those who are the same to a consensus. */
export interface Alike<Kind> {
  readonly alike: Kind;
}

/** Up to so many users, all sets of approvals are tried. */
const fewUsers = 9;
/** More exchanges are not tried, so that the cost stays in proportion to the number of users. */
const mostExchanges = 8;

/** Approvals as far as a consensus sees them. */
export interface Sets<User, Approvals> {
  readonly none: Approvals;
  with(approvals: Approvals, user: User): Approvals;
  without(approvals: Approvals, user: User): Approvals;
  /** Whether they suffice; takes from the budget what that costs to tell. */
  suffice(approvals: Approvals): boolean;
}

/**
 * Kinds of users who were found to count.
 *
 * @param electorates users who might approve together
 */
export function findCounting<Kind, User extends Alike<Kind>, Approvals>(
  electorates: readonly (readonly User[])[],
  sets: Sets<User, Approvals>,
  budget: Budget,
): Set<Kind> {
  const found = new Set<Kind>();
  for (const electorate of electorates) {
    if (electorate.length <= fewUsers) tryAll(electorate, sets, found);
    else for (const order of [electorate, electorate.toReversed()]) search(order, sets, budget, found);
  }
  return found;
}

/** Of each kind the last one. */
export function oneOfEach<User extends Alike<unknown>>(users: readonly User[]): readonly User[] {
  return [...new Map(users.map((user) => [user.alike, user])).values()];
}

/** A user counts who turns approvals that do not suffice into some that do. */
function tryAll<Kind, User extends Alike<Kind>, Approvals>(
  electorate: readonly User[],
  sets: Sets<User, Approvals>,
  found: Set<Kind>,
): void {
  // Sets of approvals by their bits.
  const suffice = Array.from({ length: 2 ** electorate.length }, (_, set) =>
    sets.suffice(
      electorate.filter((_, index) => set & (1 << index)).reduce((all, user) => sets.with(all, user), sets.none),
    ),
  );
  for (const [index, { alike }] of electorate.entries()) {
    if (suffice.some((before, set) => !before && suffice[set | (1 << index)])) found.add(alike);
  }
}

/**
 * The same among many users. Tried are, by their order:
 *
 * 1. the most approvals that do not suffice: whoever is left out would settle the matter, and so would those within in
 *    whose place another one does not do;
 * 2. the fewest approvals that suffice: all within count, and so does whoever can take the place of one.
 */
function search<Kind, User extends Alike<Kind>, Approvals>(
  electorate: readonly User[],
  sets: Sets<User, Approvals>,
  budget: Budget,
  found: Set<Kind>,
): void {
  const note = ({ alike }: User) => found.add(alike);
  const all = electorate.reduce((others, user) => sets.with(others, user), sets.none);
  if (!sets.suffice(all) || sets.suffice(sets.none)) return;

  let most = sets.none;
  const within: User[] = [];
  const leftOut: User[] = [];
  for (const user of electorate) {
    if (budget.isExhausted) return;
    const more = sets.with(most, user);
    if (sets.suffice(more)) leftOut.push(user);
    else {
      most = more;
      within.push(user);
    }
  }
  leftOut.forEach(note);
  for (const user of oneOfEach(within)) {
    if (budget.isExhausted) return;
    if (found.has(user.alike)) continue;
    const rest = sets.without(most, user);
    if (leftOut.slice(0, mostExchanges).some((other) => !sets.suffice(sets.with(rest, other)))) note(user);
  }

  let fewest = all;
  const needed = new Set(electorate);
  for (const user of electorate) {
    if (budget.isExhausted) return;
    const fewer = sets.without(fewest, user);
    if (!sets.suffice(fewer)) continue;
    fewest = fewer;
    needed.delete(user);
  }
  needed.forEach(note);
  const places = [...needed].slice(0, mostExchanges);
  for (const user of oneOfEach(electorate)) {
    if (budget.isExhausted) return;
    if (found.has(user.alike)) continue;
    if (places.some((place) => sets.suffice(sets.with(sets.without(fewest, place), user)))) note(user);
  }
}
