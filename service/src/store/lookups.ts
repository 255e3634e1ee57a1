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
    .innerJoin("organizations", "organizations.id", "api_keys.organization_id")
    .select("organizations.id")
    .where("api_keys.public_key", "=", publicKey)
    .where("organizations.parent_id", "=", parentId)
    .orderBy("organizations.id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the sub-organizations in which an authenticator is registered, oldest first. */
export async function findOrganizationsWithAuthenticator(
  store: Store,
  parentId: string,
  credentialId: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("authenticators")
    .innerJoin("organizations", "organizations.id", "authenticators.organization_id")
    .select("organizations.id")
    .where("authenticators.credential_id", "=", credentialId)
    .where("organizations.parent_id", "=", parentId)
    .orderBy("organizations.id")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
