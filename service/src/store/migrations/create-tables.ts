// Makes tables from short descriptions, alike in SQLite and PostgreSQL.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";

/** A table. Columns are required unless listed as optional. */
export interface TableDescription {
  readonly text?: readonly string[];
  readonly integer?: readonly string[];
  readonly optionalText?: readonly string[];
  readonly optionalInteger?: readonly string[];
  readonly primaryKey: readonly string[];
  /** Columns of which no two rows have the same. */
  readonly unique?: readonly (readonly string[])[];
  /** Columns to search by. */
  readonly index?: readonly (readonly string[])[];
  /** Like `index`, of some rows only, by name; both databases use it where a query states the very same condition. */
  readonly partialIndex?: Readonly<Record<string, PartialIndex>>;
  /** Rows lie in the order of their key. PostgreSQL has no such tables and keeps an index instead. */
  readonly clustered?: boolean;
}

export interface PartialIndex {
  readonly columns: readonly string[];
  /** SQL, without parameters. */
  readonly where: string;
}

export async function createTables(
  database: Kysely<unknown>,
  engine: Engine,
  tables: Readonly<Record<string, TableDescription>>,
): Promise<void> {
  for (const [name, description] of Object.entries(tables)) {
    let table = database.schema.createTable(name);
    for (const column of description.text ?? []) table = table.addColumn(column, "text", (text) => text.notNull());
    // SQLite takes any type with INT in its name for a 64-bit integer.
    for (const column of description.integer ?? [])
      table = table.addColumn(column, "bigint", (integer) => integer.notNull());
    for (const column of description.optionalText ?? []) table = table.addColumn(column, "text");
    for (const column of description.optionalInteger ?? []) table = table.addColumn(column, "bigint");
    table = table.addPrimaryKeyConstraint(`${name}_key`, description.primaryKey as never);
    const { clustered } = engine.definitions;
    if (description.clustered && clustered) table = table.modifyEnd(clustered);
    await table.execute();

    const index = (columns: readonly string[]) =>
      database.schema
        .createIndex(`${name}_by_${columns.join("_")}`)
        .on(name)
        .columns([...columns]);
    for (const columns of description.unique ?? []) await index(columns).unique().execute();
    for (const columns of description.index ?? []) await index(columns).execute();
    for (const [indexName, { columns, where }] of Object.entries(description.partialIndex ?? {})) {
      await database.schema
        .createIndex(indexName)
        .on(name)
        .columns([...columns])
        .where(sql<boolean>`${sql.raw(where)}`)
        .execute();
    }
  }
}
