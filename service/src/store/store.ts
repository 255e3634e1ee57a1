// The store's face: reads of what is committed, and writes that happen as a whole or not at all. Rows are reached
// through the scope of an organization only; what spans organizations is named so in `deployment.ts`.

import type { CompiledQuery, Kysely } from "kysely";
import { defaultPostgresSettings } from "../config/postgres.js";
import type { PostgresSettings } from "../config/postgres.js";
import type { Dialect } from "./migrations/create-tables.js";
import { writeProbe } from "./deployment.js";
import { changeRevision, checkRevision } from "./organizations.js";
import type { Revision } from "./organizations.js";
import { openPostgres } from "./postgres.js";
import type { Database } from "./schema.js";
import { openSqlite } from "./sqlite.js";

/** A way to a database, in a transaction or outside. */
export interface Access {
  readonly dialect: Dialect;
  readonly database: Kysely<Database>;
  /** Runs a query that is compiled already, by the shortest way there is. */
  run<Row>(query: CompiledQuery<Row>): Promise<readonly Row[]> | readonly Row[];
}

export type Work<T> = (access: Access) => Promise<T>;

/** What a database has to offer. */
export interface Connections {
  /** Sees committed rows only. */
  readonly reader: Access;
  /** Runs work in a transaction. The promise is settled when the rows are on the disk. */
  write<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
}

/** Rows of one organization, as they were last committed. Every function of the store takes one. */
export interface Scope extends Access {
  readonly organizationId: string;
}

/** Rows of one organization inside a transaction. */
export interface WriteScope extends Scope {
  /** Notes that something has changed which decides who may do what, or with which key. */
  changed(): void;
  /**
   * Lets the transaction commit only if nothing of that kind was changed by another one since a revision was read. Else
   * it is undone, with a WriteConflict.
   */
  hold(revision: Revision): void;
}

/** A transaction that is under way. */
export interface Transaction {
  readonly dialect: Dialect;
  readonly database: Kysely<Database>;
  in(organizationId: string): WriteScope;
}

export interface Store {
  readonly dialect: Dialect;
  /** For what spans organizations; everything else goes through `in`. */
  readonly database: Kysely<Database>;
  in(organizationId: string): Scope;
  /**
   * Runs work as a transaction: all of it is durable when the promise fulfils, none of it ever happens when it rejects.
   * Work may run more than once and must have no effects elsewhere.
   *
   * @throws WriteConflict when another transaction was faster, see there
   * @throws StoreUnavailable when the database can't be written to for the moment, see there
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Writes something, as any other write would.
   *
   * @throws StoreUnavailable while none succeeds
   */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** How many writes may be on their way. SQLite commits those together that come within moments of each other. */
  readonly expectedWrites?: () => number;
  /** Of PostgreSQL. */
  readonly postgres?: PostgresSettings;
}

/**
 * Opens a database and brings it up to date.
 *
 * @param location path of a SQLite file, or a `postgres://` URL
 */
export async function openStore(
  location: string,
  { expectedWrites = () => 0, postgres = defaultPostgresSettings }: StoreOptions = {},
): Promise<Store> {
  const isPostgres = /^postgres(ql)?:/.test(location);
  const connections = await (isPostgres ? openPostgres(location, postgres) : openSqlite(location, expectedWrites));
  const { dialect, database, run } = connections.reader;
  return {
    dialect,
    database,
    in: (organizationId) => ({ dialect, database, run, organizationId }),
    write: (work) =>
      connections.write(async (access) => {
        const { transaction, changed, held } = openTransaction(access);
        const result = await work(transaction);
        // At the end, so that organizations are locked for a short time and no two transactions wait for each other,
        // each having locked what the other one wants to change.
        for (const scope of changed.values()) await changeRevision(scope, held.get(scope.organizationId));
        for (const [id, revision] of held) {
          if (!changed.has(id)) await checkRevision(transaction.in(id), revision);
        }
        return result;
      }),
    checkWritable: () => connections.write(writeProbe),
    close: () => connections.close(),
  };
}

interface OpenTransaction {
  readonly transaction: Transaction;
  /** Scopes of the organizations that have changed, by id. */
  readonly changed: ReadonlyMap<string, WriteScope>;
  /** Revisions that are held, by the organization's id. */
  readonly held: ReadonlyMap<string, Revision>;
}

function openTransaction({ dialect, database, run }: Access): OpenTransaction {
  const changed = new Map<string, WriteScope>();
  const held = new Map<string, Revision>();
  const scopeOf = (organizationId: string): WriteScope => {
    const scope: WriteScope = {
      dialect,
      database,
      run,
      organizationId,
      changed: () => void changed.set(organizationId, scope),
      hold: (revision) => void held.set(organizationId, revision),
    };
    return scope;
  };
  return { transaction: { dialect, database, in: scopeOf }, changed, held };
}
