// Names of wallet accounts, and whether an account's own key has been exported. Of those that are there it is not known, so
// none counts as exported.

import { sql } from "kysely";
import type { Kysely } from "kysely";

export async function addAccountNames(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable("wallet_accounts").addColumn("name", "text").execute();
  await database.schema
    .alterTable("wallet_accounts")
    .addColumn("exported", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  await database.schema
    .createIndex("wallet_accounts_by_name")
    .on("wallet_accounts")
    .columns(["organization_id", "name"])
    .unique()
    .where(sql<boolean>`name is not null`)
    .execute();
}
