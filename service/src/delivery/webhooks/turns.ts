// Which queues' events are delivered next. Queues take turns. Those whose receivers keep one waiting have half of the
// places at most, and so have those of one organization, so that no receiver holds up those of others.

import { LRUCache } from "lru-cache";
import type { OutboxHead } from "../../store/outbox.js";

const remembered = 10_000;

export class Turns {
  readonly #places: number;
  /** When each queue had its last turn, and whether its receiver was slow. */
  readonly #last = new LRUCache<string, { readonly turn: number; readonly slow: boolean }>({ max: remembered });
  #turn = 0;
  #crowded = false;

  /** @param places how many queues are served at a time */
  constructor(places: number) {
    this.#places = places;
  }

  /**
   * Chooses among the events that are due.
   *
   * @param served queues that have a place now; none of `due` is theirs
   */
  choose(due: readonly OutboxHead[], served: ReadonlySet<string>): OutboxHead[] {
    let free = this.#places - served.size;
    const half = Math.max(1, Math.floor(this.#places / 2));
    let freeForSlow = half - [...served].filter((queue) => this.#isSlow(queue)).length;
    const held = new Map<string, number>();
    const hold = (organizationId: string) => held.set(organizationId, (held.get(organizationId) ?? 0) + 1);
    for (const queue of served) hold(organizationOf(queue));
    const chosen: OutboxHead[] = [];
    for (const head of due.toSorted(
      (one, other) => this.#order(one) - this.#order(other) || one.due_at - other.due_at,
    )) {
      const slow = this.#isSlow(head.queue);
      if (free <= 0) break;
      if (slow && freeForSlow <= 0) continue;
      if ((held.get(organizationOf(head.queue)) ?? 0) >= half) continue;
      hold(organizationOf(head.queue));
      free--;
      if (slow) freeForSlow--;
      chosen.push(head);
    }
    this.#crowded = free <= 0;
    return chosen;
  }

  /** An event of the queue had its attempt. */
  ended(queue: string, slow: boolean): void {
    this.#last.set(queue, { turn: ++this.#turn, slow });
  }

  /** Whether the queue gives its place up after an event, though more of its own may wait. */
  yields(queue: string): boolean {
    return this.#crowded || this.#isSlow(queue);
  }

  #order({ queue }: OutboxHead): number {
    return this.#last.get(queue)?.turn ?? 0;
  }

  #isSlow(queue: string): boolean {
    return this.#last.get(queue)?.slow === true;
  }
}

function organizationOf(queue: string): string {
  const [organizationId = ""] = queue.split("/");
  return organizationId;
}
