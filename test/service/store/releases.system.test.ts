// Databases that earlier releases have written, upgraded on both databases, and what today's service makes of what waits in
// them: events without an endpoint, an auth proxy, a limit that has counted, and what waits for votes.

import { apiKeyStamper, createClient } from "@countersign/api";
import Sqlite from "better-sqlite3";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Kysely, Migrator, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
import { postgresEngine } from "../../../service/src/store/postgres/engine.js";
import { migrationsFor } from "../../../service/src/store/migrations/migrate.js";
import { openStore } from "../../../service/src/store/open.js";
import { clientOf } from "../auth-proxy/world.js";
import { spawnService } from "../support/process.js";
import { layRelease, openRelease, releases } from "../support/releases.js";
import { rootOf } from "../support/people.js";
import { activitiesOf, vote } from "../support/requests.js";
import { entryOf, firstOf, present } from "../support/results.js";
import { createSchema } from "../support/schemas.js";
import { databases } from "../support/service.js";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "countersign-releases-"));
  closing.push(() => rm(folder, { recursive: true }));
  return folder;
}

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a release has written, without what its database computes, and without its own notes on migrations. */
function rowsOf(database: Sqlite.Database): Rows {
  const tables = database
    .prepare<[], { readonly name: string }>("select name from sqlite_master where type = 'table'")
    .all();
  return Object.fromEntries(
    tables.flatMap(({ name }) => {
      if (name.startsWith("kysely")) return [];
      const columns = database
        .prepare<[], { readonly name: string; readonly hidden: number }>(`pragma table_xinfo("${name}")`)
        .all()
        .flatMap(({ name, hidden }) => (hidden === 0 ? `"${name}"` : []));
      return [[name, database.prepare(`select ${columns.join(", ")} from "${name}"`).all()] as const];
    }),
  ) as Rows;
}

/** The release's database on PostgreSQL: its own migrations, and the same rows. */
async function onPostgres(release: string, rows: Rows): Promise<string> {
  const schema = await createSchema();
  closing.push(() => schema.drop());
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: schema.url }) }),
  });
  const then = Object.entries(migrationsFor(postgresEngine)).filter(([name]) => name <= release);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(then)) };
  // Kysely's migrator takes the tables of other schemas for its own.
  const {
    rows: [current],
  } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const migrator = new Migrator({ db, provider, migrationTableSchema: present(current, "current").name });
  // While another schema is dropped, it may fail over that one's tables.
  let { error } = await migrator.migrateToLatest();
  for (let attempt = 1; error !== undefined && attempt < 5; attempt++) ({ error } = await migrator.migrateToLatest());
  if (error !== undefined) throw error;
  // Keys that others are sealed under come first.
  const tables = Object.keys(rows).sort(
    (a, b) => Number(b === "key_encryption_keys") - Number(a === "key_encryption_keys"),
  );
  for (const table of tables) {
    for (const row of entryOf(rows, table))
      await db
        .insertInto(table as never)
        .values(row as never)
        .execute();
  }
  await db.destroy();
  return schema.url;
}

describe.each(databases)("on %s", (kind) => {
  test.each(releases)(
    "every row of %s is there after the upgrade, and a second start changes nothing",
    async (release) => {
      const file = path.join(await newFolder(), "countersign.db");
      const database = openRelease(release, file);
      const rows = rowsOf(database);
      database.close();
      expect(Object.values(rows).flat().length).toBeGreaterThan(20);
      const location = kind === "sqlite" ? file : await onPostgres(release, rows);
      for (let start = 1; start <= 2; start++) {
        const store = await openStore(location);
        for (const [table, before] of Object.entries(rows)) {
          const found = await store.database
            .selectFrom(table as never)
            .selectAll()
            .execute();
          // Later releases have further columns, and rows of their own in tables of settings.
          expect(found.length, table).toBeGreaterThanOrEqual(before.length);
          for (const row of before) expect(found, table).toContainEqual(expect.objectContaining(row));
        }
        await store.close();
      }
    },
  );
});

test("an event that waited before there were endpoints is delivered to the address that it was for", async () => {
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (chunk: string) => received.push(chunk));
    request.on("end", () => response.end());
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  closing.push(async () => void receiver.close());
  const data = path.join(await newFolder(), "data");
  layRelease("0010-policy-evaluations", data);
  const database = new Sqlite(path.join(data, "countersign.db"));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/events`;
  database.prepare("update features set value = ? where name = 'FEATURE_NAME_WEBHOOK'").run(url);
  database.prepare("update outbox set due_at = 0").run();
  const waiting = database.prepare<[], { readonly body: string }>("select body from outbox").all();
  database.close();
  const service = await spawnService(data, { COUNTERSIGN_ALLOW_PRIVATE_WEBHOOKS: "true" });
  closing.push(() => service.stop());
  await expect.poll(() => received, { timeout: 10_000 }).toEqual(waiting.map(({ body }) => body));
});

test("an auth proxy of the release before serves on, by the key that it has", async () => {
  const data = path.join(await newFolder(), "data");
  const { root } = layRelease("0012-auth-proxies", data);
  const service = await spawnService(data);
  closing.push(() => service.stop());
  const { organizationId, apiPublicKey: publicKey, apiPrivateKey: privateKey } = root;
  const client = createClient({ baseUrl: service.baseUrl, stamper: apiKeyStamper({ publicKey, privateKey }) });
  const { authProxyConfig } = await client.getAuthProxyConfig({ organizationId });
  const proxy = clientOf(service, present(authProxyConfig).configId);
  const { otpId } = await proxy.initOtpV2({ otpType: "OTP_TYPE_EMAIL", contact: "dana@example.com" });
  expect(otpId).toMatch(/^[0-9a-f-]{36}$/);
});

test("what the release before has counted still counts, and what waits in it is carried out once it is approved", async () => {
  const data = path.join(await newFolder(), "data");
  const { root } = layRelease("0026-spending", data);
  const service = await spawnService(data);
  closing.push(() => service.stop());
  const { organizationId } = root;
  const ada = rootOf(service);
  const { spendingLimits } = await ada.generatedClient.listSpendingLimits({ organizationId });
  const { spendingLimitId } = firstOf(spendingLimits);
  const { usages } = await ada.generatedClient.getSpendingUsage({ organizationId, spendingLimitId });
  expect(usages).toMatchObject([{ spent: String(2n * 10n ** 18n), remaining: String(8n * 10n ** 18n) }]);
  const [waiting] = await activitiesOf(ada, "ACTIVITY_TYPE_CREATE_WALLET");
  expect(waiting).toMatchObject({ status: "ACTIVITY_STATUS_CONSENSUS_NEEDED" });
  const { activity } = await vote(ada, "APPROVE", present(waiting, "what waits"));
  expect(activity?.status).toBe("ACTIVITY_STATUS_COMPLETED");
});
