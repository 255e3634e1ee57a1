// What becomes of connections to PostgreSQL that break, fall silent or are refused, behind a proxy that does it to them.

import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { defaultPostgresSettings } from "../../../service/src/config/postgres.js";
import type { PostgresSettings } from "../../../service/src/config/postgres.js";
import { findSetting, insertSetting } from "../../../service/src/store/deployment.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { StoreUnavailable } from "../../../service/src/store/unavailable.js";
import { borrowSchema } from "../support/schemas.js";
import { database } from "../support/service.js";
import { startTcpProxy } from "../support/tcp-proxy.js";
import type { Fate, TcpProxy } from "../support/tcp-proxy.js";

const impatient: PostgresSettings = {
  ...defaultPostgresSettings,
  connectTimeoutMs: 1000,
  acquireTimeoutMs: 2000,
  statementTimeoutMs: 1000,
  queryTimeoutMs: 1500,
  idleInTransactionTimeoutMs: 1000,
};

const read = (store: Store) => findSetting(store, "nothing");
const write = (store: Store, name: string) => store.write((transaction) => insertSetting(transaction, name, "yes"));

/** The parameters of the statements that commit. */
const onCommit = (fate: Fate) => (data: Buffer) => (data.includes("commit\0") ? fate : "pass");

describe.skipIf(database !== "postgres")("a connection to PostgreSQL", () => {
  const closing: (() => Promise<unknown>)[] = [];
  let direct: string;
  let proxy: TcpProxy;
  let store: Store;

  const open = async (url: string, settings: Partial<PostgresSettings> = {}) => {
    const opened = await openStore(url, { postgres: { ...impatient, ...settings } });
    closing.push(() => opened.close());
    return opened;
  };
  const proxied = () => {
    const url = new URL(direct);
    url.hostname = "127.0.0.1";
    url.port = String(proxy.port);
    return url.href;
  };

  beforeEach(async () => {
    const schema = await borrowSchema();
    closing.push(() => schema.giveBack());
    direct = schema.url;
    proxy = await startTcpProxy(Number(new URL(direct).port || 5432));
    closing.push(() => proxy.close());
    store = await open(proxied());
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  test("that is cut at any moment costs those who wait for it an error that says so, and nothing else", async () => {
    let isOver = false;
    let [done, failed] = [0, 0];
    const worker = async (name: string) => {
      for (let count = 0; !isOver; count++) {
        try {
          await (count % 2 === 0 ? read(store) : write(store, `${name} ${count}`));
          done++;
        } catch (error) {
          if (!(error instanceof StoreUnavailable)) throw error;
          failed++;
        }
      }
    };
    const workers = Array.from({ length: 30 }, (_, index) => worker(`cut ${index}`));
    for (let round = 0; round < 15; round++) {
      await pause(50 * Math.random());
      proxy.cut();
    }
    isOver = true;
    await Promise.all(workers);
    expect(done).toBeGreaterThan(0);
    expect(failed).toBeGreaterThan(0);
    await write(store, "afterwards");
  });

  test("on which nothing comes is given up in time, and those after it find the server again", async () => {
    await Promise.all(Array.from({ length: 5 }, () => read(store)));
    proxy.swallow(true);
    const since = performance.now();
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? read(store) : write(store, `silent ${index}`))),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: "rejected", reason: expect.any(StoreUnavailable) as Error });
    }
    const { acquireTimeoutMs, queryTimeoutMs } = impatient;
    expect(performance.now() - since).toBeLessThan(acquireTimeoutMs + queryTimeoutMs + 1500);
    proxy.swallow(false);
    await pause(impatient.connectTimeoutMs);
    await write(store, "found again");
  });

  test("that died while it was idle costs one request its patience, not one for each such connection", async () => {
    await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.1)`.execute(store.database)));
    proxy.swallow(true);
    proxy.swallow(false);
    await expect(read(store)).rejects.toBeInstanceOf(StoreUnavailable);
    for (let count = 0; count < 20; count++) await read(store);
  });

  test("takes no longer for a statement than its settings say, and is good for the next one", async () => {
    const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(store.database)).rows;
    const before = await pid();
    await expect(sql`select pg_sleep(10)`.execute(store.database)).rejects.toMatchObject({
      name: "StoreUnavailable",
      message: expect.stringContaining("57014"),
    });
    expect(await pid()).toEqual(before);
  });

  test("that vanishes in a transaction holds its locks for a moment only", async () => {
    const other = await open(direct);
    await write(store, "locked");
    const change = (value: string) => sql`update deployment set value = ${value} where name = 'locked'`;
    const vanished = store.write(async ({ database }) => {
      await change("vanished").execute(database);
      proxy.swallow(true);
    });
    await expect(vanished).rejects.toBeInstanceOf(StoreUnavailable);
    await other.write(async ({ database }) => void (await change("other").execute(database)));
    expect(await findSetting(other, "locked")).toBe("other");
  });

  test.each([
    ["answerLost", "yes"],
    ["lost", undefined],
    ["swallowed", undefined],
  ] as const)("whose commit is %s rejects as unknown what is there, or never will be", async (fate, value) => {
    const other = await open(direct);
    await read(store);
    proxy.onSent(onCommit(fate));
    await expect(write(store, fate)).rejects.toMatchObject({
      name: "StoreUnavailable",
      message: expect.stringContaining("is not known"),
    });
    proxy.onSent(undefined);
    proxy.cut();
    await pause(impatient.idleInTransactionTimeoutMs + 500);
    expect(await findSetting(other, fate)).toBe(value);
  });

  test("whose commit arrives after it was given up has done its work all the same", async () => {
    const other = await open(direct);
    const patient = await open(proxied(), { queryTimeoutMs: 300, idleInTransactionTimeoutMs: 20_000 });
    await read(patient);
    proxy.onSent(onCommit("held"));
    await expect(write(patient, "late")).rejects.toMatchObject({ message: expect.stringContaining("is not known") });
    proxy.onSent(undefined);
    expect(await findSetting(other, "late")).toBeUndefined();
    // Whoever wants the same place waits for its outcome.
    const second = Promise.allSettled([write(other, "late")]);
    await pause(100);
    proxy.deliver();
    expect(await second).toMatchObject([{ status: "rejected", reason: { name: "WriteConflict" } }]);
    expect(await findSetting(other, "late")).toBe("yes");
  });

  test("does not take the end of a transaction that has failed for a commit", async () => {
    const swallowed = store.write(async (transaction) => {
      await insertSetting(transaction, "first", "yes");
      await insertSetting(transaction, "first", "again").catch(() => {});
    });
    await expect(swallowed).rejects.toThrow("after one of its statements had failed");
    expect(await findSetting(store, "first")).toBeUndefined();
  });

  test("is not returned to the pool with a transaction that is still open", async () => {
    const single = await open(proxied(), { poolSize: 1 });
    for (let count = 0; count < 3; count++) {
      await expect(
        single.write(async (transaction) => {
          await insertSetting(transaction, "open", "yes");
          throw new Error("on purpose");
        }),
      ).rejects.toThrow("on purpose");
      const { rows } = await sql`select now() = statement_timestamp() as alone`.execute(single.database);
      expect(rows).toEqual([{ alone: true }]);
    }
  });

  test("has durable commits, also where the server's administrator has set that they need not be", async () => {
    const url = new URL(direct);
    url.searchParams.set("options", `${url.searchParams.get("options")} -c synchronous_commit=off`);
    const other = await open(url.href);
    const { rows } = await sql`show synchronous_commit`.execute(other.database);
    expect(rows).toEqual([{ synchronous_commit: "on" }]);
  });

  test("closes with its store, also where the server is silent", { timeout: 20_000 }, async () => {
    await Promise.all(Array.from({ length: 5 }, () => read(store)));
    const lent = Promise.allSettled([store.write(() => pause(200))]);
    proxy.swallow(true);
    await store.close();
    expect(await lent).toMatchObject([{ status: "rejected", reason: { name: "StoreUnavailable" } }]);
    closing.pop();
  });
});
