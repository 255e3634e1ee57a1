// How many bytes of webhook events may be kept until they are delivered. An organization has a budget, and so have an
// organization at the top and its sub-organizations together. Beyond, the newest events are not kept: signing goes on, and
// what is kept still arrives in order.
//
// Where a whole family has reached its budget, room is made at the cost of the organization that has most: whoever keeps
// less than others is heard.

import { LRUCache } from "lru-cache";
import { atMost } from "../event-loop/at-most.js";
import type { Limits } from "../config/limits.js";
import type { Logger } from "../log/log.js";
import type { Organization } from "../organizations/organization.js";
import { tenantOf } from "../organizations/tenant.js";
import {
  findLargest,
  removeFailedBodies,
  removeNewestBodies,
  sumOfBodies,
  sumOfFamily,
} from "../store/event-bodies.js";
import type { Store } from "../store/store.js";
import { Usage } from "./usage.js";

/** Whose events they are. */
export type EventOwner = Pick<Organization, "id" | "parentId" | "signedUp">;

/** Told of what is not kept. */
export interface EventBudgetMetrics {
  dropped(events: number): void;
}

export interface EventBudgetParts {
  readonly store: Store;
  readonly limits: Limits;
  readonly log: Logger;
  readonly metrics?: EventBudgetMetrics | undefined;
}

/** An event that may be kept, or why it may not. */
export interface Admission {
  readonly refused: string | undefined;
  /** Whether the organization is to be told of it: that is done once a minute. */
  readonly tell: boolean;
  /**
   * To be called at the end of the transaction, or when there was none.
   *
   * @param bytes of the event that was committed; 0 where none was
   */
  done(bytes: number): void;
}

const remembered = 10_000;
const tellMilliseconds = 60_000;
const makeRoomMilliseconds = 1000;
const largestMilliseconds = 500;
const roomShare = 1 / 64;

type Largest = Awaited<ReturnType<typeof findLargest>>;

interface Budget {
  readonly usage: Usage;
  readonly bytes: number;
  /** Name of the setting. */
  readonly limit: keyof Limits;
}

export class EventBudget {
  readonly #parts: EventBudgetParts;
  readonly #usages = new LRUCache<string, Usage>(atMost(remembered));
  readonly #told = new LRUCache<string, number>(atMost(remembered));
  /** Which organization of a family has most: to find that costs as much as there is. */
  readonly #largest = new LRUCache<string, { readonly found: Largest }>({
    ...atMost(remembered),
    ttl: largestMilliseconds,
  });
  readonly #madeRoom = new LRUCache<string, number>(atMost(remembered));

  constructor(parts: EventBudgetParts) {
    this.#parts = parts;
  }

  /**
   * Asks for room for an event. Never rejects: where nothing can be known, the event is not kept.
   *
   * @param bytes that it is expected to have
   */
  async admit(owner: EventOwner, bytes: number): Promise<Admission> {
    const budgets = this.#budgetsOf(owner);
    let exceeded: Budget | undefined;
    try {
      exceeded = await takeAll(budgets, bytes);
      if (exceeded && (await this.#makeRoom(owner, exceeded, bytes))) exceeded = await takeAll(budgets, bytes);
    } catch (error) {
      this.#parts.log.error({ organizationId: owner.id, err: error }, "webhook events cannot be counted");
      exceeded = budgets[0];
    }
    if (exceeded) return this.#refuse(owner, exceeded);
    return {
      refused: undefined,
      tell: false,
      done: (committed) => {
        for (const { usage } of budgets) usage.replace(bytes, committed);
      },
    };
  }

  #budgetsOf(owner: EventOwner): [Budget, ...Budget[]] {
    const { store, limits } = this.#parts;
    const { id, signedUp } = owner;
    const familyId = tenantOf(owner);
    const budget = (limit: keyof Limits, name: string, read: () => Promise<number>): Budget => {
      const usage = this.#usages.get(name) ?? new Usage(read);
      this.#usages.set(name, usage);
      return { usage, bytes: limits[limit], limit };
    };
    const family = async () => sumOfFamily(store.in(familyId));
    return [
      budget(signedUp ? "signedUpEventBytes" : "eventBytes", id, () => sumOfBodies(store.in(id))),
      budget("familyEventBytes", `${familyId}/all`, async () => (await family()).all),
      ...(signedUp
        ? [budget("allSignedUpEventBytes", `${familyId}/signed-up`, async () => (await family()).signedUp)]
        : []),
    ];
  }

  /**
   * Removes events that are worth less: those that have failed, then those of the organization that has most, where a
   * whole family has no more room.
   *
   * @returns whether there may be room now
   */
  async #makeRoom(owner: EventOwner, budget: Budget, bytes: number): Promise<boolean> {
    const { store } = this.#parts;
    const { id } = owner;
    const { usage, limit } = budget;
    const isOwn = limit === "eventBytes" || limit === "signedUpEventBytes";
    const largest = isOwn ? undefined : await this.#findLargest(tenantOf(owner), limit === "allSignedUpEventBytes");
    const from = largest?.organizationId ?? id;
    const hasMost = from === id || (largest !== undefined && largest.bytes <= this.#usageOf(id) + bytes);
    const failed = this.#mayMakeRoom(from)
      ? await store.write((transaction) => removeFailedBodies(transaction.in(from)))
      : 0;
    // More than is needed now, so that it isn't done for each event.
    const room = Math.max(bytes, Math.floor(budget.bytes * roomShare));
    const removed =
      failed === 0 && !hasMost ? await store.write((transaction) => removeNewestBodies(transaction.in(from), room)) : 0;
    if (removed > 0) this.#note(from, limit, removed);
    if (failed + removed === 0) return false;
    this.#largest.clear();
    await Promise.all([usage.count(), this.#usages.get(from)?.count()]);
    return true;
  }

  async #findLargest(familyId: string, onlySignedUp: boolean): Promise<Largest> {
    const name = `${familyId}/${onlySignedUp}`;
    const known = this.#largest.get(name);
    if (known) return known.found;
    const found = await findLargest(this.#parts.store.in(familyId), onlySignedUp);
    this.#largest.set(name, { found });
    return found;
  }

  /** To look for what has failed costs as much as there is, so that it is not done for every event. */
  #mayMakeRoom(id: string): boolean {
    const now = performance.now();
    if (now - (this.#madeRoom.get(id) ?? -Infinity) < makeRoomMilliseconds) return false;
    this.#madeRoom.set(id, now);
    return true;
  }

  #usageOf(id: string): number {
    return this.#usages.get(id)?.bytes ?? 0;
  }

  #refuse({ id }: EventOwner, { limit, bytes }: Budget): Admission {
    const refused =
      `dropped: undelivered webhook events have reached ${bytes} bytes (limits.${limit}); later events may be missing ` +
      "too";
    const tell = this.#note(id, limit, 1);
    return { refused, tell, done() {} };
  }

  /** @returns whether it was also logged, which is done once a minute */
  #note(organizationId: string, limit: keyof Limits, events: number): boolean {
    this.#parts.metrics?.dropped(events);
    const now = performance.now();
    if (now - (this.#told.get(organizationId) ?? -Infinity) < tellMilliseconds) return false;
    this.#told.set(organizationId, now);
    this.#parts.log.warn(
      { organizationId, limit: `limits.${limit}`, bytes: this.#parts.limits[limit] },
      "dropping webhook events: undelivered ones have reached their limit",
    );
    return true;
  }
}

/** Takes bytes from all budgets, or from none. */
async function takeAll(budgets: readonly Budget[], bytes: number): Promise<Budget | undefined> {
  for (const [index, budget] of budgets.entries()) {
    let isTaken = false;
    try {
      isTaken = await budget.usage.take(bytes, budget.bytes);
      if (!isTaken) return budget;
    } finally {
      if (!isTaken) for (const { usage } of budgets.slice(0, index)) usage.drop(bytes);
    }
  }
  return undefined;
}
