// SQLite as an engine: one writer at a time, so that nothing has to be locked, in one process.

import { statfs } from "node:fs/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import type { Kysely, RawBuilder, SqlBool } from "kysely";
import type { Engine, Ranges } from "../engine.js";
import { isBehind, scanOf, startOf } from "../page.js";
import type { Page } from "../page.js";
import type { Database, Milliseconds } from "../schema.js";

export const sqliteEngine: Engine = {
  name: "sqlite",
  isShared: false,
  groupsTransactions: false,
  now: () => sql<Milliseconds>`${Date.now()}`,
  serverRun: sql<string>`''`,
  forShare: (select) => select,
  forUpdate: (select) => select,
  async lockRows() {},
  async holdName() {},
  async limitLockWait() {},
  async takeRoom() {},
  rowsOf(json, columns) {
    const values = columns.map((name, at) => sql`json_extract(value, ${sql.lit(`$[${at}]`)}) as ${sql.ref(name)}`);
    return sql`(select ${sql.join(values)} from json_each(${json}))`;
  },
  mergeRanges,
  // What the file system has, and what the file itself has no more use for.
  async room(database, folder) {
    const { bavail, blocks, bsize } = await statfs(folder);
    const { rows } = await sql<{ readonly bytes: number }>`
      select freelist_count * page_size as bytes from pragma_freelist_count(), pragma_page_size()`.execute(database);
    return { free: bavail * bsize + Number(rows[0]?.bytes ?? 0), total: blocks * bsize };
  },
  definitions: {
    // SQLite adds no stored columns to a table that is there.
    generated: sql`virtual`,
    clustered: sql`without rowid`,
    position: { type: "integer", options: (column) => column.primaryKey() },
    async dropNotNull(database, table, column) {
      // SQLite cannot change a column.
      const [name, other] = [sql.ref(column), sql.ref(`${column}_or_null`)];
      await sql`alter table ${sql.table(table)} add column ${other} text`.execute(database);
      await sql`update ${sql.table(table)} set ${other} = ${name}`.execute(database);
      await sql`alter table ${sql.table(table)} drop column ${name}`.execute(database);
      await sql`alter table ${sql.table(table)} rename column ${other} to ${name}`.execute(database);
    },
  },
  async rewrite(_database, _tables, path) {
    const file = new Sqlite(path);
    try {
      file.exec("vacuum");
      file.pragma("wal_checkpoint(truncate)");
    } finally {
      file.close();
    }
  },
};

/**
 * A recursive query whose rows wait in a queue ordered by their ids. It begins with the first id of each range; whenever
 * one is taken from the queue, the next of its range is put there.
 */
async function mergeRanges(
  database: Kysely<Database>,
  organizationId: string,
  { statuses, types, match }: Ranges,
  page: Page,
): Promise<string[]> {
  const scan = scanOf(page);
  const [next, order] = scan.order === "asc" ? [sql`min`, sql`asc`] : [sql`max`, sql`desc`];
  const id = sql`activities.id`;
  const found = (condition: RawBuilder<SqlBool>) => sql`(
    select ${next}(${id}) from activities
    where activities.organization_id = ${organizationId} and ${match} and ${condition}
  )`;
  const { rows } = await sql<{ readonly id: string }>`
    with recursive merged (status, type, id) as (
      select ranges.status, ranges.type, ${found(isBehind(id, scan, startOf(scan)))}
      from (
        select status.value as status, type.value as type
        from json_each(${JSON.stringify(statuses)}) as status, json_each(${JSON.stringify(types)}) as type
      ) as ranges
      union all
      select ranges.status, ranges.type, ${found(isBehind(id, scan, sql`ranges.id`))}
      from merged as ranges where ranges.id is not null
      order by 3 ${order} nulls last
      limit ${page.limit}
    )
    select id from merged where id is not null`.execute(database);
  return rows.map((row) => row.id);
}
