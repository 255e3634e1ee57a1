// Brings a database up to date at start. A migration that has been released is never edited.

import type Sqlite from "better-sqlite3";
import { Migrator, sql } from "kysely";
import type { Kysely, Migration } from "kysely";
import { whenUnlocked } from "../sqlite/lock.js";
import { custodyTables } from "./0001-custody.js";
import { addCredentials } from "./0002-credentials.js";
import { addSearches } from "./0003-searches.js";
import { addKeyEncryptionKeys } from "./0004-key-encryption-keys.js";
import { addEventTypes } from "./0005-event-types.js";
import { addAccountNames } from "./0006-account-names.js";
import { addContactCodes } from "./0007-contact-codes.js";
import { addClaimedContacts } from "./0008-claimed-contacts.js";
import { addPolicyTimes } from "./0009-policy-times.js";
import { addPolicyEvaluations } from "./0010-policy-evaluations.js";
import { addWebhookEndpoints } from "./0011-webhook-endpoints.js";
import { addAuthProxies } from "./0012-auth-proxies.js";
import { consolePairings } from "./0013-console-pairings.js";
import { addChanges } from "./0014-changes.js";
import { addTraces } from "./0015-traces.js";
import { archive } from "./0017-archive.js";
import { addSigningKeys } from "./0018-signing-keys.js";
import { addCredentialProofs } from "./0019-credential-proofs.js";
import { addStorage } from "./0020-storage.js";
import { addBudgets } from "./0021-budgets.js";
import { addPasskeyRegistrations } from "./0022-passkey-registrations.js";
import { createTables } from "./create-tables.js";
import type { Dialect } from "./create-tables.js";
import { executedMigrations, undoInterrupted } from "./interrupted.js";

/** The migrations in their order, by name. */
export function migrationsFor(dialect: Dialect): Readonly<Record<string, Migration>> {
  return {
    "0001-custody": { up: (transaction) => createTables(transaction, dialect, custodyTables) },
    "0002-credentials": { up: (transaction) => addCredentials(transaction, dialect) },
    "0003-searches": { up: (transaction) => addSearches(transaction) },
    "0004-key-encryption-keys": { up: (transaction) => addKeyEncryptionKeys(transaction, dialect) },
    "0005-event-types": { up: (transaction) => addEventTypes(transaction) },
    "0006-account-names": { up: (transaction) => addAccountNames(transaction) },
    "0007-contact-codes": { up: (transaction) => addContactCodes(transaction, dialect) },
    "0008-claimed-contacts": { up: (transaction) => addClaimedContacts(transaction) },
    "0009-policy-times": { up: (transaction) => addPolicyTimes(transaction) },
    "0010-policy-evaluations": { up: (transaction) => addPolicyEvaluations(transaction) },
    "0011-webhook-endpoints": { up: (transaction) => addWebhookEndpoints(transaction, dialect) },
    "0012-auth-proxies": { up: (transaction) => addAuthProxies(transaction, dialect) },
    "0013-console-pairings": { up: (transaction) => createTables(transaction, dialect, consolePairings) },
    "0014-changes": { up: (transaction) => addChanges(transaction) },
    "0015-traces": { up: (transaction) => addTraces(transaction) },
    "0017-archive": { up: (transaction) => createTables(transaction, dialect, archive) },
    "0018-signing-keys": { up: (transaction) => addSigningKeys(transaction) },
    "0019-credential-proofs": { up: (transaction) => addCredentialProofs(transaction) },
    "0020-storage": { up: (transaction) => addStorage(transaction, dialect) },
    "0021-budgets": { up: (transaction) => addBudgets(transaction, dialect) },
    "0022-passkey-registrations": { up: (transaction) => addPasskeyRegistrations(transaction, dialect) },
  };
}

/**
 * Runs the migrations that a SQLite database has not seen, with the rows that say so, in one transaction.
 *
 * @param file that `database` works on
 * @returns names of those that ran
 * @throws the database's error, and the database is as it was; Error for a database of a newer version
 */
export async function migrateSqlite(file: Sqlite.Database, database: Kysely<unknown>): Promise<string[]> {
  // Commands of the operator open databases that a service is writing to, and that may lie on a full disk.
  if (isUpToDate(await executedMigrations(database), "sqlite")) return [];
  // Kysely's migrator begins no transaction of its own here, because it believes that SQLite could not undo the making
  // of tables. Immediate, so that of several processes one migrates and the others find it done.
  await whenUnlocked(() => file.exec("begin immediate"), performance.now(), lockMilliseconds);
  try {
    await undoInterrupted(database);
    const names = await migrateToLatest(database, "sqlite", {});
    file.exec("commit");
    return names;
  } finally {
    if (file.inTransaction) file.exec("rollback");
  }
}

/** Whether a PostgreSQL database has seen all migrations, and none that this version doesn't know. */
export async function isPostgresUpToDate(database: Kysely<unknown>): Promise<boolean> {
  const schema = await currentSchema(database);
  const { rows } = await sql<{ readonly isThere: boolean }>`
    select to_regclass(format('%I.kysely_migration', ${schema}::text)) is not null as "isThere"`.execute(database);
  if (!rows[0]?.isThere) return false;
  const executed = await sql<{ readonly name: string }>`
    select name from ${sql.id(schema, "kysely_migration")}`.execute(database);
  return isUpToDate(new Set(executed.rows.map(({ name }) => name)), "postgres");
}

/**
 * Runs the migrations that a PostgreSQL database has not seen, in one transaction, which Kysely's migrator begins.
 *
 * @returns names of those that ran
 * @throws the database's error, and the database is as it was; Error for a database of a newer version
 */
export async function migratePostgres(database: Kysely<unknown>): Promise<string[]> {
  // Else tables of the same names in another schema of the database would pass for this one's.
  const migrationTableSchema = await currentSchema(database);
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateToLatest(database, "postgres", { migrationTableSchema });
    } catch (error) {
      if (attempt === attempts || !isOfAnotherSchema(error)) throw error;
    }
  }
}

const attempts = 5;
// How long a migration by another process is waited for.
const lockMilliseconds = 60_000;

function isUpToDate(executed: ReadonlySet<string>, dialect: Dialect): boolean {
  const known = Object.keys(migrationsFor(dialect));
  return known.length === executed.size && known.every((name) => executed.has(name));
}

async function migrateToLatest(
  database: Kysely<unknown>,
  dialect: Dialect,
  options: { readonly migrationTableSchema?: string },
): Promise<string[]> {
  const migrations = migrationsFor(dialect);
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations }, ...options });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  if (isUnknownMigration(error)) throw await newerDatabase(database, Object.keys(migrations), error);
  throw error;
}

/** What the migrator says when the database has seen a migration that it was not given. */
function isUnknownMigration(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("corrupted migrations: previously executed migration");
}

async function newerDatabase(database: Kysely<unknown>, known: readonly string[], cause: unknown): Promise<Error> {
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(database);
  const unknown = rows.flatMap(({ name }) => (known.includes(name) ? [] : [name])).sort();
  return new Error(
    `it was written by a newer version: it has ${unknown.join(", ")}, and this version knows migrations up to ` +
      `${known.at(-1)}. Start the newer version, or restore a backup from before its first start`,
    { cause },
  );
}

/**
 * The migrator looks at all schemas of a PostgreSQL database, and fails when one that does not concern it is dropped in
 * the meantime: invalid_schema_name, undefined_table or undefined_column.
 */
function isOfAnotherSchema(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["3F000", "42P01", "42703"].includes(String(error.code));
}

async function currentSchema(database: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ readonly name: string | null }>`select current_schema() as name`.execute(database);
  const name = rows[0]?.name;
  if (!name) throw new Error("none of the schemas on the connection's search_path exists");
  return name;
}
