// Apps of organizations at providers of OAuth 2.0.

import { readChecked } from "./authority/proof.js";
import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import type { Oauth2CredentialsTable } from "./schema-oauth2.js";
import type { Scope, WriteScope } from "./store.js";

export type Oauth2CredentialRow = Oauth2CredentialsTable;

type Kept = "organization_id" | "created_at" | "updated_at";

/**
 * All of an organization, oldest first.
 *
 * @throws NotProved
 */
export async function listOauth2Credentials(scope: Scope): Promise<readonly Oauth2CredentialRow[]> {
  const { database, organizationId } = scope;
  const rows = await readChecked(scope, "oauth2_credentials", () =>
    database
      .selectFrom("oauth2_credentials")
      .select(["id", "provider", "client_id", "sealed", "created_at", "updated_at", "authority"])
      .where("organization_id", "=", organizationId)
      .orderBy("id")
      .execute(),
  );
  return rows.map((row) => ({ ...row, organization_id: organizationId }));
}

export async function insertOauth2Credential(
  scope: WriteScope,
  credential: Omit<Oauth2CredentialRow, Kept>,
): Promise<void> {
  const now = Date.now();
  scope.changed("holdings");
  await insertRow(scope, "oauth2_credentials", { ...credential, created_at: now, updated_at: now });
}

export async function updateOauth2Credential(
  scope: WriteScope,
  { id, sealed, ...changes }: Omit<Oauth2CredentialRow, Kept>,
): Promise<void> {
  scope.changed("holdings");
  await updateRows(scope, "oauth2_credentials", [["id", "=", id]], { ...changes, sealed, updated_at: Date.now() });
}

export async function deleteOauth2Credential(scope: WriteScope, id: string): Promise<void> {
  scope.changed("holdings");
  await removeRows(scope, "oauth2_credentials", [["id", "=", id]]);
}
