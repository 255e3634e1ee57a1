// What users prove themselves with: API keys, authenticators, OAuth accounts.

import { batchSizes, inBatches } from "./batches.js";
import { parentOf } from "./parent.js";
import { noteRegistration } from "./passkey-registrations.js";
import { precompiled } from "./precompiled.js";
import type { ApiKeysTable, AuthenticatorsTable, OauthProvidersTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type ApiKeyRow = Omit<ApiKeysTable, "parent_id">;
export type AuthenticatorRow = Omit<AuthenticatorsTable, "parent_id">;
export type OauthProviderRow = Omit<OauthProvidersTable, "parent_id">;

/** Names of the three tables. */
export type CredentialTable = "api_keys" | "authenticators" | "oauth_providers";

type Owned = "organization_id" | "created_at" | "updated_at";

/** All API keys of the organization, or of these users, oldest first. */
export function listApiKeys(
  { database, organizationId }: Scope,
  userIds?: readonly string[],
): AsyncGenerator<ApiKeyRow[]> {
  const all = database.selectFrom("api_keys").selectAll().where("organization_id", "=", organizationId);
  return inBatches(userIds ? all.where("user_id", "in", userIds) : all, ["id"], batchSizes.short);
}

/** All authenticators of the organization, or of these users, oldest first. */
export function listAuthenticators(
  { database, organizationId }: Scope,
  userIds?: readonly string[],
): AsyncGenerator<AuthenticatorRow[]> {
  const all = database.selectFrom("authenticators").selectAll().where("organization_id", "=", organizationId);
  return inBatches(userIds ? all.where("user_id", "in", userIds) : all, ["id"], batchSizes.long);
}

/** All OAuth accounts of the organization's users, or of these, oldest first. */
export function listOauthProviders(
  { database, organizationId }: Scope,
  userIds?: readonly string[],
): AsyncGenerator<OauthProviderRow[]> {
  const all = database.selectFrom("oauth_providers").selectAll().where("organization_id", "=", organizationId);
  return inBatches(userIds ? all.where("user_id", "in", userIds) : all, ["id"], batchSizes.short);
}

const apiKeyInserted = precompiled("api_key_inserted", (database, row: ApiKeyRow) =>
  database
    .insertInto("api_keys")
    .values({ ...row, parent_id: parentOf({ database, organizationId: row.organization_id }) }),
);

export async function insertApiKey(scope: WriteScope, apiKey: Omit<ApiKeyRow, Owned>): Promise<void> {
  scope.changed({ users: [apiKey.user_id] });
  const now = Date.now();
  await apiKeyInserted(scope, {
    ...apiKey,
    organization_id: scope.organizationId,
    created_at: now,
    updated_at: now,
  });
}

export async function insertAuthenticator(
  scope: WriteScope,
  authenticator: Omit<AuthenticatorRow, Owned>,
): Promise<void> {
  scope.changed({ users: [authenticator.user_id] });
  await scope.database
    .insertInto("authenticators")
    .values({ ...authenticator, ...owned(scope) })
    .execute();
  await noteRegistration(scope, authenticator.id, authenticator.credential_id);
}

export async function insertOauthProvider(scope: WriteScope, provider: Omit<OauthProviderRow, Owned>): Promise<void> {
  scope.changed({ users: [provider.user_id] });
  await scope.database
    .insertInto("oauth_providers")
    .values({ ...provider, ...owned(scope) })
    .execute();
}

/** Removes credentials, of whichever users they are. */
export async function deleteCredentials(
  { database, organizationId, changed }: WriteScope,
  table: CredentialTable,
  ids: readonly string[],
): Promise<void> {
  const rows = await database
    .deleteFrom(table)
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .returning("user_id")
    .execute();
  changed({ users: rows.map((row) => row.user_id) });
}

/** Notes that the holder of a credential has signed a login to its organization. */
export async function setSigned(
  { database, organizationId, changed }: WriteScope,
  table: CredentialTable,
  id: string,
): Promise<void> {
  const rows = await database
    .updateTable(table)
    .set({ proof: "signed" })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("proof", "<>", "signed")
    .returning("user_id")
    .execute();
  if (rows.length > 0) changed({ users: rows.map((row) => row.user_id) });
}

/** The signature counter of an authenticator, past any cache. */
export async function findSignCount({ database, organizationId }: Scope, id: string): Promise<number | undefined> {
  const row = await database
    .selectFrom("authenticators")
    .select("sign_count")
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.sign_count;
}

/** Keeps the signature counter of an authenticator, which tells a cloned one. It never goes back. */
export async function setSignCount(
  { database, organizationId }: WriteScope,
  id: string,
  signCount: number,
): Promise<void> {
  await database
    .updateTable("authenticators")
    .set({ sign_count: signCount })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where("sign_count", "<", signCount)
    .execute();
}

function owned(scope: Scope) {
  const now = Date.now();
  return { organization_id: scope.organizationId, parent_id: parentOf(scope), created_at: now, updated_at: now };
}
