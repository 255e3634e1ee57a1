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

/** In which direction a list is read for a page, and from where. */
export interface PageScan {
  /** `asc` for what is right before an id. */
  readonly order: "asc" | "desc";
  /** Where the scan begins; this id is not part of it. */
  readonly from: string | undefined;
}

export function scanOf({ after, before }: Page): PageScan {
  if (after === undefined && before !== undefined) return { order: "asc", from: before };
  return { order: "desc", from: after };
}

/** Before all ids, as the scan goes. Ids are hexadecimal digits and hyphens. */
export function startOf({ order, from }: PageScan): string {
  return from ?? (order === "asc" ? "" : "g");
}

/**
 * Condition that a column lies further on in a scan than a value.
 *
 * The other end of a page is no condition: with two of them SQLite takes an index on the column for a better way to few
 * rows than one on what the list is filtered by, and reads all between them.
 */
export function isBehind(column: RawBuilder<unknown>, { order }: PageScan, value: unknown): RawBuilder<SqlBool> {
  return order === "asc" ? sql`${column} > ${value}` : sql`${column} < ${value}`;
}

/** Makes a page of what a scan has come across, as many items as the page has at most. */
export function pageOf<Item>(scanned: readonly Item[], page: Page, idOf: (item: Item) => string): Item[] {
  if (scanOf(page).order === "asc") return scanned.toReversed();
  const { before } = page;
  return before === undefined ? [...scanned] : scanned.filter((item) => idOf(item) > before);
}

/**
 * Runs a query for one page of its rows, newest first.
 *
 * @param id column to page by, such as `wallet_accounts.id`
 */
export async function readPage<Table extends keyof Database, Row extends { readonly id: string }>(
  query: SelectQueryBuilder<Database, Table, Row>,
  id: string,
  page: Page,
): Promise<Row[]> {
  const column = sql.ref(id);
  const scan = scanOf(page);
  const rest = scan.from === undefined ? query : query.where(isBehind(column, scan, scan.from));
  const rows = await rest.orderBy(column, scan.order).limit(page.limit).execute();
  return pageOf(rows, page, (row) => row.id);
}

/** Makes one page of those of several lists, each of which was read for the same page. */
export function mergePages<Row extends { readonly id: string }>(pages: readonly (readonly Row[])[], page: Page): Row[] {
  const rows = pages.flat().sort((one, other) => (one.id < other.id ? 1 : -1));
  return scanOf(page).order === "asc" ? rows.slice(-page.limit) : rows.slice(0, page.limit);
}
