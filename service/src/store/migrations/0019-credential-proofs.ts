// What the holders of credentials have shown. Of earlier ones it is known only which were registered by an attestation,
// and which are beside nobody else's; all others are vouched for until their holder names the organization.

import { sql } from "kysely";
import type { Kysely } from "kysely";

const tables = ["api_keys", "authenticators", "oauth_providers"] as const;

/** A lookup reads the strongest proof first, and of equal ones the first registration. */
const order = ["proof desc", "id"];
const leading = sql<boolean>`proof <> 'vouched' and parent_id is not null`;

export async function addCredentialProofs(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await database.schema
      .alterTable(table)
      .addColumn("proof", "text", (column) => column.notNull().defaultTo("vouched"))
      .execute();
  }
  await sql`update authenticators set proof = 'registered'`.execute(database);
  await sql`
    update api_keys set proof = 'registered' where expiration_seconds is null and parent_id is not null
      and ${isBesideNobody("api_keys")} and not exists (
        select 1 from oauth_providers where oauth_providers.organization_id = api_keys.organization_id)
      and not exists (
        select 1 from api_keys as other where other.organization_id = api_keys.organization_id
          and other.id <> api_keys.id and other.credential_type <> 'CREDENTIAL_TYPE_LOGIN')`.execute(database);
  await sql`
    update oauth_providers set proof = 'registered' where parent_id is not null
      and ${isBesideNobody("oauth_providers")} and not exists (
        select 1 from api_keys where api_keys.organization_id = oauth_providers.organization_id
          and api_keys.credential_type <> 'CREDENTIAL_TYPE_LOGIN')
      and not exists (
        select 1 from oauth_providers as other where other.organization_id = oauth_providers.organization_id
          and other.id <> oauth_providers.id)`.execute(database);
  await createIndex(database, "api_keys_leading", "api_keys", ["parent_id", "public_key", ...order]);
  await createIndex(database, "authenticators_leading", "authenticators", ["parent_id", "credential_id", ...order]);
  const identity = ["parent_id", "subject", "issuer", "audience"];
  await createIndex(database, "oauth_providers_leading", "oauth_providers", [...identity, ...order]);
  await database.schema
    .createIndex("authenticators_by_credential")
    .on("authenticators")
    .columns(["credential_id", "id"])
    .execute();
}

/** One user, without contacts and authenticators. */
function isBesideNobody(table: string) {
  const organization = sql.ref(`${table}.organization_id`);
  return sql`(
    (select count(*) from users where users.organization_id = ${organization}) = 1
    and not exists (select 1 from users where users.organization_id = ${organization}
      and (users.email is not null or users.phone_number is not null))
    and not exists (select 1 from authenticators where authenticators.organization_id = ${organization}))`;
}

async function createIndex(database: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await database.schema.createIndex(name).on(table).columns(columns).where(leading).execute();
}
