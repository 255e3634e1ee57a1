// What users prove themselves with: API keys, authenticators, OAuth accounts.

import type { ApiKeysTable, AuthenticatorsTable, OauthProvidersTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type ApiKeyRow = ApiKeysTable;
export type AuthenticatorRow = AuthenticatorsTable;
export type OauthProviderRow = OauthProvidersTable;

/** Names of the three tables. */
export type CredentialTable = "api_keys" | "authenticators" | "oauth_providers";

type Owned = "organization_id" | "created_at" | "updated_at";

/** All API keys of the organization, oldest first. */
export function listApiKeys({ database, organizationId }: Scope): Promise<ApiKeyRow[]> {
  return database
    .selectFrom("api_keys")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

/** All authenticators of the organization, oldest first. */
export function listAuthenticators({ database, organizationId }: Scope): Promise<AuthenticatorRow[]> {
  return database
    .selectFrom("authenticators")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

/** All OAuth accounts of the organization's users, oldest first. */
export function listOauthProviders({ database, organizationId }: Scope): Promise<OauthProviderRow[]> {
  return database
    .selectFrom("oauth_providers")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export async function insertApiKey(scope: WriteScope, apiKey: Omit<ApiKeyRow, Owned>): Promise<void> {
  scope.changed();
  await scope.database
    .insertInto("api_keys")
    .values({ ...apiKey, ...owned(scope) })
    .execute();
}

export async function insertAuthenticator(
  scope: WriteScope,
  authenticator: Omit<AuthenticatorRow, Owned>,
): Promise<void> {
  scope.changed();
  await scope.database
    .insertInto("authenticators")
    .values({ ...authenticator, ...owned(scope) })
    .execute();
}

export async function insertOauthProvider(scope: WriteScope, provider: Omit<OauthProviderRow, Owned>): Promise<void> {
  scope.changed();
  await scope.database
    .insertInto("oauth_providers")
    .values({ ...provider, ...owned(scope) })
    .execute();
}

/** Removes credentials of one user. */
export async function deleteCredentials(
  { database, organizationId, changed }: WriteScope,
  table: CredentialTable,
  ids: readonly string[],
): Promise<void> {
  changed();
  await database.deleteFrom(table).where("organization_id", "=", organizationId).where("id", "in", ids).execute();
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

function owned({ organizationId }: Scope) {
  const now = Date.now();
  return { organization_id: organizationId, created_at: now, updated_at: now };
}
