// Walks through activities a page at a time, while activities are added, change their status, and belong to others.

import { ActivityStatus, ActivityType } from "@countersign/api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { listActivityIds } from "../../../service/src/store/activity-pages.js";
import type { ActivityFilter } from "../../../service/src/store/activity-pages.js";
import { idOf } from "../store/crowd.js";
import { newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import * as one from "../store/rows.js";
import { entryOf } from "../support/results.js";
import { itemsBackwards, itemsForwards } from "./pages.js";

const types = [
  ActivityType.CREATE_WALLET,
  ActivityType.SIGN_TRANSACTION_V2,
  ActivityType.SIGN_RAW_PAYLOAD_V2,
  ActivityType.DELETE_POLICY,
];
const statuses = [
  ActivityStatus.COMPLETED,
  ActivityStatus.CONSENSUS_NEEDED,
  ActivityStatus.FAILED,
  ActivityStatus.REJECTED,
];

interface Kind {
  readonly type: ActivityType;
  readonly status: ActivityStatus;
}

interface Stored extends Kind {
  readonly id: string;
  /** Whether it is another organization's. */
  readonly foreign: boolean;
}

/** What happens between two pages. */
type Event =
  | { readonly event: "added"; readonly kind: Kind; readonly foreign: boolean }
  | { readonly event: "changed"; readonly place: number; readonly status: ActivityStatus };

const kind: fc.Arbitrary<Kind> = fc.record({
  type: fc.constantFrom(...types),
  // As in life, most are completed.
  status: fc.oneof(fc.constant(ActivityStatus.COMPLETED), fc.constantFrom(...statuses)),
});
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ event: fc.constant("added" as const), kind, foreign: fc.boolean() }),
  fc.record({ event: fc.constant("changed" as const), place: fc.nat(), status: fc.constantFrom(...statuses) }),
);
const filter: fc.Arbitrary<ActivityFilter> = fc.record({
  statuses: fc.subarray(statuses),
  types: fc.subarray(types),
});
const walk = fc.record({
  filter,
  activities: fc.array(fc.record({ kind, foreign: fc.boolean() }), { maxLength: 60 }),
  events: fc.array(fc.array(event, { maxLength: 4 }), { maxLength: 30 }),
  limit: fc.integer({ min: 1, max: 12 }),
  backwards: fc.boolean(),
});

const matches = ({ statuses, types }: ActivityFilter, { status, type }: Kind) =>
  (statuses.length === 0 || statuses.includes(status)) && (types.length === 0 || types.includes(type));

let worlds = 0;

/** Two organizations of their own, and what is in them. */
class World {
  readonly stored: Stored[] = [];
  /** Ids of those whose status was changed: a walk may see them or not. */
  readonly changed = new Set<string>();
  readonly #opened: OpenedStore;
  readonly #world = ++worlds;

  constructor(opened: OpenedStore) {
    this.#opened = opened;
  }

  get scope() {
    return this.#opened.store.in(idOf(500, this.#world));
  }

  /** Ids are of both organizations by turns, as they are made. */
  async add(kinds: readonly { readonly kind: Kind; readonly foreign: boolean }[]): Promise<void> {
    if (kinds.length === 0) return;
    const added = kinds.map(({ kind, foreign }, index): Stored => {
      return { ...kind, foreign, id: idOf(this.#world, this.stored.length + index) };
    });
    const rows = added.map(({ id, type, status, foreign }) => ({
      ...one.dated,
      ...one.activity(id),
      organization_id: idOf(foreign ? 501 : 500, this.#world),
      fingerprint: id,
      user_id: "user",
      user_record_id: "record",
      type,
      status,
    }));
    await this.#opened.store.write(async ({ database }) => {
      await database.insertInto("activities").values(rows).execute();
    });
    this.stored.push(...added);
  }

  async change(place: number, status: ActivityStatus): Promise<void> {
    if (this.stored.length === 0) return;
    const index = place % this.stored.length;
    const before = entryOf(this.stored, index);
    await this.#opened.store.write(async ({ database }) => {
      await database.updateTable("activities").set({ status }).where("id", "=", before.id).execute();
    });
    this.stored[index] = { ...before, status };
    this.changed.add(before.id);
  }

  happens(event: Event): Promise<void> {
    return event.event === "added" ? this.add([event]) : this.change(event.place, event.status);
  }
}

test(
  "a walk sees what is there from beginning to end once, in order, and nothing of others",
  { timeout: 240_000 },
  async () => {
    const opened = await newStore();
    try {
      const property = fc.asyncProperty(walk, async ({ filter, activities, events, limit, backwards }) => {
        const world = new World(opened);
        await world.add(activities);
        const before = [...world.stored];
        const everSo = new Set(before.filter((each) => matches(filter, each)).map(({ id }) => id));
        const left = [...events];
        const list = async (page: { readonly limit: string; readonly after?: string; readonly before?: string }) => {
          const ids = await listActivityIds(world.scope, filter, { ...page, limit: Number(page.limit) });
          for (const next of left.shift() ?? []) await world.happens(next);
          for (const each of world.stored) if (matches(filter, each)) everSo.add(each.id);
          return ids;
        };
        const seen = backwards ? await itemsBackwards(list, limit, "0") : await itemsForwards(list, limit);
        expect(seen).toEqual([...new Set(seen)].sort().reverse());
        const own = new Set(world.stored.filter(({ foreign }) => !foreign).map(({ id }) => id));
        expect(seen.filter((id) => !own.has(id) || !everSo.has(id))).toEqual([]);
        const constant = before.filter((each) => !each.foreign && matches(filter, each) && !world.changed.has(each.id));
        const visited = new Set(seen);
        expect(constant.filter(({ id }) => !visited.has(id))).toEqual([]);
      });
      await fc.assert(property, { numRuns: 150 });
    } finally {
      await opened.close();
    }
  },
);
