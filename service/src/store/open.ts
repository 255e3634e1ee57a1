// Opens the store: on SQLite or PostgreSQL, brought up to date, with revisions checked at the end of every transaction.

import { defaultPostgresSettings } from "../config/postgres.js";
import type { PostgresSettings } from "../config/postgres.js";
import { writeProbe } from "./deployment.js";
import { changeRevision, checkRevision } from "./organizations.js";
import { openSqlite } from "./sqlite.js";
import type { Access, Revision, Store, Transaction, WriteScope } from "./store.js";

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
  // The client of PostgreSQL is loaded where it is used: a start waits for what it imports.
  const connections = isPostgres
    ? await (await import("./postgres.js")).openPostgres(location, postgres)
    : await openSqlite(location, expectedWrites);
  const { dialect, database, run } = connections.reader;
  return {
    dialect,
    isShared: isPostgres,
    database,
    in: (organizationId) => ({ dialect, database, run, organizationId }),
    write: (work) =>
      connections.write(async (access) => {
        const { transaction, changed, expected } = openTransaction(access);
        const result = await work(transaction);
        // At the end, so that organizations are locked for a short time and no two transactions wait for each other,
        // each having locked what the other one wants to change.
        for (const scope of changed.values()) await changeRevision(scope, expected.get(scope.organizationId));
        for (const [id, revision] of expected) {
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
  /** Revisions that are expected, by the organization's id. */
  readonly expected: ReadonlyMap<string, Revision>;
}

function openTransaction({ dialect, database, run }: Access): OpenTransaction {
  const changed = new Map<string, WriteScope>();
  const expected = new Map<string, Revision>();
  const scopeOf = (organizationId: string): WriteScope => {
    const scope: WriteScope = {
      dialect,
      database,
      run,
      organizationId,
      changed: () => void changed.set(organizationId, scope),
      expectRevision: (revision) => void expected.set(organizationId, revision),
    };
    return scope;
  };
  return { transaction: { dialect, database, in: scopeOf }, changed, expected };
}
