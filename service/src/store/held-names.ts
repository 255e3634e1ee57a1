// Turns that transactions take where there is no row to lock yet.

import { sql } from "kysely";
import type { WriteScope } from "./store.js";

/** Lets one transaction at a time go on that holds this name in the organization. SQLite has one writer anyway. */
export async function holdName({ dialect, database, organizationId }: WriteScope, name: string): Promise<void> {
  if (dialect === "sqlite") return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} of ${organizationId}`}, 0))`.execute(database);
}
