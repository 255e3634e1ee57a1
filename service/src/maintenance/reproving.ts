// Proves rows under the key-encryption key that is current now, as secrets are sealed anew: some at a time, beside services.

import { sql } from "kysely";
import { describe, provedNames } from "../store/authority/tables.js";
import type { ProvedName } from "../store/authority/tables.js";
import { updateRows } from "../store/authority/writer.js";
import type { Where } from "../store/authority/writer.js";
import { NotProved } from "../store/authority/not-proved.js";
import { findOrganizationsToProve, proveWaiting } from "../store/ballots.js";
import type { Store } from "../store/store.js";

/** Few enough that whoever waits for their organization waits for milliseconds. */
const batch = 64;

type Key = Readonly<Record<string, string | number>>;

/**
 * Proves anew whatever is proved under another key than the current one.
 *
 * @returns how many rows were, and those that could not be because the service has not written them as they are
 */
export async function reproveAll(
  store: Store,
): Promise<{ readonly count: number; readonly failures: readonly Error[] }> {
  const failures: Error[] = [];
  let count = 0;
  for (const table of provedNames) count += await reproveTable(store, table, failures);
  for (const id of await findOrganizationsToProve(store)) {
    count += await store.write((transaction) => proveWaiting(transaction.in(id), false));
  }
  count += await reproveHeads(store, failures);
  return { count, failures };
}

async function reproveTable(store: Store, table: ProvedName, failures: Error[]): Promise<number> {
  const { key } = describe(table);
  const columns = sql.join(["organization_id", ...key].map((column) => sql.ref(column)));
  let count = 0;
  for (let after: readonly (string | number)[] | undefined; ;) {
    const behind = after ? sql`and (${columns}) > (${sql.join(after)})` : sql``;
    const { rows } = await sql<Key>`
      select ${columns} from ${sql.table(table)}
      where substr(authority, 1, 16) <> ${store.authority.current.id} and authority <> '' ${behind}
      order by ${columns} limit ${sql.lit(batch)}`.execute(store.database);
    for (const organizationId of new Set(rows.map((row) => String(row["organization_id"])))) {
      const some = rows.filter((row) => row["organization_id"] === organizationId);
      count += await reproveRows(store, table, organizationId, some, failures);
    }
    if (rows.length < batch) return count;
    after = ["organization_id", ...key].map((column) => rows.at(-1)![column]!);
  }
}

async function reproveRows(
  store: Store,
  table: ProvedName,
  organizationId: string,
  rows: readonly Key[],
  failures: Error[],
): Promise<number> {
  try {
    return await store.write(async (transaction) => {
      const scope = transaction.in(organizationId);
      let count = 0;
      for (const row of rows) {
        const where = describe(table).key.map((column) => [column, "=", row[column]]) as unknown as Where<ProvedName>;
        count += (await updateRows(scope, table, where, {})).length;
      }
      return count;
    });
  } catch (error) {
    if (!(error instanceof NotProved)) throw error;
    if (rows.length === 1) {
      failures.push(error);
      return 0;
    }
    let count = 0;
    for (const row of rows) count += await reproveRows(store, table, organizationId, [row], failures);
    return count;
  }
}

async function reproveHeads(store: Store, failures: Error[]): Promise<number> {
  let count = 0;
  for (let last = ""; ;) {
    const rows = await store.database
      .selectFrom("organizations")
      .select("id")
      .where(sql<boolean>`substr(authority, 1, 16) <> ${store.authority.current.id} and authority <> ''`)
      .where("id", ">", last)
      .orderBy("id")
      .limit(batch)
      .execute();
    for (const { id } of rows) {
      try {
        await store.write(async (transaction) => transaction.in(id).counts({ whole: 0n, holdings: 0n }));
        count++;
      } catch (error) {
        if (!(error instanceof NotProved)) throw error;
        failures.push(error);
      }
    }
    if (rows.length < batch) return count;
    last = rows.at(-1)!.id;
  }
}
