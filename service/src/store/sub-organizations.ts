// Searches among the sub-organizations of an organization. Nothing else in the store looks below the one it is asked for,
// and only ids come back.

import type { Kysely } from "kysely";
import type { Page } from "./activities.js";
import { readPage } from "./page.js";
import type { Database } from "./schema.js";
import type { Scope } from "./store.js";

/** What a sub-organization, one of its users or one of their credentials has; compared exactly. */
export type SubOrganizationFilter =
  | { readonly by: "name"; readonly value: string }
  | { readonly by: "userName" | "publicKey" | "credentialId"; readonly value: string }
  | { readonly by: "email" | "phoneNumber"; readonly value: string; readonly verified: boolean }
  | { readonly by: "identity"; readonly issuer: string; readonly audience: string; readonly subject: string };

/** Ids of a page of sub-organizations, newest first. */
export async function listSubOrganizations(
  scope: Scope,
  filter: SubOrganizationFilter | undefined,
  page: Page,
): Promise<string[]> {
  const all = subOrganizations(scope);
  if (!filter) return idsOf(all, page);
  // Without an index of its own: the organization's names are read one by one.
  if (filter.by === "name") return idsOf(all.where("name", "=", filter.value), page);
  return idsOf(all.where("id", "in", organizationsOf(scope.database, filter)), page);
}

/** Ids of a page of the sub-organizations that have a user with a verified contact, newest first. */
export async function listSubOrganizationsWithVerifiedContact(scope: Scope, page: Page): Promise<string[]> {
  const select = subOrganizations(scope).where(({ exists, selectFrom }) =>
    exists(
      selectFrom("users")
        .select("users.id")
        .whereRef("users.organization_id", "=", "organizations.id")
        .where(({ or, eb }) => or([eb("users.email_verified", "=", 1), eb("users.phone_number_verified", "=", 1)])),
    ),
  );
  return idsOf(select, page);
}

function subOrganizations({ database, organizationId }: Scope) {
  return database
    .selectFrom("organizations")
    .select("organizations.id")
    .where("organizations.parent_id", "=", organizationId)
    .where("organizations.deleted_at", "is", null);
}

// Users and credentials are searched first, by their own index: few organizations share an address, a parent may have
// many.
function organizationsOf(database: Kysely<Database>, filter: Exclude<SubOrganizationFilter, { readonly by: "name" }>) {
  const apiKeys = database.selectFrom("api_keys").select("organization_id");
  const authenticators = database.selectFrom("authenticators").select("organization_id");
  const oauthProviders = database.selectFrom("oauth_providers").select("organization_id");
  const users = database.selectFrom("users").select("organization_id");
  switch (filter.by) {
    case "publicKey":
      return apiKeys.where("public_key", "=", filter.value);
    case "credentialId":
      return authenticators.where("credential_id", "=", filter.value);
    case "userName":
      return users.where("name", "=", filter.value);
    case "email": {
      const having = users.where("email", "=", filter.value);
      return filter.verified ? having.where("email_verified", "=", 1) : having;
    }
    case "phoneNumber": {
      const having = users.where("phone_number", "=", filter.value);
      return filter.verified ? having.where("phone_number_verified", "=", 1) : having;
    }
    case "identity":
      return oauthProviders
        .where("subject", "=", filter.subject)
        .where("issuer", "=", filter.issuer)
        .where("audience", "=", filter.audience);
  }
}

async function idsOf(select: ReturnType<typeof subOrganizations>, page: Page): Promise<string[]> {
  return (await readPage(select, "organizations.id", page)).map(({ id }) => id);
}
