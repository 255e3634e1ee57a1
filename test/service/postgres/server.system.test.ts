// What the store makes of a PostgreSQL server that restarts, has no connection left, takes no writes or waits for its
// replica.

import { sql } from "kysely";
import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultPostgresSettings } from "../../../service/src/config/postgres.js";
import type { PostgresSettings } from "../../../service/src/config/postgres.js";
import { installedVersion } from "../../../service/src/installation/version.js";
import { findSetting, insertSetting } from "../../../service/src/store/deployment.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { StoreUnavailable } from "../../../service/src/store/unavailable.js";
import { missingServer, startCluster } from "../support/cluster.js";
import type { Cluster } from "../support/cluster.js";
import { firstOf, present } from "../support/results.js";
import { startTcpProxy } from "../support/tcp-proxy.js";

const longest = 15_000;

function expectUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}

describe.skipIf(missingServer !== undefined)("a server of one's own", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.close());

  const names = (function* () {
    for (let count = 0; ; count++) yield `setting ${count}`;
  })();
  const write = (store: Store) => store.write((transaction) => insertSetting(transaction, names.next().value, "yes"));

  async function withStore(
    use: (store: Store) => Promise<void>,
    url = cluster.url(),
    postgres: Partial<PostgresSettings> = {},
  ): Promise<void> {
    const store = await openStore(url, { postgres: { ...defaultPostgresSettings, ...postgres } });
    try {
      await use(store);
    } finally {
      await store.close();
    }
  }

  /** Milliseconds until a write succeeds; those that do not are told that the database is unavailable. */
  async function recovery(store: Store): Promise<number> {
    const since = performance.now();
    for (;;) {
      try {
        await write(store);
        return performance.now() - since;
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || performance.now() - since > longest) throw error;
        await pause(20);
      }
    }
  }

  /** What the first write is told that waits for a replica, and is told to wait no more. */
  async function firstUncertain(store: Store): Promise<unknown> {
    const outcomes: PromiseSettledResult<void>[] = [];
    // Writes wait from the moment on at which the server's processes have read their new settings.
    for (;;) {
      const [outcome] = outcomes.splice(0);
      if (outcome?.status === "rejected") return outcome.reason;
      void Promise.allSettled([write(store)]).then((settled) => outcomes.push(...settled));
      while (outcomes.length === 0) {
        await cluster.query("select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'");
      }
    }
  }

  test.each(["fast", "immediate"] as const)("that restarts in mode %s is found again at once", (mode) =>
    withStore(async (store) => {
      await Promise.all(Array.from({ length: 10 }, () => write(store)));
      let isOver = false;
      const load = Array.from({ length: 10 }, async () => {
        while (!isOver) {
          await write(store).catch(expectUnavailable);
          await pause(1);
        }
      });
      await cluster.restart(mode);
      expect(await recovery(store)).toBeLessThan(5000);
      isOver = true;
      await Promise.all(load);
    }),
  );

  test("that is frozen is given up, and found again within five seconds of its return", () =>
    withStore(async (store) => {
      await Promise.all(Array.from({ length: 10 }, () => write(store)));
      await cluster.freeze();
      try {
        const answers = await Promise.allSettled(Array.from({ length: 30 }, () => write(store)));
        for (const answer of answers) {
          expect(answer).toMatchObject({ status: "rejected", reason: expect.any(StoreUnavailable) as Error });
        }
      } finally {
        await cluster.thaw();
      }
      expect(await recovery(store)).toBeLessThan(5000);
    }));

  test("that grants fewer connections than the pool has makes requests wait, and refuses none", async () => {
    await cluster.query("create role few login connection limit 3");
    await cluster.query("create database few owner few");
    const url = cluster.url("few").replace("postgres@", "few@");
    await withStore(async (store) => {
      for (let round = 0; round < 3; round++) {
        await Promise.all(
          Array.from({ length: 60 }, (_, index) => (index % 2 ? write(store) : findSetting(store, ""))),
        );
        // Long enough for another connection to be asked for.
        await pause(600);
      }
      const row = firstOf(
        await cluster.query<{ count: string }>("select count(*) from pg_stat_activity where usename = 'few'"),
      );
      expect(Number(row.count)).toBe(3);
    }, url);
  });

  test("that has no connection left refuses for the time being, and serves when others give theirs up", async () => {
    const others: pg.Client[] = [];
    const url = cluster.url("few").replace("postgres@", "few@");
    await withStore(
      async (store) => {
        await cluster.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'few'");
        for (let count = 0; count < 3; count++) {
          const other = new pg.Client({ connectionString: url });
          await other.connect();
          others.push(other);
        }
        await expect(write(store)).rejects.toMatchObject({
          name: "StoreUnavailable",
          message: expect.stringContaining("53300"),
        });
        const waiting = write(store);
        await pause(200);
        await present(others.pop()).end();
        await waiting;
      },
      url,
      { acquireTimeoutMs: 6000 },
    );
    for (const other of others) await other.end();
  });

  test("shows of which process each connection is", () =>
    withStore(async (store) => {
      const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(
        store.database,
      );
      expect(rows).toEqual([{ name: `countersign/${installedVersion()} ${process.pid}@${hostname()}`.slice(0, 63) }]);
    }));

  test("shows a connection under the name that its URL gives it", () =>
    withStore(async (store) => {
      const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(
        store.database,
      );
      expect(rows).toEqual([{ name: "custody" }]);
    }, `${cluster.url()}?application_name=custody`));

  test("whose connections are all ended by its administrator is connected to anew", () =>
    withStore(async (store) => {
      await Promise.all(Array.from({ length: 10 }, () => write(store)));
      const sleeping = Promise.allSettled([sql`select pg_sleep(3)`.execute(store.database)]);
      await pause(100);
      await cluster.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'countersign/%'",
      );
      expect(await sleeping).toMatchObject([
        { reason: { name: "StoreUnavailable", message: expect.stringContaining("57P01") as string } },
      ]);
      expect(await recovery(store)).toBeLessThan(5000);
    }));

  test.each(["53100", "53200", "55P03", "57014", "57P03", "25006", "58030", "08006"])(
    "that answers %s can't do its work for the time being, in a transaction and outside",
    (code) =>
      withStore(async (store) => {
        const fail = sql`do ${sql.raw(`$$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`)}`;
        await expect(fail.execute(store.database)).rejects.toBeInstanceOf(StoreUnavailable);
        const undone = store.write(async ({ database }) => void (await fail.execute(database)));
        await expect(undone).rejects.toBeInstanceOf(StoreUnavailable);
        await write(store);
      }),
  );

  test("that gives a commit up which its replica has not seen does not make it look like a success", () =>
    withStore(async (store) => {
      await write(store);
      await cluster.query("alter system set synchronous_standby_names = 'nobody'");
      await cluster.query("select pg_reload_conf()");
      try {
        expect(await firstUncertain(store)).toMatchObject({
          name: "StoreUnavailable",
          message: expect.stringContaining("not certain") as string,
        });
      } finally {
        await cluster.query("alter system reset synchronous_standby_names");
        await cluster.query("select pg_reload_conf()");
      }
      expect(await recovery(store)).toBeLessThan(5000);
    }));

  test("whose standby has become the primary is left for it, although it still answers", async () => {
    const proxy = await startTcpProxy(cluster.port);
    const url = `postgres://postgres@127.0.0.1:${proxy.port}/postgres`;
    await withStore(async (store) => {
      await Promise.all(Array.from({ length: 10 }, () => write(store)));
      const standby = await cluster.standby();
      // Connections that are open stay where they are.
      proxy.leadTo(standby.port);
      const fresh = Array.from({ length: 20 }, () => sql`select pg_sleep(0.2)`.execute(store.database));
      const refused = (await Promise.allSettled(fresh)).filter(({ status }) => status === "rejected");
      expect(refused.length).toBeGreaterThan(0);
      for (const answer of refused) {
        expect(answer).toMatchObject({
          reason: { name: "StoreUnavailable", message: expect.stringContaining("is a standby") },
        });
      }
      await standby.promote();
      await Promise.all(Array.from({ length: 20 }, () => sql`select pg_sleep(0.2)`.execute(store.database)));
      // Whoever asks is answered by the new primary from now on.
      const port = sql<{ port: number }>`select inet_server_port() as port`;
      for (let count = 0; count < 30; count++) {
        expect((await port.execute(store.database)).rows).toEqual([{ port: standby.port }]);
      }
      // It takes no writes any more: connections to it are given up, and new ones lead elsewhere.
      await standby.query("alter system set default_transaction_read_only = on");
      await standby.query("select pg_reload_conf()");
      await pause(200);
      proxy.leadTo(cluster.port);
      await expect(write(store)).rejects.toBeInstanceOf(StoreUnavailable);
      await write(store);
      expect((await port.execute(store.database)).rows).toEqual([{ port: cluster.port }]);
    }, url);
    await proxy.close();
  });
});
