// The time by which the processes of a deployment share work: leases, and when something is due. Their own clocks may
// differ, so it is the database's; a SQLite file has one process.

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Dialect } from "./migrations/create-tables.js";
import type { Milliseconds } from "./schema.js";

/** Milliseconds since 1970-01-01 UTC, when the statement begins. */
export function databaseTime(dialect: Dialect): RawBuilder<Milliseconds> {
  if (dialect === "postgres") {
    return sql<Milliseconds>`(extract(epoch from statement_timestamp()) * 1000)::bigint`;
  }
  return sql<Milliseconds>`${Date.now()}`;
}

/** So many milliseconds later. */
export function databaseTimeIn(dialect: Dialect, milliseconds: number): RawBuilder<Milliseconds> {
  return sql<Milliseconds>`(${databaseTime(dialect)} + ${sql.lit(Math.ceil(milliseconds))})`;
}
