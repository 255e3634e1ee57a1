// SQLite databases that an early version has left in the middle of a migration, because its migrations were no
// transactions there: they are brought up to date, with every row that they had.

import Sqlite from "better-sqlite3";
import { Kysely, Migrator, SqliteDialect } from "kysely";
import type { SqliteDatabase } from "kysely";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqliteEngine } from "../../../service/src/store/sqlite/engine.js";
import { migrationsFor } from "../../../service/src/store/migrations/migrate.js";
import { openStore } from "../../../service/src/store/open.js";
import { openRelease } from "../support/releases.js";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "countersign-half-"));
  file = join(folder, "countersign.db");
});
afterEach(() => rm(folder, { recursive: true }));

/** The migrations that the early version had. */
const early = Object.fromEntries(
  Object.entries(migrationsFor(sqliteEngine)).filter(([name]) => /^000[12]-/.test(name)),
);

/** Migrates as the early version did, until a statement at which it is killed. @returns whether it came to its end */
async function migrateUntil(database: Sqlite.Database, statements: number): Promise<boolean> {
  let left = statements;
  const killed: SqliteDatabase = {
    prepare(text) {
      const statement = database.prepare<unknown[]>(text);
      if (!statement.readonly && left-- <= 0) throw new Error("killed");
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(...parameters),
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters),
      };
    },
    close: () => database.close(),
  };
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: killed }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => early } }).migrateToLatest();
  await db.destroy();
  return error === undefined;
}

/** Tables, indexes and what they are made of. */
function schemaOf(path: string): unknown[] {
  const database = new Sqlite(path, { readonly: true });
  const schema = database.prepare("select type, name, sql from sqlite_master order by type, name").all();
  database.close();
  return schema;
}

function rowsOf(path: string): Record<string, unknown[]> {
  const database = new Sqlite(path, { readonly: true });
  const tables = database
    .prepare<[], { readonly name: string }>("select name from sqlite_master where type = 'table'")
    .all();
  const rows = tables.map(({ name }) => [name, database.prepare(`select * from "${name}"`).all()] as const);
  database.close();
  return Object.fromEntries(rows.filter(([name, { length }]) => length > 0 && !name.startsWith("kysely")));
}

async function wholeSchema(): Promise<unknown[]> {
  const path = join(folder, "whole.db");
  await (await openStore(path)).close();
  return schemaOf(path);
}

describe.each([
  ["a new database", () => new Sqlite(file)],
  ["a database of the release 0001-custody", () => openRelease("0001-custody", file)],
])("%s that was left", (_name, make) => {
  test("after whatever statement of a migration is completed, and keeps all rows", async () => {
    const whole = await wholeSchema();
    let moments = 0;
    for (let ended = false; !ended; moments++) {
      for (const ending of ["", "-wal", "-shm"]) await rm(file + ending, { force: true });
      make().close();
      const before = rowsOf(file);
      ended = await migrateUntil(new Sqlite(file), moments);
      await (await openStore(file)).close();
      expect(schemaOf(file), `after ${moments} statements`).toEqual(whole);
      // Later releases have further columns.
      expect(rowsOf(file)).toMatchObject(before);
    }
    expect(moments).toBeGreaterThan(10);
  });
});

test("a database with rows that nothing says were migrated is refused, and left as it is", async () => {
  const database = openRelease("0001-custody", file);
  database.exec("delete from kysely_migration");
  database.close();
  const before = [schemaOf(file), rowsOf(file)];
  await expect(openStore(file)).rejects.toThrow(/its table \w+ has rows.*0001-custody.*Restore a backup/s);
  expect([schemaOf(file), rowsOf(file)]).toEqual(before);
});

test("a database of a newer version is refused by name, and left as it is", async () => {
  await (await openStore(file)).close();
  const database = new Sqlite(file);
  database.exec("insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')");
  database.close();
  const before = schemaOf(file);
  await expect(openStore(file)).rejects.toThrow(/written by a newer version: it has 9999-later.*Start the newer/s);
  expect(schemaOf(file)).toEqual(before);
});
