// Brings a database up to date at start. A migration that has been released is never edited.

import { Migrator, sql } from "kysely";
import type { Kysely, Migration } from "kysely";
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
import { addAuthority } from "./0023-authority.js";
import { addLog } from "./0024-log.js";
import { addLogWaiting } from "./0025-log-waiting.js";
import { addSpending } from "./0026-spending.js";
import { addAccess } from "./0027-access.js";
import { addSecrets } from "./0028-secrets.js";
import { addContractInterfaces } from "./0029-contract-interfaces.js";
import { addVelocityControls } from "./0030-velocity-controls.js";
import { addMfaPolicies } from "./0031-mfa-policies.js";
import { addOauth2Credentials } from "./0032-oauth2-credentials.js";
import { addFreezes } from "./0033-freezes.js";
import { addKeyRestrictions } from "./0034-key-restrictions.js";
import { addDelays } from "./0035-delays.js";
import { addHeldActivities } from "./0036-held-activities.js";
import { addAddressBook } from "./0037-address-book.js";
import { addNotifications } from "./0038-notifications.js";
import { addSpendingSlots } from "./0039-spending-slots.js";
import { addSpendingReceivers } from "./0040-spending-receivers.js";
import { addProvedEvents } from "./0041-proved-events.js";
import { addContactsInAnyCase } from "./0042-contacts-in-any-case.js";
import { createTables } from "./create-tables.js";
import type { Engine } from "../engine.js";

/** The migrations in their order, by name. */
export function migrationsFor(engine: Engine): Readonly<Record<string, Migration>> {
  return {
    "0001-custody": { up: (transaction) => createTables(transaction, engine, custodyTables) },
    "0002-credentials": { up: (transaction) => addCredentials(transaction, engine) },
    "0003-searches": { up: (transaction) => addSearches(transaction) },
    "0004-key-encryption-keys": { up: (transaction) => addKeyEncryptionKeys(transaction, engine) },
    "0005-event-types": { up: (transaction) => addEventTypes(transaction) },
    "0006-account-names": { up: (transaction) => addAccountNames(transaction) },
    "0007-contact-codes": { up: (transaction) => addContactCodes(transaction, engine) },
    "0008-claimed-contacts": { up: (transaction) => addClaimedContacts(transaction) },
    "0009-policy-times": { up: (transaction) => addPolicyTimes(transaction) },
    "0010-policy-evaluations": { up: (transaction) => addPolicyEvaluations(transaction) },
    "0011-webhook-endpoints": { up: (transaction) => addWebhookEndpoints(transaction, engine) },
    "0012-auth-proxies": { up: (transaction) => addAuthProxies(transaction, engine) },
    "0013-console-pairings": { up: (transaction) => createTables(transaction, engine, consolePairings) },
    "0014-changes": { up: (transaction) => addChanges(transaction) },
    "0015-traces": { up: (transaction) => addTraces(transaction) },
    "0017-archive": { up: (transaction) => createTables(transaction, engine, archive) },
    "0018-signing-keys": { up: (transaction) => addSigningKeys(transaction) },
    "0019-credential-proofs": { up: (transaction) => addCredentialProofs(transaction) },
    "0020-storage": { up: (transaction) => addStorage(transaction, engine) },
    "0021-budgets": { up: (transaction) => addBudgets(transaction, engine) },
    "0022-passkey-registrations": { up: (transaction) => addPasskeyRegistrations(transaction, engine) },
    "0023-authority": { up: (transaction) => addAuthority(transaction) },
    "0024-log": { up: (transaction) => addLog(transaction, engine) },
    "0025-log-waiting": { up: (transaction) => addLogWaiting(transaction, engine) },
    "0026-spending": { up: (transaction) => addSpending(transaction, engine) },
    "0027-access": { up: (transaction) => addAccess(transaction, engine) },
    "0028-secrets": { up: (transaction) => addSecrets(transaction, engine) },
    "0029-contract-interfaces": { up: (transaction) => addContractInterfaces(transaction, engine) },
    "0030-velocity-controls": { up: (transaction) => addVelocityControls(transaction, engine) },
    "0031-mfa-policies": { up: (transaction) => addMfaPolicies(transaction, engine) },
    "0032-oauth2-credentials": { up: (transaction) => addOauth2Credentials(transaction, engine) },
    "0033-freezes": { up: (transaction) => addFreezes(transaction, engine) },
    "0034-key-restrictions": { up: (transaction) => addKeyRestrictions(transaction) },
    "0035-delays": { up: (transaction) => addDelays(transaction, engine) },
    "0036-held-activities": { up: (transaction) => addHeldActivities(transaction) },
    "0037-address-book": { up: (transaction) => addAddressBook(transaction, engine) },
    "0038-notifications": { up: (transaction) => addNotifications(transaction, engine) },
    "0039-spending-slots": { up: (transaction) => addSpendingSlots(transaction, engine) },
    "0040-spending-receivers": { up: (transaction) => addSpendingReceivers(transaction) },
    "0041-proved-events": { up: (transaction) => addProvedEvents(transaction) },
    "0042-contacts-in-any-case": { up: (transaction) => addContactsInAnyCase(transaction) },
  };
}

/** Whether a database has seen all migrations, and none that this version does not know. */
export function isUpToDate(executed: ReadonlySet<string>, engine: Engine): boolean {
  const known = Object.keys(migrationsFor(engine));
  return known.length === executed.size && known.every((name) => executed.has(name));
}

/** @returns names of the migrations that ran */
export async function migrateToLatest(
  database: Kysely<unknown>,
  engine: Engine,
  options: { readonly migrationTableSchema?: string },
): Promise<string[]> {
  const migrations = migrationsFor(engine);
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
