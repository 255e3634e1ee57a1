// Reads whole lists, oldest first, a batch at a time: no statement reads more rows than a few milliseconds are enough for,
// whatever an organization has, and between two batches the event loop is everybody's. What is there from beginning to
// end is read exactly once; what is added or removed meanwhile may be read or not.

import { sql } from "kysely";
import type { SelectQueryBuilder, SqlBool } from "kysely";

/** Greatest numbers of rows that one statement reads, by how much there is to a row. */
export const batchSizes = { short: 200, long: 50, veryLong: 10 } as const;

export type BatchSize = (typeof batchSizes)[keyof typeof batchSizes];

/**
 * Runs a query batch by batch.
 *
 * @param key columns by which an index orders the rows, and that together name one; the query selects them
 */
export async function* inBatches<Database, Table extends keyof Database, Row extends object>(
  query: SelectQueryBuilder<Database, Table, Row>,
  key: readonly (keyof Row & string)[],
  size: BatchSize,
): AsyncGenerator<Row[], void, undefined> {
  const columns = key.map((name) => sql.ref(name));
  let ordered = query.limit(size);
  for (const column of columns) ordered = ordered.orderBy(column);
  for (let last: Row | undefined; ;) {
    const from = last;
    const behind = from && sql<SqlBool>`(${sql.join(columns)}) > (${sql.join(key.map((name) => from[name]))})`;
    const rows = await (behind ? ordered.where(behind) : ordered).execute();
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
