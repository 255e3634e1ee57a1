// Two readings of what limits have counted, and what another process commits between them.

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Charge } from "../../../service/src/spending/charges.js";
import { spend } from "../../../service/src/spending/ledger.js";
import { openStore } from "../../../service/src/store/open.js";
import { lockSpendingTotals } from "../../../service/src/store/spending.js";
import type { Access, Store } from "../../../service/src/store/store.js";
import { testAuthority } from "../support/authority.js";
import { firstOf } from "../support/results.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "../store/databases.js";
import type { OpenedStore } from "../store/databases.js";
import { limitOf } from "./limit.js";

describe.skipIf(database !== "postgres")("on PostgreSQL, a process that locks what several limits have counted", () => {
  let opened: OpenedStore;
  let other: Store;
  let organizationId: string;
  beforeAll(async () => {
    opened = await newStore("postgres");
    other = await openStore(opened.location, { authority: testAuthority() });
    organizationId = await newOrganization(opened.store);
  });
  afterAll(async () => {
    await other.close();
    await opened.close();
  });

  const limits = ["known", "new"].map((id) =>
    limitOf(id, { window: { period: "SPENDING_PERIOD_ROLLING", seconds: 3600, timeZone: "UTC" } }),
  );

  /** @param then what is done before the commit */
  function count(
    store: Store,
    activityId: string,
    under: typeof limits,
    then: (access: Access) => Promise<void> = async () => {},
  ): Promise<void> {
    const charges = under.map((limit): Charge => ({ limit, holder: "", items: new Map([[activityId, 1n]]) }));
    return store.write(async (transaction) => {
      await spend(transaction.in(organizationId), charges, { activityId, now: 1, isExempt: false, seen: [] });
      await then(transaction);
    });
  }

  async function numberIn(access: Access, query: ReturnType<typeof sql<{ readonly number: number }>>): Promise<number> {
    return firstOf((await query.execute(access.database)).rows).number;
  }

  test("reads what another one has counted for the first time while it waited for the others", async () => {
    await count(opened.store, "before", limits.slice(0, 1));
    let goOn = () => {};
    const released = new Promise<void>((resolve) => (goOn = resolve));
    let counting: Promise<void> | undefined;
    const holder = await new Promise<number>((resolve) => {
      counting = count(other, "meanwhile", limits, async (transaction) => {
        resolve(await numberIn(transaction, sql`select pg_backend_pid() as number`));
        await released;
      });
    });
    const holders = limits.map(({ id }) => ({ limitId: id, holder: "" }));
    const locked = opened.store.write((transaction) => lockSpendingTotals(transaction.in(organizationId), holders));
    const blocked = sql<{ readonly number: number }>`
      select count(*) as number from pg_stat_activity where ${holder} = any(pg_blocking_pids(pid))`;
    await expect.poll(() => numberIn(other, blocked)).toBe(1);
    goOn();
    await counting;
    expect(await locked).toMatchObject([
      { isNew: false, number: 2, spent: "2" },
      { isNew: false, number: 1, spent: "1" },
    ]);
  });
});
