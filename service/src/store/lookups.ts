// Searches across the sub-organizations of one parent, for users who do not know which is theirs.

import type { Store } from "./store.js";

// Somebody with more gets the oldest of them.
const most = 10;

/** Ids of the sub-organizations in which an API key is registered, oldest first. */
export async function findOrganizationsWithApiKey(
  store: Store,
  parentId: string,
  publicKey: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("api_keys")
    .select("organization_id")
    .where("parent_id", "=", parentId)
    .where("public_key", "=", publicKey)
    .orderBy("organization_id")
    .limit(most)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}

/** Ids of the sub-organizations in which an authenticator is registered, oldest first. */
export async function findOrganizationsWithAuthenticator(
  store: Store,
  parentId: string,
  credentialId: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("authenticators")
    .select("organization_id")
    .where("parent_id", "=", parentId)
    .where("credential_id", "=", credentialId)
    .orderBy("organization_id")
    .limit(most)
    .execute();
  return rows.map(({ organization_id }) => organization_id);
}
