// The time by which the processes of a deployment share work: leases, and when something is due. Their own clocks may
// differ, so it is the database's; a SQLite file has one process.

import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Engine } from "./engine.js";
import type { Milliseconds } from "./schema.js";

/** Milliseconds since 1970-01-01 UTC, when the statement begins. */
export function databaseTime(engine: Engine): RawBuilder<Milliseconds> {
  return engine.now();
}

/** So many milliseconds later. */
export function databaseTimeIn(engine: Engine, milliseconds: number): RawBuilder<Milliseconds> {
  return sql<Milliseconds>`(${databaseTime(engine)} + ${sql.lit(Math.ceil(milliseconds))})`;
}
