// Reads whole lists, oldest first, a batch at a time: no statement reads more rows than a few milliseconds are enough for,
// whatever an organization has, and between two batches the event loop is everybody's. What is there from beginning to
// end is read exactly once; what is added or removed meanwhile may be read or not.

import { sql } from "kysely";
import type { SelectQueryBuilder, SqlBool } from "kysely";

/** Greatest numbers of rows that one statement reads, by how much there is to a row. */
export const batchSizes = { short: 500, long: 100, veryLong: 20 } as const;

export type BatchSize = (typeof batchSizes)[keyof typeof batchSizes];

/** Columns by which an index orders the rows of a list, and that together name one. */
export type Key<Row> = readonly (keyof Row & string)[] | Readonly<Record<string, string>>;

/**
 * Runs a query batch by batch.
 *
 * @param key columns that the query selects; or, by the names under which it does so, the columns themselves
 */
export async function* inBatches<Database, Table extends keyof Database, Row extends object>(
  query: SelectQueryBuilder<Database, Table, Row>,
  key: Key<Row>,
  size: BatchSize,
): AsyncGenerator<Row[], void, undefined> {
  const columns = isNames(key) ? key.map((name) => [name, name] as const) : Object.entries(key);
  const references = columns.map(([, column]) => sql.ref(column));
  const whole = sql`(${sql.join(references)})`;
  let ordered = query.limit(size);
  for (const reference of references) ordered = ordered.orderBy(reference);
  for (let last: Row | undefined; ;) {
    const from = last;
    const values = from && columns.map(([name]) => from[name as keyof Row]);
    const rows = await (values ? ordered.where(sql<SqlBool>`${whole} > (${sql.join(values)})`) : ordered).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
}

/** All batches together, for lists that limits keep short. */
export async function collect<Row>(batches: AsyncIterable<readonly Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const batch of batches) all.push(...batch);
  return all;
}

function isNames<Row>(key: Key<Row>): key is readonly (keyof Row & string)[] {
  return Array.isArray(key);
}
