// Which queues' events are delivered next. Tenants take turns as in every fair queue, and in an organization its receivers do.
// Queues whose receivers keep one waiting have half of the places at most, and so has each tenant, so that no receiver
// holds up those of others.

import { LRUCache } from "lru-cache";
import { atMost } from "../../event-loop/at-most.js";
import { FairQueue, pathOf } from "../../event-loop/fair-queue.js";
import type { Owner } from "../../event-loop/owner.js";
import { tenantOf } from "../../organizations/tenant.js";
import type { OutboxHead } from "../../store/outbox.js";

const remembered = 10_000;

/** A queue that is due. */
interface Due {
  readonly head: OutboxHead;
  readonly owner: Owner;
  readonly slow: boolean;
  /** All who take a turn with it, the tenant first. */
  readonly names: readonly string[];
}

export class Turns {
  readonly #places: number;
  /** When a tenant, an organization or a queue had its last turn. */
  readonly #last = new LRUCache<string, number>(atMost(remembered));
  readonly #slow = new LRUCache<string, true>(atMost(remembered));
  #turn = 0;
  #crowded = false;

  /** @param places how many queues are served at a time */
  constructor(places: number) {
    this.#places = places;
  }

  /**
   * Chooses among the events that are due. Those that are chosen have their turn.
   *
   * @param served queues that have a place now, and the tenant of each; none of `due` is theirs
   */
  choose(due: readonly OutboxHead[], served: ReadonlyMap<string, string>): OutboxHead[] {
    const half = Math.max(1, Math.floor(this.#places / 2));
    let free = this.#places - served.size;
    let freeForSlow = half - [...served.keys()].filter((queue) => this.#slow.has(queue)).length;
    const held = new Map<string, number>();
    for (const tenant of served.values()) held.set(tenant, (held.get(tenant) ?? 0) + 1);
    const hasPlace = ({ owner, slow }: Due) => (held.get(tenantOf(owner)) ?? 0) < half && (!slow || freeForSlow > 0);
    const chosen: OutboxHead[] = [];
    const all = this.#inOrder(due).filter(hasPlace);
    const waiting = inTurns(all);
    while (free > 0) {
      const next = waiting.shift();
      if (!next) break;
      const { head, owner, slow, names } = next;
      chosen.push(head);
      this.#turn++;
      for (const name of names) this.#last.set(name, this.#turn);
      free--;
      if (slow) freeForSlow--;
      held.set(tenantOf(owner), (held.get(tenantOf(owner)) ?? 0) + 1);
      // What has no place any more must not use up the turns of what has. Whose turn it is stays.
      const isLast = (slow && freeForSlow === 0) || held.get(tenantOf(owner)) === half;
      if (isLast) for (const each of all) if (!hasPlace(each)) waiting.remove(each.owner, each);
    }
    this.#crowded = free <= 0;
    return chosen;
  }

  /** An event of the queue had its attempt. */
  ended(queue: string, slow: boolean): void {
    if (slow) this.#slow.set(queue, true);
    else this.#slow.delete(queue);
  }

  /** Whether the queue gives its place up after an event, though more of its own may wait. */
  yields(queue: string): boolean {
    return this.#crowded || this.#slow.has(queue);
  }

  /** Of each who take turns together, whoever had theirs longest ago comes first. */
  #inOrder(due: readonly OutboxHead[]): Due[] {
    return due
      .map((head) => {
        const owner = ownerOf(head);
        const names = namesOf(owner, head.queue);
        const order = names.map((name) => this.#last.get(name) ?? 0);
        return { head, owner, names, slow: this.#slow.has(head.queue), order: [...order, head.due_at] };
      })
      .toSorted((one, other) => compare(one.order, other.order));
  }
}

/** The organization of a receiver. */
export function ownerOf(head: Pick<OutboxHead, "organization_id" | "parent_id">): Owner {
  return { id: head.organization_id, parentId: head.parent_id ?? undefined };
}

function namesOf(owner: Owner, queue: string): string[] {
  const path = pathOf(owner);
  return [...path.map((_, length) => path.slice(0, length + 1).join(" ")), `queue ${queue}`];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((turn, index) => turn !== other[index]);
  return at === -1 ? 0 : one[at]! - (other[at] ?? 0);
}

function inTurns(due: readonly Due[]): FairQueue<Due> {
  const queue = new FairQueue<Due>();
  for (const each of due) queue.push(each.owner, each);
  return queue;
}
