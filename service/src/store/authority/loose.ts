// A database whose tables are only known when it runs. It lets proved columns be written, which the types of tables do not: it is
// for this folder alone.

import type { Kysely } from "kysely";
import type { Database } from "../schema.js";

export type Value = string | number | null;

export type Loose = Kysely<Record<string, Record<string, Value>>>;

export function looseOf({ database }: { readonly database: Kysely<Database> }): Loose {
  return database as unknown as Loose;
}
