// Wallets and their accounts as they are answered, without what seals their seeds.

import { checkedBatches, readChecked } from "./authority/proof.js";
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
  return checkedBatches(scope, "wallets", inBatches(wallets(scope), ["id"], batchSizes.short));
}

/** @throws NotProved */
export function findWalletRecords(scope: Scope, ids: readonly string[]): Promise<readonly WalletRecordRow[]> {
  return readChecked(scope, "wallets", () => wallets(scope).where("id", "in", ids).execute());
}

/** @throws NotProved */
export async function findWalletRecord(scope: Scope, id: string): Promise<WalletRecordRow | undefined> {
  return (await findWalletRecords(scope, [id]))[0];
}

/** A page of the accounts of one wallet or, without one, of all; newest first. */
export function listWalletAccounts(
  scope: Scope,
  walletId: string | undefined,
  page: Page,
): Promise<readonly AccountInWalletRow[]> {
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
  return readChecked(scope, "wallet_accounts", () => readPage(wanted, "wallet_accounts.id", page));
}

/** The oldest account of a wallet that has this address or path. */
export async function findWalletAccount(
  scope: Scope,
  walletId: string,
  { lookup, path }: WalletAccountName,
): Promise<WalletAccountsTable | undefined> {
  let select = accountsOf(scope, walletId);
  if (lookup !== undefined) select = select.where("lookup", "=", lookup);
  if (path !== undefined) select = select.where("path", "=", path);
  const found = select.orderBy("id").limit(1);
  return (await readChecked(scope, "wallet_accounts", () => found.execute()))[0];
}

function wallets({ database, organizationId }: Scope) {
  return database
    .selectFrom("wallets")
    .select([
      "id",
      "organization_id",
      "name",
      "exported",
      "imported",
      "restrictions",
      "created_at",
      "updated_at",
      "authority",
    ])
    .where("organization_id", "=", organizationId);
}

function accountsOf({ database, organizationId }: Scope, walletId: string) {
  return database
    .selectFrom("wallet_accounts")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("wallet_id", "=", walletId);
}
