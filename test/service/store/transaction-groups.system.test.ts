// Writes of one organization that come at once: which of them share a transaction, and what that must not change.

import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findSetting, insertSetting } from "../../../service/src/store/deployment.js";
import { findRevision } from "../../../service/src/store/organizations.js";
import type { Store, Transaction } from "../../../service/src/store/store.js";
import { TransactionGroups } from "../../../service/src/store/transaction-groups.js";
import { StoreUnavailable } from "../../../service/src/store/unavailable.js";
import { present } from "../support/results.js";
import { database } from "../support/service.js";
import { newOrganization, newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";
import { unproved } from "../support/authority.js";

const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

const top = (id: string) => ({ id, parentId: undefined });

describe.skipIf(database !== "postgres")("on PostgreSQL, writes that come at once", () => {
  let opened: OpenedStore;
  let store: Store;
  beforeAll(async () => {
    opened = await newStore("postgres");
    store = opened.store;
  });
  afterAll(() => opened.close());

  const transactionId = async ({ database }: Transaction): Promise<string> => {
    const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(database);
    return present(rows[0], "the transaction's id").id;
  };
  const revisionOf = async (id: string) => present(await findRevision(store.in(id)), "the revision");

  test("share transactions with those of their organization, and with no others", async () => {
    const organizations = ["one", "another"];
    const ids = await Promise.all(
      many(60, async (index) => {
        const organizationId = present(organizations[index % 2], "the organization");
        return { organizationId, id: await store.write(transactionId, top(organizationId)) };
      }),
    );
    const [first, second] = organizations.map(
      (name) => new Set(ids.filter(({ organizationId }) => organizationId === name).map(({ id }) => id)),
    );
    const [one, another] = [present(first, "the first's"), present(second, "the second's")];
    expect(one.size).toBeLessThan(10);
    expect(another.size).toBeLessThan(10);
    expect([...one].filter((id) => another.has(id))).toEqual([]);
  });

  /** Has the next writes of an organization wait, so that they come at once. */
  function keepBusy(organizationId: string): () => Promise<unknown> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow = many(2, () => store.write(() => released, top(organizationId)));
    return () => {
      release();
      return Promise.all(slow);
    };
  }

  test("of another organization, or of none, do not wait for one that takes long", async () => {
    const release = keepBusy("slow");
    const ids = [await store.write(transactionId, top("quick")), await store.write(transactionId)];
    expect(new Set(ids).size).toBe(2);
    await release();
  });

  test("and change one organization from the same revision, are conflicts but for one", async () => {
    const id = await newOrganization(store);
    const revision = await revisionOf(id);
    const release = keepBusy(id);
    const changes = many(12, (index) =>
      store.write(async (transaction) => {
        transaction.in(id).expectRevision(revision);
        transaction.in(id).changed("policies");
        return insertSetting(transaction, `change ${index} of ${id}`, "there");
      }, top(id)),
    );
    await release();
    const answers = await Promise.allSettled(changes);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const [index, { status }] of answers.entries()) {
      const found = await findSetting(store, `change ${index} of ${id}`);
      expect(found).toBe(status === "fulfilled" ? "there" : undefined);
    }
  });

  test("see what those before them in their transaction have written", async () => {
    const id = await newOrganization(store, "0");
    const seen = await Promise.all(
      many(40, () =>
        store.write(async ({ database }) => {
          const row = await database
            .selectFrom("organizations")
            .select("name")
            .where("id", "=", id)
            .forUpdate()
            .execute();
          const name = String(Number(present(row[0], "the organization").name) + 1);
          await unproved({ database }).updateTable("organizations").set({ name }).where("id", "=", id).execute();
          return Number(name);
        }, top(id)),
      ),
    );
    expect(seen.toSorted((a, b) => a - b)).toEqual(many(40, (index) => index + 1));
  });

  test("are undone with those of their transaction that fail, and done alone then", async () => {
    const id = await newOrganization(store);
    const revision = await revisionOf(id);
    const answers = await Promise.allSettled(
      many(60, (index) =>
        store.write(async (transaction) => {
          transaction.in(id).expectRevision(revision);
          await insertSetting(transaction, `${index} of ${id}`, "there");
          if (index % 10 === 7) throw new Error(`number ${index}`);
          // Aborts the whole transaction of PostgreSQL.
          if (index % 10 === 8) await sql`select 1 / 0`.execute(transaction.database);
        }, top(id)),
      ),
    );
    for (const [index, { status }] of answers.entries()) {
      const fails = index % 10 === 7 || index % 10 === 8;
      expect(status).toBe(fails ? "rejected" : "fulfilled");
      expect(await findSetting(store, `${index} of ${id}`)).toBe(fails ? undefined : "there");
    }
  });

  test("each change another organization, and are judged by the same", async () => {
    const parent = await newOrganization(store);
    const revision = await revisionOf(parent);
    const children = await Promise.all(many(40, () => newOrganization(store)));
    const before = await Promise.all(children.map(revisionOf));
    await Promise.all(
      children.map((child) =>
        store.write(async (transaction) => {
          transaction.in(parent).expectRevision(revision);
          transaction.in(child).changed("policies");
        }, top(parent)),
      ),
    );
    const after = await Promise.all(children.map(revisionOf));
    expect(after.filter((now, index) => now === before[index])).toEqual([]);
    expect(await revisionOf(parent)).toBe(revision);
  });
});

describe("a group of writes", () => {
  const group = (transact: (works: readonly (() => Promise<unknown>)[]) => Promise<unknown[]>) =>
    new TransactionGroups((works) => transact(works.map((work) => () => work(undefined as never))));

  test("is not run again where nobody knows whether it was committed", async () => {
    const sizes: number[] = [];
    const groups = group(async (works) => {
      sizes.push(works.length);
      const results = await Promise.all(works.map((work) => work()));
      if (works.length > 1) throw new StoreUnavailable("whether a transaction was committed is not known");
      return results;
    });
    let runs = 0;
    const answers = await Promise.allSettled(many(20, () => groups.write(top("one"), async () => ++runs)));
    expect(runs).toBe(20);
    expect(sizes.length).toBeLessThan(20);
    const alone = sizes.filter((size) => size === 1).length;
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(alone);
  });

  test("that has waited for a database which is silent does not wait for it again", async () => {
    let transactions = 0;
    const groups = group(async () => {
      transactions++;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      throw new StoreUnavailable("the server has not answered");
    });
    const answers = await Promise.allSettled(many(500, () => groups.write(top("one"), () => Promise.resolve())));
    expect(transactions).toBe(2);
    for (const answer of answers) expect(answer).toMatchObject({ reason: expect.any(StoreUnavailable) as Error });
  });

  test("goes on where the database was unavailable for a moment", async () => {
    let count = 0;
    const groups = group(async (works) => {
      if (++count < 3) throw new StoreUnavailable("the connection was lost");
      return Promise.all(works.map((work) => work()));
    });
    const answers = await Promise.allSettled(
      many(100, (index) => groups.write(top("one"), () => Promise.resolve(index))),
    );
    expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(2);
  });

  test("is no larger than 32, one of two at once, and none waits for ever", async () => {
    let [largest, total, underWay, mostAtOnce] = [0, 0, 0, 0];
    const groups = group(async (works) => {
      largest = Math.max(largest, works.length);
      total += works.length;
      mostAtOnce = Math.max(mostAtOnce, ++underWay);
      const results = await Promise.all(works.map((work) => work()));
      underWay--;
      return results;
    });
    const writing: Promise<unknown>[] = [];
    for (const index of many(1_000, (number) => number)) {
      // Some come together, others when some of those before them are through.
      if (index > 900) await new Promise((resolve) => setTimeout(resolve, 3));
      writing.push(groups.write(top("one"), () => new Promise((resolve) => setTimeout(resolve, index % 13, index))));
    }
    expect(await Promise.all(writing)).toEqual(many(1_000, (index) => index));
    expect({ largest, total, mostAtOnce }).toEqual({ largest: 32, total: 1_000, mostAtOnce: 2 });
  });
});
