// Databases of the release before: a new service goes on with what is in them.

import { hash } from "node:crypto";
import Sqlite from "better-sqlite3";
import { Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import pg from "pg";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { postgresEngine } from "../../../service/src/store/postgres/engine.js";
import { sqliteEngine } from "../../../service/src/store/sqlite/engine.js";
import { custodyTables } from "../../../service/src/store/migrations/0001-custody.js";
import { createTables } from "../../../service/src/store/migrations/create-tables.js";
import { openStore } from "../../../service/src/store/open.js";
import type { Database } from "../../../service/src/store/schema.js";
import { entryOf } from "../support/results.js";
import { createSchema } from "../support/schemas.js";
import { database as engine } from "../support/service.js";
import { ours, rowsOf } from "./rows.js";
import type { Rows, RowsTable } from "./rows.js";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A database, and a way to it that is not the store's. */
async function newDatabase() {
  if (engine === "postgres") {
    const schema = await createSchema();
    closing.push(() => schema.drop());
    const pool = new pg.Pool({ connectionString: schema.url });
    return { location: schema.url, database: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
  }
  const folder = await mkdtemp(join(tmpdir(), "countersign-upgrade-"));
  closing.push(() => rm(folder, { recursive: true }));
  const location = join(folder, "countersign.db");
  return {
    location,
    database: new Kysely<Database>({ dialect: new SqliteDialect({ database: new Sqlite(location) }) }),
  };
}

describe(`on ${engine}`, () => {
  /** Makes a database as the migrator of the first release has left it, with something of everything in it. */
  async function firstRelease() {
    const { location, database } = await newDatabase();
    await createTables(database as never, engine === "postgres" ? postgresEngine : sqliteEngine, custodyTables);
    await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
      database,
    );
    await sql`create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null)`.execute(
      database,
    );
    await sql`insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)`.execute(database);
    await sql`insert into kysely_migration (name, timestamp) values ('0001-custody', '2026-11-01T00:00:00.000Z')`.execute(
      database,
    );
    const rows = rowsThen();
    const kept = new Set(Object.keys(custodyTables));
    kept.delete("invitations");
    for (const table of tablesOf(rows).filter((name) => kept.has(name))) {
      const columns = columnsOf(table);
      for (const row of rows[table]) {
        const then = Object.entries(row).filter(([name]) => columns.has(name));
        await database
          .insertInto(table)
          .values(Object.fromEntries(then) as never)
          .execute();
      }
    }
    await database.destroy();
    return { location, kept, rows };
  }
  /** As rows were when each event had its body beside it. */
  const rowsThen = (): Rows => {
    const rows = rowsOf(ours);
    return { ...rows, outbox: rows.outbox.map((row) => ({ ...row, body: row.id, body_of: null, body_id: null })) };
  };
  const columnsOf = (table: string) => {
    const { text = [], integer = [], optionalText = [], optionalInteger = [] } = entryOf(custodyTables, table);
    return new Set([...text, ...integer, ...optionalText, ...optionalInteger]);
  };
  const tablesOf = (rows: Rows) => Object.keys(rows) as RowsTable[];
  const sorted = (rows: readonly object[]) =>
    rows
      .map((row) =>
        JSON.stringify(
          Object.entries(row)
            // Which the database computes, since 0004.
            .filter(([name]) => name !== "sealed_under" && name !== "queue")
            // And what nobody has proved yet, since 0023.
            .filter(([name, value]) => name !== "authority" || value !== "")
            .sort(),
        ),
      )
      .sort();

  test("every row is there afterwards, with all tables of today, and a second start changes nothing", async () => {
    const { location, kept, rows } = await firstRelease();
    for (let start = 1; start <= 2; start++) {
      const store = await openStore(location);
      // The upgrade itself counts what it finds.
      const counted = await store.database.selectFrom("stored_bytes").select("organization_id").execute();
      expect(counted.map(({ organization_id: id }) => id).sort()).toEqual([ours, `${ours}, below`]);
      const registered = await store.database.selectFrom("passkey_registrations").selectAll().execute();
      const hashes = rows.authenticators.map(({ credential_id: id }) => hash("sha256", id, "base64url"));
      expect(registered.map((row) => row.credential_hash).sort()).toEqual([...new Set(hashes)].sort());
      const filled = ["stored_bytes", "passkey_registrations"];
      for (const table of tablesOf(rows).filter((name) => !filled.includes(name))) {
        const found = await store.database.selectFrom(table).selectAll().execute();
        const expected = kept.has(table) ? rows[table] : [];
        expect(sorted(found.map((row) => ({ ...row }))), table).toEqual(sorted(expected));
      }
      await store.close();
    }
  });

  test("several that start at once upgrade it once", async () => {
    const { location, rows } = await firstRelease();
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(location)));
    for (const store of stores) {
      expect(await store.database.selectFrom("users").selectAll().execute()).toHaveLength(rows.users.length);
      expect(await store.database.selectFrom("sessions").selectAll().execute()).toEqual([]);
      await store.close();
    }
  });
});
