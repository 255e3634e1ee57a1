// What proves the rows that decide who may do what, see `authority/`. Rows of an earlier version have no proof: the operator
// says once that they are taken on trust (`maintenance/authority/`).

import type { Kysely } from "kysely";

const tables = [
  ...(["organizations", "users", "api_keys", "authenticators", "oauth_providers", "policies", "features"] as const),
  ...(["webhook_endpoints", "auth_proxies", "tags", "private_keys", "private_key_addresses", "wallets"] as const),
  ...([
    "wallet_accounts",
    "invitations",
    "sessions",
    "one_time_codes",
    "contact_codes",
    "import_targets",
    "messages",
    "ballots",
  ] as const),
];

export async function addAuthority(database: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await database.schema
      .alterTable(table)
      .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
