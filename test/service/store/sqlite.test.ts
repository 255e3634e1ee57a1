import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Owner } from "../../../service/src/event-loop/owner.js";
import { findSetting, insertSetting } from "../../../service/src/store/deployment.js";
import type { Store } from "../../../service/src/store/store.js";
import { firstOf } from "../support/results.js";
import { newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";

let opened: OpenedStore;
let store: Store;
beforeEach(async () => {
  opened = await newStore("sqlite");
  store = opened.store;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.close();
});

/** A clock that goes on only where a test says so: how much is committed together depends on how long it takes. */
function stopClock(): { advance(milliseconds: number): void } {
  let now = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => now);
  return { advance: (milliseconds) => void (now += milliseconds) };
}

/** Lets commits fail: a row without its parent is refused at the end of the transaction only. */
async function makeFragile(): Promise<void> {
  await store.write(async ({ database }) => {
    await sql`create table parents (id integer primary key)`.execute(database);
    await sql`create table children (parent integer references parents (id) deferrable initially deferred)`.execute(
      database,
    );
  });
}

/** A transaction that can be carried out, but not committed. */
const orphan = () => store.write(({ database }) => sql`insert into children values (1)`.execute(database));

const put = (name: string) => store.write((transaction) => insertSetting(transaction, name, "there"));

test("the file is its owner's alone, with those beside it", async () => {
  await put("something");
  for (const file of [opened.location, `${opened.location}-wal`, `${opened.location}-shm`]) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
  }
});

/** What a connection says of itself. */
async function pragma({ database }: Pick<Store, "database">, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(database);
  return Object.values(firstOf(rows))[0];
}

test("it writes ahead", async () => {
  const written = (name: string) => store.write((transaction) => pragma(transaction, name));
  expect(await written("journal_mode")).toBe("wal");
  expect(await written("foreign_keys")).toBe(1);
});

test("of the file it keeps 6,000 KiB in memory at most, on both connections together", async () => {
  // Below zero they are KiB, above it pages.
  expect(await store.write((transaction) => pragma(transaction, "cache_size"))).toBe(-4_000);
  expect(await pragma(store, "cache_size")).toBe(-2_000);
});

test("what is acknowledged is in the file, for a connection that is opened at that moment", async () => {
  const names = Array.from({ length: 200 }, (_, index) => `setting ${index}`);
  await Promise.all(
    names.map(async (name) => {
      await put(name);
      const file = new Sqlite(opened.location, { readonly: true });
      expect(file.prepare("select value from deployment where name = ?").pluck().get(name)).toBe("there");
      file.close();
    }),
  );
});

/** Only sealed secrets refer to something: to the keys under which they are sealed. */
const keyGone = { name: "KeyGone", cause: { code: "SQLITE_CONSTRAINT_FOREIGNKEY" } };

test("a commit that fails refuses all that were to be committed with it, and nothing of them remains", async () => {
  await makeFragile();
  stopClock();
  const answers = await Promise.allSettled([put("before"), orphan(), put("after")]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: "rejected", reason: keyGone });
  }
  expect(await findSetting(store, "before")).toBeUndefined();
  expect(await findSetting(store, "after")).toBeUndefined();
  await put("before");
  expect(await findSetting(store, "before")).toBe("there");
});

test("a commit that fails refuses the only one that was to be committed, and the next one is not affected", async () => {
  await makeFragile();
  await expect(orphan()).rejects.toMatchObject(keyGone);
  await put("next");
  expect(await findSetting(store, "next")).toBe("there");
});

test("a full file ends the transaction of all that were to be committed together, and each is told so", async () => {
  const pages = (count: number) =>
    store.write(({ database }) => sql.raw(`pragma max_page_count = ${count}`).execute(database));
  await pages(1);
  stopClock();
  const large = store.write((transaction) => insertSetting(transaction, "large", "x".repeat(100_000)));
  const all = await Promise.allSettled([put("one"), put("two"), large, put("three")]);
  for (const outcome of all) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "StoreUnavailable" } });
    expect(String((outcome as PromiseRejectedResult).reason)).toContain("SQLITE_FULL");
  }
  await pages(1_000_000);
  for (const name of ["one", "two", "large", "three"]) expect(await findSetting(store, name)).toBeUndefined();
  await put("one");
});

test("transactions that take long are not all committed together, and the event loop turns between them", async () => {
  const clock = stopClock();
  let turns = 0;
  let over = false;
  const turn = () => {
    turns++;
    if (!over) setImmediate(turn);
  };
  const seenAt: number[] = [];
  const writes = ["a", "b", "c", "d"].map((name) =>
    store.write(async (transaction) => {
      seenAt.push(turns);
      await insertSetting(transaction, name, "there");
      clock.advance(6);
    }),
  );
  setImmediate(turn);
  await Promise.all(writes);
  over = true;
  expect(new Set(seenAt).size).toBe(4);
  for (const name of ["a", "b", "c", "d"]) expect(await findSetting(store, name)).toBe("there");
});

test("a commit that fails refuses what was to be committed with it, and not what was left for the next one", async () => {
  await makeFragile();
  const clock = stopClock();
  const slow = store.write(async (transaction) => {
    await sql`insert into children values (1)`.execute(transaction.database);
    clock.advance(6);
  });
  const left = [put("first"), put("second")];
  await expect(slow).rejects.toMatchObject(keyGone);
  await Promise.all(left);
  expect(await findSetting(store, "first")).toBe("there");
  expect(await findSetting(store, "second")).toBe("there");
});

test("what was refused by what others of its group had written is told only when those are on the disk", async () => {
  stopClock();
  await makeFragile();
  // The second is refused because of the first, which is then not committed.
  const [first, second] = await Promise.allSettled([put("name"), put("name"), orphan()]);
  expect(first).toMatchObject({ reason: keyGone });
  expect(second).toMatchObject({ reason: keyGone });
  expect(await findSetting(store, "name")).toBeUndefined();
});

test("one that fails is undone alone, and those of the next groups do not run again for another that fails", async () => {
  stopClock();
  const ran: string[] = [];
  const counted = (name: string, fails = false) =>
    store.write(async (transaction) => {
      ran.push(name);
      await insertSetting(transaction, name, "there");
      if (fails) throw new Error("refused");
    });
  const group = (round: number) =>
    Promise.allSettled([counted(`a${round}`), counted(`b${round}`, true), counted(`c${round}`)]);
  for (let round = 0; round < 3; round++) {
    const [a, b, c] = await group(round);
    expect([a?.status, b?.status, c?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(b).toMatchObject({ reason: { message: "refused" } });
    for (const name of ["a", "c"]) expect(await findSetting(store, `${name}${round}`)).toBe("there");
    expect(await findSetting(store, `b${round}`)).toBeUndefined();
  }
  expect(ran).toEqual(["a0", "b0", "a0", "b0", "c0", "a1", "b1", "c1", "a2", "b2", "c2"]);
});

test("a transaction may wait for something else, and others wait for it", async () => {
  const order: string[] = [];
  const slow = store.write(async (transaction) => {
    await insertSetting(transaction, "slow", "1");
    await new Promise((resolve) => setTimeout(resolve, 20));
    await insertSetting(transaction, "slow too", "2");
    order.push("slow");
  });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const quick = put("quick").then(() => order.push("quick"));
  expect(await findSetting(store, "slow")).toBeUndefined();
  await Promise.all([slow, quick]);
  expect(order).toEqual(["slow", "quick"]);
});

test("organizations take turns, each tenant with all that is below it, so that a crowd of writes delays one by one", async () => {
  stopClock();
  const order: string[] = [];
  const write = (name: string, owner: Owner) =>
    store.write(async (transaction) => {
      order.push(name);
      await insertSetting(transaction, `${name} ${order.length}`, "there");
    }, owner);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const first = store.write(() => released);
  const crowd = Array.from({ length: 300 }, (_, n) => write("crowd", { id: `free ${n % 30}`, parentId: "crowded" }));
  const honest = write("honest", { id: "honest", parentId: undefined });
  release();
  await Promise.all([first, honest, ...crowd]);
  expect(order.indexOf("honest")).toBeLessThanOrEqual(1);
  expect(order).toHaveLength(301);
});

test("a store that is closed commits what was under way and takes nothing more", async () => {
  const { store: closing, location, close } = await newStore("sqlite");
  const last = closing.write((transaction) => insertSetting(transaction, "last", "there"));
  await closing.close();
  await last;
  const file = new Sqlite(location, { readonly: true });
  expect(file.prepare("select value from deployment where name = 'last'").pluck().get()).toBe("there");
  file.close();
  await expect(closing.write((transaction) => insertSetting(transaction, "later", ""))).rejects.toThrow("not open");
  await close();
});

test.each([
  ["only opened", async () => {}],
  ["read", async (closing: Store) => void (await findSetting(closing, "name"))],
  ["written", (closing: Store) => closing.write((transaction) => insertSetting(transaction, "name", "there"))],
])("a store that was %s keeps nothing open, and its log is in the file", async (_, use) => {
  const { store: closing, location, close } = await newStore("sqlite");
  await use(closing);
  await closing.close();
  // SQLite removes both when the last connection to the file is closed.
  expect(readdirSync(path.dirname(location))).toEqual(["countersign.db"]);
  await close();
});
