// Of which limits plenty was left lately. To look at one before each request would cost as much as to count; so a limit with
// plenty left is looked at in the transaction alone, which refuses whatever goes beyond. What is known here may be out of date:
// another process may have counted since.

import { LRUCache } from "lru-cache";
import { atMost } from "../event-loop/at-most.js";
import type { Authority } from "../store/authority/authority.js";
import type { Scope } from "../store/store.js";
import type { Charge } from "./charges.js";

/** So many requests of the kind may be on their way. */
const requestsAtOnce = 64n;
const remembered = 10_000;

/** What was left, of each database. */
const known = new WeakMap<Authority, LRUCache<string, { readonly left: bigint; readonly maximum: bigint }>>();

/** Whether so much was left that a request need not be refused before it is counted. */
export function hasPlenty({ authority }: Scope, { limit, holder, items }: Charge): boolean {
  const found = known.get(authority)?.get(nameOf(limit.id, holder));
  if (!found || found.maximum !== limit.maximum) return false;
  const amount = [...items.values()].reduce((sum, each) => sum + each, 0n);
  return found.left >= amount * requestsAtOnce;
}

/** Notes what is left of a limit. */
export function noteLeft({ authority }: Scope, { limit, holder }: Charge, left: bigint): void {
  const ofAuthority = known.get(authority) ?? new LRUCache(atMost(remembered));
  known.set(authority, ofAuthority);
  ofAuthority.set(nameOf(limit.id, holder), { left, maximum: limit.maximum });
}

function nameOf(limitId: string, holder: string): string {
  return `${limitId} ${holder}`;
}
