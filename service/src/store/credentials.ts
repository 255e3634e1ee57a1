// What users prove themselves with: API keys, authenticators, OAuth accounts.

import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import { batchSizes, inBatches } from "./batches.js";
import { noteRegistration } from "./passkey-registrations.js";
import type { ApiKeysTable, AuthenticatorsTable, OauthProvidersTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type ApiKeyRow = Omit<ApiKeysTable, "parent_id">;
export type AuthenticatorRow = Omit<AuthenticatorsTable, "parent_id">;
export type OauthProviderRow = Omit<OauthProvidersTable, "parent_id">;

/** Names of the three tables. */
export type CredentialTable = "api_keys" | "authenticators" | "oauth_providers";

type Owned = "organization_id" | "created_at" | "updated_at";

/** A key to be added; only sessions may have a profile. */
export type NewApiKey = Omit<ApiKeyRow, Owned | "session_profile_id"> & Partial<Pick<ApiKeyRow, "session_profile_id">>;

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

export async function insertApiKey(scope: WriteScope, apiKey: NewApiKey): Promise<void> {
  scope.changed({ users: [apiKey.user_id] });
  await insertRow(scope, "api_keys", { session_profile_id: null, ...apiKey, ...dated() });
}

export async function insertAuthenticator(
  scope: WriteScope,
  authenticator: Omit<AuthenticatorRow, Owned>,
): Promise<void> {
  scope.changed({ users: [authenticator.user_id] });
  await insertRow(scope, "authenticators", { ...authenticator, ...dated() });
  if (await noteRegistration(scope, authenticator.user_id, authenticator.credential_id)) return;
  await updateRows(scope, "authenticators", [["id", "=", authenticator.id]], { proof: "vouched" });
}

export async function insertOauthProvider(scope: WriteScope, provider: Omit<OauthProviderRow, Owned>): Promise<void> {
  scope.changed({ users: [provider.user_id] });
  await insertRow(scope, "oauth_providers", { ...provider, ...dated() });
}

/** Removes credentials, of whichever users they are. */
export async function deleteCredentials(
  scope: WriteScope,
  table: CredentialTable,
  ids: readonly string[],
): Promise<void> {
  const rows = await removeRows(scope, table, [["id", "in", ids]]);
  scope.changed({ users: rows.map((row) => row.user_id) });
}

/** Notes that the holder of a credential has signed a login to its organization. */
export async function setSigned(scope: WriteScope, table: CredentialTable, id: string): Promise<void> {
  const unsigned = [
    ["id", "=", id],
    ["proof", "<>", "signed"],
  ] as const;
  const rows = await updateRows(scope, table, unsigned, { proof: "signed" });
  if (rows.length > 0) scope.changed({ users: rows.map((row) => row.user_id) });
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

function dated() {
  const now = Date.now();
  return { created_at: now, updated_at: now };
}
