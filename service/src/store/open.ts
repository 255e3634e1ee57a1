// Opens the store: on SQLite or PostgreSQL, brought up to date, with revisions checked at the end of every transaction.

import { defaultPostgresSettings } from "../config/postgres.js";
import type { PostgresSettings } from "../config/postgres.js";
import { nobody } from "../event-loop/owner.js";
import type { Owner } from "../event-loop/owner.js";
import { inSpan } from "../tracing/spans.js";
import { writeProbe } from "./deployment.js";
import type { StoreMetrics } from "./metrics.js";
import { OpenTransaction } from "./open-transaction.js";
import { openSqlite } from "./sqlite/driver.js";
import { addStoredBytes } from "./stored-bytes.js";
import type { StoredBytes } from "./stored-bytes.js";
import type { Connections, Store, Transaction, Work } from "./store.js";
import { TransactionGroups } from "./transaction-groups.js";
import type { GroupedWork } from "./transaction-groups.js";

export interface StoreOptions {
  /** How many writes may be on their way. SQLite commits those together that come within moments of each other. */
  readonly expectedWrites?: () => number;
  /** Of PostgreSQL. */
  readonly postgres?: PostgresSettings;
  readonly metrics?: StoreMetrics | undefined;
  /**
   * Told after each commit what organizations store more or fewer, to count it. Without it, each transaction counts it
   * itself.
   */
  readonly onStored?: ((stored: StoredBytes) => void) | undefined;
}

/**
 * Opens a database and brings it up to date.
 *
 * @param location path of a SQLite file, or a `postgres://` URL
 */
export async function openStore(
  location: string,
  { expectedWrites = () => 0, postgres = defaultPostgresSettings, metrics, onStored }: StoreOptions = {},
): Promise<Store> {
  // The client of PostgreSQL is loaded where it is used: a start waits for what it imports.
  const connections = /^postgres(ql)?:/.test(location)
    ? await (await import("./postgres/driver.js")).openPostgres(location, postgres, metrics)
    : await openSqlite(location, expectedWrites, metrics);
  const { engine, database, run } = connections.reader;
  const groups = engine.groupsTransactions
    ? new TransactionGroups((works, owner) => transactAll(connections, works, owner, onStored))
    : undefined;
  return {
    engine,
    isShared: engine.isShared,
    database,
    in: (organization) =>
      typeof organization === "string"
        ? { engine, database, run, organizationId: organization }
        : { ...connections.readerOf(organization), organizationId: organization.id },
    write: <T>(work: (transaction: Transaction) => Promise<T>, owner?: Owner) =>
      inSpan("database transaction", { "db.system.name": engine.name }, () =>
        groups && owner
          ? (groups.write(owner, work) as Promise<T>)
          : transact(connections, work, owner ?? nobody, onStored),
      ),
    checkWritable: () => connections.write(writeProbe, nobody),
    close: () => connections.close(),
  };
}

type OnStored = StoreOptions["onStored"];

async function transact<T>(
  connections: Connections,
  work: (transaction: Transaction) => Promise<T>,
  owner: Owner,
  onStored: OnStored,
): Promise<T> {
  const done = await connections.write(async (access) => {
    const transaction = new OpenTransaction(access);
    const result = await work(transaction);
    await end(transaction, onStored);
    return { result, stored: transaction.stored };
  }, owner);
  onStored?.(done.stored);
  return done.result;
}

/** Runs works in one transaction, one after the other. What stands in the way of one is not to delay the others again. */
async function transactAll(
  connections: Connections,
  works: readonly GroupedWork[],
  owner: Owner,
  onStored: OnStored,
): Promise<unknown[]> {
  const together: Work<{ readonly results: unknown[]; readonly stored: StoredBytes }> = async (access) => {
    const whole = new OpenTransaction(access);
    const results: unknown[] = [];
    for (const work of works) {
      const part = new OpenTransaction(access);
      results.push(await work(part));
      whole.join(part);
    }
    await end(whole, onStored);
    return { results, stored: whole.stored };
  };
  const done = await connections.write(together, owner, 1);
  onStored?.(done.stored);
  return done.results;
}

async function end(transaction: OpenTransaction, onStored: OnStored): Promise<void> {
  if (!onStored) await addStoredBytes(transaction, transaction.stored);
  await transaction.end();
}
