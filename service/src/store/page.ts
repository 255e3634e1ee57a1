// Reads a list a page at a time. Ids grow with time, so they are cursor and order at once, and pages stay stable while
// items are added.

import { sql } from "kysely";
import type { SelectQueryBuilder, SqlBool } from "kysely";
import type { Page } from "./activities.js";
import type { Database } from "./schema.js";

/**
 * Runs a query for one page of its rows, newest first.
 *
 * With `after`, the page begins right after that id; with `before` alone, it ends right before it; with both, it begins
 * right after the one and stays short of the other.
 *
 * @param id column to page by, such as `wallet_accounts.id`
 */
export async function readPage<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  id: string,
  { limit, after, before }: Page,
): Promise<Row[]> {
  const column = sql.ref(id);
  let select = query;
  if (after !== undefined) select = select.where(sql<SqlBool>`${column} < ${after}`);
  if (before !== undefined) select = select.where(sql<SqlBool>`${column} > ${before}`);
  const backwards = before !== undefined && after === undefined;
  const rows = await select
    .orderBy(column, backwards ? "asc" : "desc")
    .limit(limit)
    .execute();
  return backwards ? rows.reverse() : rows;
}
