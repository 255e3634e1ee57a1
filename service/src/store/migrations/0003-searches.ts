// Indexes for every filter that the API offers, in the order in which pages are read. Users and credentials name the parent
// of their organization, so that a parent's search does not come across what other parents have.

import { sql } from "kysely";
import type { Kysely } from "kysely";

const dropped = [
  "activities_not_completed",
  "activities_not_signing",
  "organizations_by_parent_id_id",
  "organizations_by_parent_id_name",
  "users_by_name",
  "users_by_email",
  "users_by_phone_number",
  "oauth_providers_by_subject_issuer_audience",
  "wallet_accounts_by_organization_id_lookup",
];

interface Index {
  readonly table: string;
  readonly columns: readonly string[];
  /** For an index of some rows only; a query states the very same. */
  readonly where?: string;
}

const below = "parent_id is not null";

const created: Readonly<Record<string, Index>> = {
  activities_by_type: { table: "activities", columns: ["organization_id", "type", "status", "id"] },
  // Most activities are signatures that were given at once, and are spared this index.
  activities_not_completed: {
    table: "activities",
    columns: ["organization_id", "status", "id"],
    where: "status <> 'ACTIVITY_STATUS_COMPLETED'",
  },
  organizations_by_parent: { table: "organizations", columns: ["parent_id", "id"], where: "deleted_at is null" },
  organizations_by_name: { table: "organizations", columns: ["parent_id", "name", "id"], where: "deleted_at is null" },
  users_by_name: { table: "users", columns: ["parent_id", "name", "organization_id"], where: below },
  users_by_email: { table: "users", columns: ["parent_id", "email", "organization_id"], where: below },
  users_by_phone_number: { table: "users", columns: ["parent_id", "phone_number", "organization_id"], where: below },
  users_by_verified_email: {
    table: "users",
    columns: ["parent_id", "email", "organization_id"],
    where: "email_verified = 1",
  },
  users_by_verified_phone_number: {
    table: "users",
    columns: ["parent_id", "phone_number", "organization_id"],
    where: "phone_number_verified = 1",
  },
  users_with_verified_contact: {
    table: "users",
    columns: ["parent_id", "organization_id"],
    where: "(email_verified = 1 or phone_number_verified = 1)",
  },
  api_keys_by_parent: { table: "api_keys", columns: ["parent_id", "public_key", "organization_id"], where: below },
  authenticators_by_parent: {
    table: "authenticators",
    columns: ["parent_id", "credential_id", "organization_id"],
    where: below,
  },
  oauth_providers_by_identity: {
    table: "oauth_providers",
    columns: ["parent_id", "subject", "issuer", "audience", "organization_id"],
    where: below,
  },
  tags_by_type: { table: "tags", columns: ["organization_id", "type", "id"] },
  tag_members_by_member: { table: "tag_members", columns: ["organization_id", "member_id", "tag_id"] },
  wallet_accounts_by_wallet: { table: "wallet_accounts", columns: ["organization_id", "wallet_id", "id"] },
  wallet_accounts_by_lookup: { table: "wallet_accounts", columns: ["organization_id", "lookup", "wallet_id", "id"] },
};

export async function addSearches(database: Kysely<unknown>): Promise<void> {
  for (const table of ["users", "api_keys", "authenticators", "oauth_providers"]) {
    await database.schema.alterTable(table).addColumn("parent_id", "text").execute();
    await sql`
      update ${sql.table(table)} set parent_id = (
        select organizations.parent_id from organizations where organizations.id = ${sql.table(table)}.organization_id
      )`.execute(database);
  }
  for (const name of dropped) await database.schema.dropIndex(name).execute();
  for (const [name, { table, columns, where }] of Object.entries(created)) {
    const index = database.schema
      .createIndex(name)
      .on(table)
      .columns([...columns]);
    await (where === undefined ? index : index.where(sql<boolean>`${sql.raw(where)}`)).execute();
  }
}
