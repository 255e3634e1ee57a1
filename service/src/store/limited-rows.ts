// What limits need of the tables whose rows they limit.

import { precompiled } from "./precompiled.js";
import type { Scope, WriteScope } from "./store.js";

/** Tables of which an organization may have so many rows only. */
export type LimitedTable = "private_keys" | "wallets" | "wallet_accounts";

const rowsOf = (table: LimitedTable) =>
  precompiled(`${table}_counted`, (database, { organizationId }: { organizationId: string }) =>
    database
      .selectFrom(table)
      .select((select) => select.fn.countAll<number>().as("count"))
      .where("organization_id", "=", organizationId),
  );

const counts = {
  private_keys: rowsOf("private_keys"),
  wallets: rowsOf("wallets"),
  wallet_accounts: rowsOf("wallet_accounts"),
};

/** How many rows an organization has. */
export async function countRows(scope: Scope, table: LimitedTable): Promise<number> {
  const [row] = await counts[table](scope, { organizationId: scope.organizationId });
  return Number(row?.count);
}

/**
 * Lets one transaction at a time add rows to the organization, so that it can count them: the oldest row is locked.
 * Without a row there is nothing to lock, and no limit is near.
 */
export async function holdRows({ engine, database, organizationId }: WriteScope, table: LimitedTable): Promise<void> {
  await engine.lockRows(
    database.selectFrom(table).select("id").where("organization_id", "=", organizationId).orderBy("id").limit(1),
  );
}
