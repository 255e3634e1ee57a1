// Goes through a table a page at a time, in the order of its key, so that tables of any size take the same memory.

import { sql } from "kysely";
import type { Store } from "../store/store.js";
import type { Row } from "./finding.js";

const pageSize = 256;

/** @param key columns by which rows are told apart, as in the table's primary key */
export async function* pagesOf(
  { database }: Pick<Store, "database">,
  table: string,
  key: readonly string[],
): AsyncGenerator<readonly Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after: Row | undefined;
  do {
    const last = after;
    const behind = last ? sql`where (${columns}) > (${sql.join(key.map((column) => sql.val(last[column])))})` : sql``;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${behind} order by ${columns} limit ${sql.lit(pageSize)}`.execute(database);
    if (rows.length > 0) yield rows;
    after = rows.length === pageSize ? rows.at(-1) : undefined;
  } while (after);
}
