// The ledger of spending limits against a slow reading of what a limit says: whatever is spent, held back, given back and
// carried out, in whatever order and at whatever times, both count the same, and no more is let through than the limit says.

import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SpendingMeasure } from "@countersign/api";
import type { Charge } from "../../../service/src/spending/charges.js";
import { hold, release, spend, usageOf } from "../../../service/src/spending/ledger.js";
import type { Window } from "../../../service/src/spending/window.js";
import { WriteConflict } from "../../../service/src/store/conflict.js";
import { insertSpendingEntries } from "../../../service/src/store/spending.js";
import { deleteSpendingLimits, insertSpendingLimit } from "../../../service/src/store/spending-limits.js";
import { findStoredBytes, storedOfSpending } from "../../../service/src/store/stored-bytes.js";
import type { Store } from "../../../service/src/store/store.js";
import { newOrganization, newStore } from "../store/databases.js";
import { Model } from "./model.js";
import { limitOf } from "./limit.js";

let store: Store;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ store, close } = await newStore("sqlite"));
});
afterAll(() => close());

const hour = 3_600_000;
const start = Date.UTC(2026, 2, 27);

const windows: readonly Window[] = [
  { period: "SPENDING_PERIOD_ROLLING", seconds: 6 * 3600, timeZone: "UTC" },
  { period: "SPENDING_PERIOD_ROLLING", seconds: 60, timeZone: "UTC" },
  { period: "SPENDING_PERIOD_DAY", seconds: 0, timeZone: "Europe/Paris" },
  { period: "SPENDING_PERIOD_WEEK", seconds: 0, timeZone: "America/New_York" },
  { period: "SPENDING_PERIOD_MONTH", seconds: 0, timeZone: "Pacific/Apia" },
  { period: "SPENDING_PERIOD_EVER", seconds: 0, timeZone: "UTC" },
];
const measures: readonly SpendingMeasure[] = [
  "SPENDING_MEASURE_AMOUNT",
  "SPENDING_MEASURE_COUNT",
  "SPENDING_MEASURE_RECEIVERS",
];

const items = fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.integer({ min: 1, max: 6 }), {
  minKeys: 1,
  maxKeys: 3,
});
const action = fc.record({
  /** Later by. */
  hours: fc.oneof(
    fc.constant(0),
    fc.constant(0.1),
    fc.double({ min: 0, max: 9, noNaN: true }),
    fc.integer({ min: 20, max: 900 }),
  ),
  what: fc.constantFrom("spend", "spend", "spend", "hold", "hold", "complete", "reject"),
  which: fc.nat({ max: 9 }),
  holder: fc.constantFrom("", "other"),
  items,
});

let runs = 0;

test("counts what the limit says, and never lets more through", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...windows),
      fc.constantFrom(...measures),
      fc.integer({ min: 1, max: 30 }),
      fc.array(action, { minLength: 1, maxLength: 25 }),
      async (window, measure, maximum, actions) => {
        const id = `limit-${++runs}`;
        const organizationId = await newOrganization(store);
        const limit = limitOf(id, { measure, maximum: BigInt(maximum), window, scope: "SPENDING_SCOPE_USER" });
        const model = new Model({ window, measure, maximum });
        let now = start;
        let number = 0;
        const waiting: { readonly id: string; readonly charge: Charge }[] = [];
        const attempt = async (work: Parameters<Store["write"]>[0]): Promise<boolean> => {
          try {
            await store.write(work);
            return true;
          } catch (error) {
            if (error instanceof WriteConflict) return false;
            throw error;
          }
        };
        for (const { hours, what, which, holder, items: wanted } of actions) {
          now += Math.round(hours * hour);
          const activityId = `activity-${++number}`;
          const amounts = Object.entries(wanted).map(([slot, amount]): [string, bigint] => [
            slot,
            measure === "SPENDING_MEASURE_AMOUNT" ? BigInt(amount) : 1n,
          ]);
          /** Whether the ledger let it through, and the model. */
          const outcomes: [boolean, boolean][] = [];
          const charge: Charge = { limit, holder, items: new Map(amounts) };
          const [chosen] = waiting.slice(which % Math.max(1, waiting.length));
          if (what === "spend") {
            const done = await attempt((transaction) =>
              spend(transaction.in(organizationId), [charge], { activityId, now, isExempt: false, seen: [] }),
            );
            outcomes.push([done, model.spend(holder, amounts, now)]);
          } else if (what === "hold") {
            const done = await attempt((transaction) =>
              hold(transaction.in(organizationId), [charge], { activityId, now }),
            );
            outcomes.push([done, model.hold(activityId, holder, amounts, now)]);
            if (done) waiting.push({ id: activityId, charge });
          } else if (chosen) {
            const done = await attempt(async (transaction) => {
              const scope = transaction.in(organizationId);
              await release(scope, { spendingLimits: [limit], velocityControls: [] }, chosen.id);
              if (what === "complete") {
                await spend(scope, [chosen.charge], { activityId: chosen.id, now, isExempt: false, seen: [] });
              }
            });
            const { charge: held } = chosen;
            outcomes.push([done, model.end(chosen.id, what === "complete", held.holder, [...held.items], now)]);
            if (done) waiting.splice(waiting.indexOf(chosen), 1);
          }
          expect(
            outcomes.filter(([done, expected]) => done !== expected),
            what,
          ).toEqual([]);
          for (const each of ["", "other"]) {
            const { spent, waiting: back } = await usageOf(store.in(organizationId), limit, each, now);
            expect({ spent, waiting: back }, `${what} at ${now} by ${each}`).toEqual(model.usage(each, now));
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("what is held back takes room, which is free again once it is given back", async () => {
  const organizationId = await newOrganization(store);
  const limit = limitOf("room", { maximum: 10n });
  const charge = {
    limit,
    holder: "",
    items: new Map([
      ["a", 1n],
      ["b", 2n],
    ]),
  };
  const bytes = async () => (await findStoredBytes(store.in(organizationId))).bytes;
  const before = await bytes();
  await store.write((transaction) => hold(transaction.in(organizationId), [charge], { activityId: "a", now: start }));
  expect(await bytes()).toBe(before + storedOfSpending(2));
  await store.write((transaction) =>
    release(transaction.in(organizationId), { spendingLimits: [limit], velocityControls: [] }, "a"),
  );
  expect(await bytes()).toBe(before);
});

test("a limit is deleted with thousands of entries, and what they count is given back", async () => {
  const organizationId = await newOrganization(store);
  const limit = { id: "many", name: "many", assets: "[]", measure: "SPENDING_MEASURE_COUNT", maximum: "1000000" };
  const window = { period: "SPENDING_PERIOD_EVER", seconds: 0, time_zone: "UTC" };
  const scope = { scope: "SPENDING_SCOPE_USER", scope_id: null, excess: "SPENDING_EXCESS_DENY" } as const;
  await store.write((transaction) =>
    insertSpendingLimit(transaction.in(organizationId), {
      ...limit,
      ...window,
      ...scope,
      uncounted: "[]",
      receivers: null,
    }),
  );
  const bytes = async () => (await findStoredBytes(store.in(organizationId))).bytes;
  const before = await bytes();
  await store.write(async (transaction) => {
    for (let number = 0; number < 2500; number++) {
      const entry = { limit_id: "many", holder: `user ${number % 3}`, number, at: number, activity_id: "", slot: "" };
      await insertSpendingEntries(transaction.in(organizationId), [{ ...entry, whole: "1", total: "1" }]);
    }
    transaction.in(organizationId).stores(storedOfSpending(2500));
  });
  expect(await bytes()).toBeGreaterThan(before);
  await store.write((transaction) => deleteSpendingLimits(transaction.in(organizationId), ["many"]));
  const left = await store.database
    .selectFrom("spending_entries")
    .select("slot")
    .where("limit_id", "=", "many")
    .execute();
  expect([left, await bytes()]).toEqual([[], before]);
});
