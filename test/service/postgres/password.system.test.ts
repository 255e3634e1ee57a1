// A database's password that changes while the service runs, on a server of one's own that asks for it.

import { sql } from "kysely";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultPostgresSettings } from "../../../service/src/config/postgres.js";
import { lockDeployment } from "../../../service/src/store/deployment-lock.js";
import { findSetting } from "../../../service/src/store/deployment.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Store } from "../../../service/src/store/store.js";
import { missingServer, startCluster } from "../support/cluster.js";
import type { Cluster } from "../support/cluster.js";
import { firstOf } from "../support/results.js";

describe.skipIf(missingServer !== undefined)("the password of a database", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "countersign-password-"));
  const passwordFile = path.join(folder, "password");
  const settings = { ...defaultPostgresSettings, poolSize: 8, acquireTimeoutMs: 20_000, passwordFile };
  let cluster: Cluster;
  let url: string;

  const onServer = (password: string) => cluster.query(`alter role keeper password '${password}'`);
  const inFile = (password: string) => {
    writeFileSync(passwordFile, `${password}\n`);
    chmodSync(passwordFile, 0o600);
  };
  const connections = async () => {
    const rows = await cluster.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where usename = 'keeper'",
    );
    return firstOf(rows).count;
  };

  /** Once those that were closed are gone, which the server takes its time for. */
  const settledConnections = async () => {
    let last: number;
    let count = await connections();
    do {
      last = count;
      await pause(200);
      count = await connections();
    } while (count !== last);
    return count;
  };

  beforeAll(async () => {
    cluster = await startCluster({ password_encryption: "scram-sha-256" });
    const [rules] = await cluster.query<{ hba_file: string }>("select current_setting('hba_file') as hba_file");
    writeFileSync(
      rules?.hba_file ?? "",
      "host all keeper 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n",
    );
    await cluster.query("create role keeper login superuser");
    await cluster.query("select pg_reload_conf()");
    url = `postgres://keeper@127.0.0.1:${cluster.port}/postgres`;
  });
  beforeEach(async () => {
    await onServer("first one");
    inFile("first one");
  });
  afterAll(async () => {
    await cluster?.close();
    rmSync(folder, { recursive: true });
  });

  /** Many at once, each on a connection for a while. */
  const burst = (store: Store) =>
    Promise.all(Array.from({ length: 24 }, () => sql`select pg_sleep(0.05)`.execute(store.database)));

  const orders = { "the server first": [onServer, inFile], "the file first": [inFile, onServer] } as const;
  test.each(Object.keys(orders) as (keyof typeof orders)[])(
    "is changed, %s, and nothing fails: connections that are open serve until both are",
    async (order) => {
      const store = await openStore(url, { postgres: settings });
      try {
        await findSetting(store, "nothing");
        const before = await settledConnections();
        expect(before).toBeLessThan(8);
        const [first, second] = orders[order];
        await first("another one");
        await burst(store);
        expect(await connections()).toBe(before);
        await second("another one");
        await vi.waitFor(
          async () => {
            await burst(store);
            expect(await connections()).toBeGreaterThan(before);
          },
          { timeout: 30_000 },
        );
      } finally {
        await store.close();
      }
    },
  );

  test("is waited for where it is in no file yet, and may be anything on one line", async () => {
    rmSync(passwordFile);
    await onServer("später – mit Leerzeichen");
    const opening = openStore(url, { postgres: settings });
    await new Promise((resolve) => setTimeout(resolve, 300));
    inFile("später – mit Leerzeichen");
    const store = await opening;
    expect(await findSetting(store, "nothing")).toBeUndefined();
    await store.close();
    const lock = await lockDeployment(url, passwordFile);
    await lock.release();
  });

  test("that is wrong in the URL, where nobody renews it, ends a start at once", async () => {
    const wrong = url.replace("keeper@", "keeper:wrong@");
    const before = performance.now();
    const opening = openStore(wrong, { postgres: { ...defaultPostgresSettings, acquireTimeoutMs: 20_000 } });
    await expect(opening).rejects.toThrow(/28P01: password authentication failed/);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  test.each([
    ["wrong", () => inFile("wrong"), /^the database is unavailable: 28P01: password authentication failed/],
    ["readable by all", () => chmodSync(passwordFile, 0o644), /any user can read .*run: chmod o-rwx/],
    ["empty", () => inFile(""), /is empty or has more than one line/],
    ["in no file", () => rmSync(passwordFile), /the database's password cannot be read from/],
  ])("that stays %s ends a start with what is wrong", async (_, change, message) => {
    change();
    const opening = openStore(url, { postgres: { ...settings, acquireTimeoutMs: 3000 } });
    await expect(opening).rejects.toThrow(message);
    // A command does not wait at all.
    await expect(lockDeployment(url, passwordFile)).rejects.toThrow(message);
  });

  test.each([500, 550, 600])("that stays wrong is what a start says that ends midway, from %i ms on", async (least) => {
    inFile("wrong");
    const patience = Array.from({ length: 10 }, (_, index) => least + 5 * index);
    const openings = await Promise.allSettled(
      patience.map((acquireTimeoutMs) => openStore(url, { postgres: { ...settings, acquireTimeoutMs } })),
    );
    expect(openings.map((opening) => String("reason" in opening && opening.reason))).toEqual(
      patience.map(() => expect.stringMatching(/28P01: password authentication failed/)),
    );
  });
});
