import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSetting, insertSetting } from "../../../service/src/store/deployment.js";
import type { Store, Transaction } from "../../../service/src/store/store.js";
import { database } from "../support/service.js";
import { newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";

describe.skipIf(database !== "postgres")("a transaction on PostgreSQL", () => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await newStore("postgres");
    store = opened.store;
  });
  afterAll(() => opened.close());

  const fail = ({ database }: Transaction, code: string) =>
    sql`do ${sql.raw(`$$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`)}`.execute(database);

  test.each(["40001", "40P01"])("that fails with %s, which passes, is run again from its start", async (code) => {
    let runs = 0;
    await store.write(async (transaction) => {
      runs++;
      await insertSetting(transaction, code, String(runs));
      if (runs < 3) await fail(transaction, code);
    });
    expect(runs).toBe(3);
    expect(await findSetting(store, code)).toBe("3");
  });

  test("that fails so each time is a conflict after five runs", async () => {
    let runs = 0;
    const hopeless = store.write(async (transaction) => {
      runs++;
      await fail(transaction, "40001");
    });
    await expect(hopeless).rejects.toMatchObject({ name: "WriteConflict" });
    expect(runs).toBe(5);
  });

  test("that fails with anything else is not run again", async () => {
    let runs = 0;
    const broken = store.write(async (transaction) => {
      runs++;
      await fail(transaction, "22012");
    });
    await expect(broken).rejects.toMatchObject({ code: "22012" });
    expect(runs).toBe(1);
  });

  test("comes through where two wait for each other's rows", async () => {
    const names = ["one row", "other row"] as const;
    for (const name of names) await store.write((transaction) => insertSetting(transaction, name, "0"));
    const increment = ({ database }: Transaction, name: string) =>
      sql`update deployment set value = (value::int + 1)::text where name = ${name}`.execute(database);
    let arrived = 0;
    let letGo = () => {};
    const both = new Promise<void>((resolve) => (letGo = resolve));
    const inOrder = (first: string, second: string) =>
      store.write(async (transaction) => {
        await increment(transaction, first);
        arrived++;
        if (arrived === 2) letGo();
        await both;
        await increment(transaction, second);
      });
    await Promise.all([inOrder(names[0], names[1]), inOrder(names[1], names[0])]);
    // The one that was undone may be as fast again as the other one is to wake up.
    expect(arrived).toBeGreaterThanOrEqual(3);
    for (const name of names) expect(await findSetting(store, name)).toBe("2");
  });
});
