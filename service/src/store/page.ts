// Reads a list a page at a time. Ids grow with time, so they are cursor and order at once, and pages stay stable while
// items are added.

import { sql } from "kysely";
import type { RawBuilder, SelectQueryBuilder, SqlBool } from "kysely";
import type { Database } from "./schema.js";

/**
 * A page of a list that is newest first: `after` goes to older items, `before` to newer ones.
 *
 * With `after`, the page begins right after that id; with `before` alone, it ends right before it; with both, it begins
 * right after the one and stays short of the other.
 */
export interface Page {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Whether the items of a page are read from its end, the oldest first. */
export function isBackwards({ after, before }: Page): boolean {
  return before !== undefined && after === undefined;
}

/** Condition that an id stays within the page's cursors; true without any. */
export function withinPage(id: RawBuilder<unknown>, { after, before }: Page): RawBuilder<SqlBool> {
  const older = after === undefined ? [] : [sql`${id} < ${after}`];
  const newer = before === undefined ? [] : [sql`${id} > ${before}`];
  const conditions = [...older, ...newer];
  return conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Puts what was read for a page into the order of the list. */
export function inPageOrder<Item>(items: readonly Item[], page: Page): Item[] {
  return isBackwards(page) ? items.toReversed() : [...items];
}

/**
 * Runs a query for one page of its rows, newest first.
 *
 * @param id column to page by, such as `wallet_accounts.id`
 */
export async function readPage<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  id: string,
  page: Page,
): Promise<Row[]> {
  const column = sql.ref(id);
  const rows = await query
    .where(withinPage(column, page))
    .orderBy(column, isBackwards(page) ? "asc" : "desc")
    .limit(page.limit)
    .execute();
  return inPageOrder(rows, page);
}
