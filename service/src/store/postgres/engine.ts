// PostgreSQL as an engine: many processes, whose transactions run at the same time.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Engine, Ranges } from "../engine.js";
import { isBehind, scanOf, startOf } from "../page.js";
import type { Page } from "../page.js";
import type { Database, Milliseconds } from "../schema.js";

export const postgresEngine: Engine = {
  name: "postgresql",
  isShared: true,
  groupsTransactions: true,
  now: () => sql<Milliseconds>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
  serverRun: sql<string>`extract(epoch from pg_postmaster_start_time())`,
  forShare: (select) => select.forShare(),
  forUpdate: (select) => select.forUpdate(),
  lockRows: async (select) => void (await select.forUpdate().execute()),
  async holdName(database, name) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database);
  },
  async limitLockWait(database, milliseconds) {
    await sql`select set_config('lock_timeout', ${String(milliseconds)}, true)`.execute(database);
  },
  takeRoom,
  rowsOf(json, columns) {
    const values = columns.map((name, at) => sql`(value ->> ${sql.lit(at)})::bigint as ${sql.ref(name)}`);
    return sql`(select ${sql.join(values)} from jsonb_array_elements(${json}::jsonb))`;
  },
  mergeRanges,
  // Its disk is elsewhere.
  async room(database, _folder, largest) {
    if (largest === undefined) return undefined;
    const { rows } = await sql<{ readonly bytes: string }>`
      select pg_database_size(current_database()) as bytes`.execute(database);
    return { free: largest - Number(rows[0]?.bytes ?? 0), total: largest };
  },
  definitions: {
    generated: sql`stored`,
    position: { type: "bigint", options: (column) => column.generatedByDefaultAsIdentity().primaryKey() },
    async dropNotNull(database, table, column) {
      await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop not null`.execute(database);
    },
  },
  async rewrite(database, tables) {
    for (const table of tables) await sql`vacuum full ${sql.table(table)}`.execute(database);
  },
};

/**
 * For the length of a statement. A row finds room in pages that are there already, long after a disk is full; what does not
 * fit into memory is sorted in a new file.
 */
async function takeRoom(database: Kysely<Database>): Promise<void> {
  await sql`select set_config('work_mem', '64kB', true)`.execute(database);
  await sql`
    select count(*) from (
      select md5(number::text) as text from generate_series(1, 2000) as number order by text offset 0
    ) as sorted`.execute(database);
}

/** The first of each range, as many as the page has. */
async function mergeRanges(
  database: Kysely<Database>,
  organizationId: string,
  { statuses, types, match }: Ranges,
  page: Page,
): Promise<string[]> {
  const scan = scanOf(page);
  const order = scan.order === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ readonly id: string }>`
    select head.id
    from (
      select * from unnest(${statuses}::text[]) as status cross join unnest(${types}::text[]) as type
    ) as ranges
    cross join lateral (
      select activities.id from activities
      where activities.organization_id = ${organizationId} and ${match}
        and ${isBehind(sql`activities.id`, scan, startOf(scan))}
      order by activities.id ${order}
      limit ${page.limit}
    ) as head
    order by head.id ${order}
    limit ${page.limit}`.execute(database);
  return rows.map((row) => row.id);
}
