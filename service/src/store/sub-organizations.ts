// Searches among the sub-organizations of an organization. Nothing else in the store looks below the one it is asked for,
// and only ids come back. Rows of users and credentials name the parent, so that what other parents have makes no
// difference.

import { sql } from "kysely";
import type { RawBuilder, SqlBool } from "kysely";
import { isBehind, pageOf, readPage, scanOf, startOf } from "./page.js";
import type { Page } from "./page.js";
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
  if (filter && filter.by !== "name") return listOwners(scope, ownedBy(filter), page);
  const all = scope.database
    .selectFrom("organizations")
    .select("id")
    .where("parent_id", "=", scope.organizationId)
    .where("deleted_at", "is", null);
  const some = filter ? all.where("name", "=", filter.value) : all;
  return (await readPage(some, "id", page)).map(({ id }) => id);
}

/** Ids of a page of the sub-organizations that have a user with a verified contact, newest first. */
export function listSubOrganizationsWithVerifiedContact(scope: Scope, page: Page): Promise<string[]> {
  const match = sql<SqlBool>`(email_verified = 1 or phone_number_verified = 1)`;
  return listOwners(scope, { table: "users", match }, page);
}

/** Rows of the sub-organizations of one parent, in a range of an index that ends with their organization. */
interface OwnedRows {
  readonly table: "users" | "api_keys" | "authenticators" | "oauth_providers";
  readonly match: RawBuilder<SqlBool>;
}

function ownedBy(filter: Exclude<SubOrganizationFilter, { readonly by: "name" }>): OwnedRows {
  switch (filter.by) {
    case "publicKey":
      return { table: "api_keys", match: sql`public_key = ${filter.value}` };
    case "credentialId":
      return { table: "authenticators", match: sql`credential_id = ${filter.value}` };
    case "userName":
      return { table: "users", match: sql`name = ${filter.value}` };
    case "email": {
      const match = sql<SqlBool>`email = ${filter.value}`;
      return { table: "users", match: filter.verified ? sql`${match} and email_verified = 1` : match };
    }
    case "phoneNumber": {
      const match = sql<SqlBool>`phone_number = ${filter.value}`;
      return { table: "users", match: filter.verified ? sql`${match} and phone_number_verified = 1` : match };
    }
    case "identity": {
      const { subject, issuer, audience } = filter;
      const match = sql<SqlBool>`subject = ${subject} and issuer = ${issuer} and audience = ${audience}`;
      return { table: "oauth_providers", match };
    }
  }
}

/**
 * A page of the organizations that have such rows. Several rows of one organization, such as users of the same name, are
 * passed over: the index is entered anew behind each organization that was found.
 */
async function listOwners(scope: Scope, { table, match }: OwnedRows, page: Page): Promise<string[]> {
  const scan = scanOf(page);
  const next = scan.order === "asc" ? sql`min` : sql`max`;
  const column = sql.ref("organization_id");
  const found = (condition: RawBuilder<SqlBool>) => sql`(
    select ${next}(${column}) from ${sql.table(table)}
    where parent_id = ${scope.organizationId} and ${match} and ${condition}
  )`;
  const { rows } = await sql<{ readonly owner: string; readonly place: number }>`
    with recursive owners (owner, place) as (
      select ${found(isBehind(column, scan, startOf(scan)))}, 1
      union all
      select ${found(isBehind(column, scan, sql`owners.owner`))}, owners.place + 1
      from owners where owners.owner is not null and owners.place < ${page.limit}
    )
    select owner, place from owners where owner is not null`.execute(scope.database);
  const inOrder = rows.toSorted((one, other) => one.place - other.place);
  return pageOf(
    inOrder.map(({ owner }) => owner),
    page,
    (id) => id,
  );
}
