// Which organizations' events are delivered next. Organizations take turns, and those whose receivers keep one waiting
// have half of the places at most, so that no receiver holds up those of others.

import { LRUCache } from "lru-cache";
import type { OutboxHead } from "../../store/outbox.js";

const remembered = 10_000;

export class Turns {
  readonly #places: number;
  /** When each organization had its last turn, and whether its receiver was slow. */
  readonly #last = new LRUCache<string, { readonly turn: number; readonly slow: boolean }>({ max: remembered });
  #turn = 0;
  #crowded = false;

  /** @param places how many organizations are served at a time */
  constructor(places: number) {
    this.#places = places;
  }

  /**
   * Chooses among the events that are due.
   *
   * @param served organizations that have a place now; none of `due` is theirs
   */
  choose(due: readonly OutboxHead[], served: ReadonlySet<string>): OutboxHead[] {
    let free = this.#places - served.size;
    let freeForSlow = Math.max(1, Math.floor(this.#places / 2)) - [...served].filter((id) => this.#isSlow(id)).length;
    const chosen: OutboxHead[] = [];
    for (const head of due.toSorted(
      (one, other) => this.#order(one) - this.#order(other) || one.due_at - other.due_at,
    )) {
      const slow = this.#isSlow(head.organization_id);
      if (free <= 0) break;
      if (slow && freeForSlow <= 0) continue;
      free--;
      if (slow) freeForSlow--;
      chosen.push(head);
    }
    this.#crowded = free <= 0;
    return chosen;
  }

  /** An event of the organization had its attempt. */
  ended(organizationId: string, slow: boolean): void {
    this.#last.set(organizationId, { turn: ++this.#turn, slow });
  }

  /** Whether the organization gives its place up after an event, though more of its own may wait. */
  yields(organizationId: string): boolean {
    return this.#crowded || this.#isSlow(organizationId);
  }

  #order({ organization_id }: OutboxHead): number {
    return this.#last.get(organization_id)?.turn ?? 0;
  }

  #isSlow(organizationId: string): boolean {
    return this.#last.get(organizationId)?.slow === true;
  }
}
