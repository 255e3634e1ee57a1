// Wallets and their accounts as they are answered, without what seals their seeds.

import { batchSizes, inBatches } from "./batches.js";
import { readPage } from "./page.js";
import type { Page } from "./page.js";
import type { Flag, WalletAccountsTable, WalletsTable } from "./schema.js";
import type { Scope } from "./store.js";

export type WalletRecordRow = Omit<WalletsTable, "sealed">;

/** An account with its wallet, of one moment. */
export interface AccountInWalletRow extends WalletAccountsTable {
  readonly wallet_name: string;
  readonly wallet_exported: Flag;
  readonly wallet_imported: Flag;
  readonly wallet_created_at: number;
  readonly wallet_updated_at: number;
}

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

export function findWalletRecords(scope: Scope, ids: readonly string[]): Promise<WalletRecordRow[]> {
  return wallets(scope).where("id", "in", ids).execute();
}

export function findWalletRecord(scope: Scope, id: string): Promise<WalletRecordRow | undefined> {
  return wallets(scope).where("id", "=", id).executeTakeFirst();
}

/** A page of the accounts of one wallet or, without one, of all; newest first. */
export function listWalletAccounts(
  scope: Scope,
  walletId: string | undefined,
  page: Page,
): Promise<AccountInWalletRow[]> {
  const { database, organizationId } = scope;
  const all = database
    .selectFrom("wallet_accounts")
    .innerJoin("wallets", (join) =>
      join
        .onRef("wallets.organization_id", "=", "wallet_accounts.organization_id")
        .onRef("wallets.id", "=", "wallet_accounts.wallet_id"),
    )
    .selectAll("wallet_accounts")
    .select([
      "wallets.name as wallet_name",
      "wallets.exported as wallet_exported",
      "wallets.imported as wallet_imported",
      "wallets.created_at as wallet_created_at",
      "wallets.updated_at as wallet_updated_at",
    ])
    .where("wallet_accounts.organization_id", "=", organizationId);
  const wanted = walletId === undefined ? all : all.where("wallet_accounts.wallet_id", "=", walletId);
  return readPage(wanted, "wallet_accounts.id", page);
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
