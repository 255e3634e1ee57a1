// Wallets and their accounts as they are answered, without what seals their seeds.

import { batchSizes, inBatches } from "./batches.js";
import { readPage } from "./page.js";
import type { Page } from "./page.js";
import type { WalletAccountsTable, WalletsTable } from "./schema.js";
import type { Scope } from "./store.js";

export type WalletRecordRow = Omit<WalletsTable, "sealed">;

/** How an account is found in its wallet; where both are given, both must be its. */
export interface WalletAccountName {
  /** Address in the form in which addresses are compared. */
  readonly lookup?: string | undefined;
  readonly path?: string | undefined;
}

/** All wallets, oldest first. */
export function listWalletRecords(scope: Scope): AsyncGenerator<WalletRecordRow[]> {
  return inBatches(wallets(scope), ["id"], batchSizes.short);
}

export function findWalletRecord(scope: Scope, id: string): Promise<WalletRecordRow | undefined> {
  return wallets(scope).where("id", "=", id).executeTakeFirst();
}

/** A page of the accounts of one wallet, newest first. */
export function listWalletAccounts(scope: Scope, walletId: string, page: Page): Promise<WalletAccountsTable[]> {
  return readPage(accountsOf(scope, walletId), "wallet_accounts.id", page);
}

/** The oldest account of a wallet that has this address or path. */
export function findWalletAccount(
  scope: Scope,
  walletId: string,
  { lookup, path }: WalletAccountName,
): Promise<WalletAccountsTable | undefined> {
  let select = accountsOf(scope, walletId);
  if (lookup !== undefined) select = select.where("lookup", "=", lookup);
  if (path !== undefined) select = select.where("path", "=", path);
  return select.orderBy("id").limit(1).executeTakeFirst();
}

function wallets({ database, organizationId }: Scope) {
  return database
    .selectFrom("wallets")
    .select(["id", "organization_id", "name", "exported", "imported", "created_at", "updated_at"])
    .where("organization_id", "=", organizationId);
}

function accountsOf({ database, organizationId }: Scope, walletId: string) {
  return database
    .selectFrom("wallet_accounts")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("wallet_id", "=", walletId);
}
