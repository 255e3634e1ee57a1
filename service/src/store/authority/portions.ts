// Removes many rows without looking at them.

import { sql } from "kysely";
import type { SqlBool } from "kysely";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ProvedRows } from "./rows.js";
import type { WriteScope } from "../store.js";
import { looseOf } from "./loose.js";
import { describe } from "./tables.js";
import type { ProvedName } from "./tables.js";

const portion = 1000;

/**
 * Removes rows that have some value in a column of the key, a portion in each turn of the event loop: the transaction goes on
 * meanwhile.
 *
 * @returns how many
 */
export async function removeInPortions<Table extends ProvedName>(
  { database, organizationId }: WriteScope,
  table: Table,
  [column, value]: readonly [column: keyof ProvedRows[Table] & string, value: string],
): Promise<number> {
  const key = describe(table).key.filter((name) => name !== column);
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const loose = looseOf({ database });
  for (let count = 0; ; await nextTurn()) {
    let last = loose
      .selectFrom(table as string)
      .select([...key])
      .where("organization_id", "=", organizationId)
      .where(column as string, "=", value)
      .limit(1)
      .offset(portion - 1);
    for (const name of key) last = last.orderBy(name);
    const row = await last.executeTakeFirst();
    let remove = loose
      .deleteFrom(table as string)
      .where("organization_id", "=", organizationId)
      .where(column as string, "=", value);
    if (row) remove = remove.where(sql<SqlBool>`(${columns}) <= (${sql.join(key.map((name) => row[name]))})`);
    const { numDeletedRows } = await remove.executeTakeFirstOrThrow();
    count += Number(numDeletedRows);
    if (!row) return count;
  }
}
