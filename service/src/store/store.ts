// The store's face: reads of what is committed, and writes that happen as a whole or not at all. Rows are reached
// through the scope of an organization only; what spans organizations is named so in `deployment.ts`.

import type { Kysely } from "kysely";
import { openPostgres } from "./postgres.js";
import type { Database } from "./schema.js";
import { openSqlite } from "./sqlite.js";

export type Work<T> = (database: Kysely<Database>) => Promise<T>;

/** What a database has to offer. */
export interface Connections {
  readonly dialect: "sqlite" | "postgres";
  /** Sees committed rows only. */
  readonly reader: Kysely<Database>;
  /** Runs work in a transaction. The promise is settled when the rows are on the disk. */
  write<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
}

/** Rows of one organization, as they were last committed. Every function of the store takes one. */
export interface Scope {
  readonly database: Kysely<Database>;
  readonly organizationId: string;
}

/** Rows of one organization inside a transaction. */
export interface WriteScope extends Scope {
  /** Notes that something has changed which decides who may do what, or with which key. */
  changed(): void;
}

/** A transaction that is under way. */
export interface Transaction {
  readonly database: Kysely<Database>;
  in(organizationId: string): WriteScope;
}

export interface Store {
  readonly dialect: "sqlite" | "postgres";
  /** For what spans organizations; everything else goes through `in`. */
  readonly database: Kysely<Database>;
  in(organizationId: string): Scope;
  /**
   * Runs work as a transaction: all of it is durable when the promise fulfils, none of it ever happens when it rejects.
   * Work may run more than once and must have no effects elsewhere.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens a database and brings it up to date.
 *
 * @param location path of a SQLite file, or a `postgres://` URL
 */
export async function openStore(location: string): Promise<Store> {
  const connections = await (/^postgres(ql)?:/.test(location) ? openPostgres(location) : openSqlite(location));
  return {
    dialect: connections.dialect,
    database: connections.reader,
    in: (organizationId) => ({ database: connections.reader, organizationId }),
    write: (work) =>
      connections.write(async (database) => {
        const changed = new Set<string>();
        const result = await work({
          database,
          in: (organizationId) => ({ database, organizationId, changed: () => void changed.add(organizationId) }),
        });
        for (const id of changed) {
          await database
            .updateTable("organizations")
            .set((row) => ({ revision: row("revision", "+", 1) }))
            .where("id", "=", id)
            .execute();
        }
        return result;
      }),
    close: () => connections.close(),
  };
}
