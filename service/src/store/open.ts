// Opens the store: on SQLite or PostgreSQL, brought up to date, with revisions checked at the end of every transaction.

import { defaultPostgresSettings } from "../config/postgres.js";
import type { PostgresSettings } from "../config/postgres.js";
import { nobody } from "../event-loop/owner.js";
import type { Owner } from "../event-loop/owner.js";
import { inSpan } from "../tracing/spans.js";
import { Authority } from "./authority/authority.js";
import { writeProbe } from "./deployment.js";
import type { StoreMetrics } from "./metrics.js";
import { OpenTransaction } from "./open-transaction.js";
import type { Committed } from "./open-transaction.js";
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
  /** What proves rows, once it has keys. */
  readonly authority?: Authority;
}

/**
 * Opens a database and brings it up to date.
 *
 * @param location path of a SQLite file, or a `postgres://` URL
 */
export async function openStore(
  location: string,
  {
    expectedWrites = () => 0,
    postgres = defaultPostgresSettings,
    metrics,
    onStored,
    authority = new Authority(),
  }: StoreOptions = {},
): Promise<Store> {
  // The client of PostgreSQL is loaded where it is used: a start waits for what it imports.
  const connections = /^postgres(ql)?:/.test(location)
    ? await (await import("./postgres/driver.js")).openPostgres(location, postgres, metrics)
    : await openSqlite(location, expectedWrites, metrics);
  const { engine, database, run } = connections.reader;
  const ending = { authority, onStored, commits: 0 };
  const groups = engine.groupsTransactions
    ? new TransactionGroups((works, owner) => transactAll(connections, works, owner, ending))
    : undefined;
  return {
    authority,
    engine,
    isShared: engine.isShared,
    get commits() {
      return ending.commits;
    },
    database,
    run,
    in: (organization) =>
      typeof organization === "string"
        ? { authority, engine, database, run, organizationId: organization }
        : { authority, ...connections.readerOf(organization), organizationId: organization.id },
    write: <T>(work: (transaction: Transaction) => Promise<T>, owner?: Owner) =>
      inSpan("database transaction", { "db.system.name": engine.name }, () =>
        groups && owner
          ? (groups.write(owner, work) as Promise<T>)
          : transact(connections, work, owner ?? nobody, ending),
      ),
    checkWritable: () => connections.write(writeProbe, nobody),
    close: () => connections.close(),
  };
}

/** What is told of each transaction that was committed, and how many there were. */
type Ending = Required<Pick<StoreOptions, "authority">> & Pick<StoreOptions, "onStored"> & { commits: number };

async function transact<T>(
  connections: Connections,
  work: (transaction: Transaction) => Promise<T>,
  owner: Owner,
  ending: Ending,
): Promise<T> {
  const done = await connections.write(async (access) => {
    const transaction = new OpenTransaction(access, ending.authority);
    const result = await work(transaction);
    await end(transaction, ending);
    return { result, committed: transaction.committed };
  }, owner);
  note(done.committed, ending);
  return done.result;
}

/** Runs works in one transaction, one after the other. What stands in the way of one is not to delay the others again. */
async function transactAll(
  connections: Connections,
  works: readonly GroupedWork[],
  owner: Owner,
  ending: Ending,
): Promise<unknown[]> {
  const together: Work<{ readonly results: unknown[]; readonly committed: Committed }> = async (access) => {
    const whole = new OpenTransaction(access, ending.authority);
    const results: unknown[] = [];
    for (const work of works) {
      const part = new OpenTransaction(access, ending.authority);
      results.push(await work(part));
      whole.join(part);
    }
    await end(whole, ending);
    return { results, committed: whole.committed };
  };
  const done = await connections.write(together, owner, 1);
  note(done.committed, ending);
  return done.results;
}

async function end(transaction: OpenTransaction, { onStored }: Ending): Promise<void> {
  if (!onStored) await addStoredBytes(transaction, transaction.stored);
  await transaction.end();
}

function note({ stored, counters, generations }: Committed, ending: Ending): void {
  const { authority, onStored } = ending;
  ending.commits++;
  onStored?.(stored);
  for (const [id, counter] of counters) authority.sawCounter(id, counter);
  for (const [row, generation] of generations) authority.sawGeneration(row, generation);
}
