// Opens the store: on SQLite or PostgreSQL, brought up to date, with revisions checked at the end of every transaction.

import { defaultPostgresSettings } from "../config/postgres.js";
import type { PostgresSettings } from "../config/postgres.js";
import { inSpan } from "../tracing/spans.js";
import { ChangeSet } from "./changes.js";
import { writeProbe } from "./deployment.js";
import type { StoreMetrics } from "./metrics.js";
import { changeRevision, checkRevision } from "./organizations.js";
import { openSqlite } from "./sqlite.js";
import type { Access, Revision, Store, Transaction, WriteScope } from "./store.js";

export interface StoreOptions {
  /** How many writes may be on their way. SQLite commits those together that come within moments of each other. */
  readonly expectedWrites?: () => number;
  /** Of PostgreSQL. */
  readonly postgres?: PostgresSettings;
  readonly metrics?: StoreMetrics | undefined;
}

/**
 * Opens a database and brings it up to date.
 *
 * @param location path of a SQLite file, or a `postgres://` URL
 */
export async function openStore(
  location: string,
  { expectedWrites = () => 0, postgres = defaultPostgresSettings, metrics }: StoreOptions = {},
): Promise<Store> {
  const isPostgres = /^postgres(ql)?:/.test(location);
  // The client of PostgreSQL is loaded where it is used: a start waits for what it imports.
  const connections = isPostgres
    ? await (await import("./postgres.js")).openPostgres(location, postgres, metrics)
    : await openSqlite(location, expectedWrites, metrics);
  const { dialect, database, run } = connections.reader;
  return {
    dialect,
    isShared: isPostgres,
    database,
    in: (organizationId) => ({ dialect, database, run, organizationId }),
    write: (work) =>
      inSpan("database transaction", { "db.system.name": isPostgres ? "postgresql" : "sqlite" }, () =>
        connections.write(async (access) => {
          const { transaction, changed, expected } = openTransaction(access);
          const result = await work(transaction);
          // At the end, so that organizations are locked for a short time and no two transactions wait for each other,
          // each having locked what the other one wants to change.
          for (const [id, changes] of changed) await changeRevision(transaction.in(id), changes, expected.get(id));
          for (const [id, revision] of expected) {
            if (!changed.has(id)) await checkRevision(transaction.in(id), revision);
          }
          return result;
        }),
      ),
    checkWritable: () => connections.write(writeProbe),
    close: () => connections.close(),
  };
}

interface OpenTransaction {
  readonly transaction: Transaction;
  /** What has changed, by the organization's id. */
  readonly changed: ReadonlyMap<string, ChangeSet>;
  /** Revisions that are expected, by the organization's id. */
  readonly expected: ReadonlyMap<string, Revision>;
}

function openTransaction({ dialect, database, run }: Access): OpenTransaction {
  const changed = new Map<string, ChangeSet>();
  const expected = new Map<string, Revision>();
  const scopeOf = (organizationId: string): WriteScope => ({
    dialect,
    database,
    run,
    organizationId,
    changed(change) {
      const changes = changed.get(organizationId) ?? new ChangeSet();
      changed.set(organizationId, changes);
      changes.add(change);
    },
    expectRevision: (revision) => void expected.set(organizationId, revision),
  });
  return { transaction: { dialect, database, in: scopeOf }, changed, expected };
}
