// What transactions count that are committed together, which read and write what a limit has counted once for all of them.

import { afterAll, beforeAll, expect, test } from "vitest";
import type { Charge } from "../../../service/src/spending/charges.js";
import { findExceeded, spend, usageOf } from "../../../service/src/spending/ledger.js";
import type { SpendingLimit } from "../../../service/src/spending/spending-limit.js";
import { WriteConflict } from "../../../service/src/store/conflict.js";
import { openStore } from "../../../service/src/store/open.js";
import { findSpendingTotals, listSpendingEntries } from "../../../service/src/store/spending.js";
import type { Store } from "../../../service/src/store/store.js";
import { testAuthority } from "../support/authority.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { limitOf } from "./limit.js";

let opened: OpenedStore;
let organizationId: string;
beforeAll(async () => {
  opened = await newStore();
  organizationId = await newOrganization(opened.store);
});
afterAll(() => opened.close());

const now = Date.UTC(2026, 2, 27);
const window = { period: "SPENDING_PERIOD_ROLLING", seconds: 3600, timeZone: "UTC" } as const;

/** Counts an amount of its own under each limit. */
function spendIn(
  store: Store,
  limits: readonly SpendingLimit[],
  { id, amount, fails = false }: { readonly id: string; readonly amount: bigint; readonly fails?: boolean },
): Promise<void> {
  const charges = limits.map((limit): Charge => ({ limit, holder: "", items: new Map([[id, amount]]) }));
  return store.write(
    async (transaction) => {
      const scope = transaction.in(organizationId);
      await spend(scope, charges, { activityId: id, now, isExempt: false, seen: [] });
      if (fails) throw new Error("this one fails");
    },
    { id: organizationId, parentId: undefined },
  );
}

test(`on ${database}, transactions at once count what is committed of them, and never more than a limit says`, async () => {
  const limits = [limitOf("large", { window }), limitOf("small", { window, maximum: 30n })];
  await spendIn(opened.store, limits, { id: "first", amount: 1n });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 90 }, (_, index) =>
      spendIn(opened.store, limits, { id: `at once ${index}`, amount: 1n, fails: index % 3 === 0 }),
    ),
  );
  const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason as unknown] : []));
  const failed = refused.filter((each) => !(each instanceof WriteConflict));
  const done = 1 + outcomes.filter(({ status }) => status === "fulfilled").length;
  expect(failed.length).toBeGreaterThan(0);
  expect(done).toBe(30);
  const scope = opened.store.in(organizationId);
  for (const limit of limits) {
    expect((await usageOf(scope, limit, "", now)).spent).toBe(30n);
    const entries = await listSpendingEntries(scope, { limitId: limit.id, holder: "" }, -1, 100);
    // One for each commit, which says what all that were committed by then have come to.
    expect(entries.every(({ number, total }) => String(number) === total)).toBe(true);
    expect(entries.at(-1)?.total).toBe("30");
    // PostgreSQL carries those out apart of which some fail.
    expect(entries.length).toBeLessThanOrEqual(database === "sqlite" ? 29 : 30);
    expect(await findSpendingTotals(scope, { limitId: limit.id, holder: "" })).toMatchObject({
      number: 30,
      spent: "30",
    });
  }
});

test("what another process has used up meanwhile is refused, although plenty was left at the last look", async () => {
  const limit = limitOf("shared", { window });
  const other = await openStore(opened.location, { authority: testAuthority() });
  const scope = opened.store.in(organizationId);
  const charge: Charge = { limit, holder: "", items: new Map([["last", 1n]]) };
  const look = () => findExceeded(scope, [charge], { now, waits: false, isSpentNext: true });
  await spendIn(opened.store, [limit], { id: "one", amount: 1n });
  await spendIn(other, [limit], { id: "all others", amount: 999n });
  expect(await look()).toEqual([]);
  await expect(spendIn(opened.store, [limit], { id: "last", amount: 1n })).rejects.toThrow(WriteConflict);
  expect(await look()).toMatchObject([{ amount: 1n, usage: { remaining: 0n } }]);
  await other.close();
});
