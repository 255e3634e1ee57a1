// Commits to a SQLite file and the flushes that make them last: what is answered and seen before, and after one that fails.

import { readFileSync, statSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findSetting, insertSetting } from "../../../service/src/store/deployment.js";
import { LogFile } from "../../../service/src/store/sqlite/log-file.js";
import type { Store } from "../../../service/src/store/store.js";
import { entryOf, present } from "../support/results.js";
import { newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";

let opened: OpenedStore;
let store: Store;
/** Flushes that were begun and have not ended, oldest first. */
let flushes: { end(): void; fail(): void }[];
beforeEach(async () => {
  opened = await newStore("sqlite");
  store = opened.store;
  flushes = [];
  vi.spyOn(LogFile.prototype, "flush").mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        flushes.push({ end: resolve, fail: () => reject(new Error("EIO: i/o error, fdatasync")) });
      }),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened.close();
});

const put = (name: string) => store.write((transaction) => insertSetting(transaction, name, "there"));
/** Until something has happened, on however busy a machine. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 5 });
const flush = () => until(() => expect(flushes.length).toBeGreaterThan(0)).then(() => present(flushes.shift()));
/** Time for what must not happen. */
const turns = () => new Promise((resolve) => setTimeout(resolve, 30));
/** What has become of a promise so far. */
async function stateOf(promise: Promise<unknown>): Promise<string> {
  const pending = Symbol("pending");
  const first = await Promise.race([promise.then(() => "kept"), Promise.resolve(pending)]).catch(() => "refused");
  return typeof first === "symbol" ? "pending" : first;
}

test("nobody is answered, and nobody sees anything, until the flush has ended", async () => {
  const first = put("first");
  const { end } = await flush();
  await turns();
  expect(await stateOf(first)).toBe("pending");
  expect(await findSetting(store, "first")).toBeUndefined();
  end();
  await first;
  expect(await findSetting(store, "first")).toBe("there");
});

test("the next transaction is carried out during a flush, and committed after it", async () => {
  const first = put("first");
  const { end } = await flush();
  let hasRun = false;
  const second = store.write(async (transaction) => {
    // What is not flushed counts for whoever writes.
    expect(await findSetting(transaction, "first")).toBe("there");
    hasRun = true;
    await insertSetting(transaction, "second", "there");
  });
  await until(() => expect(hasRun).toBe(true));
  await turns();
  expect(flushes).toHaveLength(0);
  end();
  await first;
  const next = await flush();
  expect(await findSetting(store, "second")).toBeUndefined();
  next.end();
  await second;
  expect(await findSetting(store, "second")).toBe("there");
});

test("a refusal that rests on what is not flushed is told after the flush", async () => {
  const first = put("name");
  const { end } = await flush();
  const same = put("name");
  same.catch(() => {});
  await turns();
  expect(await stateOf(same)).toBe("pending");
  end();
  await first;
  await expect(same).rejects.toMatchObject({ name: "WriteConflict" });
});

test("after a flush that fails nothing is kept, until all of the log is in the database", async () => {
  const first = put("first");
  const second = flush().then(async ({ fail }) => {
    let hasRun = false;
    const next = store.write(async (transaction) => {
      await insertSetting(transaction, "second", "there");
      hasRun = true;
    });
    // It has been carried out, and is not committed any more.
    await until(() => expect(hasRun).toBe(true));
    fail();
    return next;
  });
  await expect(first).rejects.toMatchObject({ name: "StoreUnavailable" });
  await expect(second).rejects.toMatchObject({ name: "StoreUnavailable" });

  const copying = vi.spyOn(LogFile.prototype, "checkpoint");
  copying.mockRejectedValueOnce(new Error("SQLITE_IOERR: disk I/O error"));
  await expect(put("third")).rejects.toMatchObject({ name: "StoreUnavailable" });
  copying.mockResolvedValueOnce(false);
  await expect(put("third")).rejects.toMatchObject({ name: "StoreUnavailable" });
  expect(flushes).toHaveLength(0);

  const third = put("third");
  (await flush()).end();
  await third;
  expect(copying.mock.calls.map(([kind]) => kind)).toEqual(["truncate", "truncate", "truncate"]);
  // It was committed, whatever its writer was told, and is on the disk by now.
  expect(await findSetting(store, "first")).toBe("there");
  expect(await findSetting(store, "second")).toBeUndefined();
});

/** Where the header of a write-ahead log says how often it has been begun anew (SQLite's file format, 4.1). */
const timesBegun = 12;

test("a long log is copied into the database while others write, and is then begun anew", async () => {
  vi.mocked(LogFile.prototype.flush).mockResolvedValue();
  const copying = vi.spyOn(LogFile.prototype, "checkpoint");
  /** How many groups were written into the log since it was begun, each time it was. */
  const written = new Map<number, number>();
  let bytesPerGroup = 0;
  let last = "";
  for (let group = 0; copying.mock.calls.length < 8; group++) {
    const names = Array.from({ length: 50 }, (_, n) => `setting ${group} ${n}`);
    await Promise.all(names.map((name) => store.write((to) => insertSetting(to, name, "x".repeat(1000)))));
    const log = readFileSync(`${opened.location}-wal`);
    const begun = log.readUInt32BE(timesBegun);
    const groups = (written.get(begun) ?? 0) + 1;
    written.set(begun, groups);
    if (written.size === 1) bytesPerGroup = log.length / groups;
    last = entryOf(names, 49);
  }
  const copies = await Promise.all(copying.mock.results.map(({ value }) => value as Promise<boolean>));
  const renewals = copies.filter((isWhole, index) => isWhole && copying.mock.calls[index]?.[0] === "renew").length;
  expect(renewals).toBeGreaterThanOrEqual(3);
  expect(written.size).toBeGreaterThanOrEqual(renewals);
  // Begun anew, it is written over: it has the length of what was written into it at the longest. How much that is, depends
  // on how long a copy takes.
  expect(statSync(`${opened.location}-wal`).size).toBeLessThan(1.5 * bytesPerGroup * Math.max(...written.values()));
  expect(await findSetting(store, last)).toHaveLength(1000);
});
