// Wallets and the accounts derived from them.

import type { AddressFormat, Curve, PathFormat } from "@countersign/api";
import { precompiled } from "./precompiled.js";
import type { Flag, WalletAccountsTable, WalletsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";
import { storedOfAccounts } from "./stored-bytes.js";

export type WalletRow = WalletsTable;
export type WalletAccountRow = Omit<WalletAccountsTable, "curve" | "path_format" | "address_format"> & {
  readonly curve: Curve;
  readonly path_format: PathFormat;
  readonly address_format: AddressFormat;
};

/** An account with the sealed secret of its wallet, and what policies ask of the wallet. */
export type SigningAccountRow = WalletAccountRow & {
  readonly sealed: string;
  readonly wallet_name: string;
  readonly wallet_exported: Flag;
  readonly wallet_imported: Flag;
};

type Owned = "organization_id" | "created_at" | "updated_at";

export function findWallet({ database, organizationId }: Scope, id: string): Promise<WalletRow | undefined> {
  return database
    .selectFrom("wallets")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findWallets({ database, organizationId }: Scope, ids: readonly string[]): Promise<WalletRow[]> {
  return database
    .selectFrom("wallets")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
}

const walletByName = precompiled(
  "wallet_by_name",
  (database, { organizationId, name }: { organizationId: string; name: string }) =>
    database.selectFrom("wallets").select("id").where("organization_id", "=", organizationId).where("name", "=", name),
);

export async function findWalletByName(scope: Scope, name: string): Promise<Pick<WalletRow, "id"> | undefined> {
  const [row] = await walletByName(scope, { organizationId: scope.organizationId, name });
  return row;
}

/** Those of the paths at which the wallet has an account. */
export async function findTakenPaths(
  { database, organizationId }: Scope,
  walletId: string,
  paths: readonly string[],
): Promise<string[]> {
  const rows = await database
    .selectFrom("wallet_accounts")
    .select("path")
    .where("organization_id", "=", organizationId)
    .where("wallet_id", "=", walletId)
    .where("path", "in", paths)
    .execute();
  return rows.map(({ path }) => path);
}

/** Those of the names that accounts of the organization have. */
export async function findTakenAccountNames(
  { database, organizationId }: Scope,
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom("wallet_accounts")
    .select("name")
    .where("organization_id", "=", organizationId)
    .where("name", "in", names)
    .where("name", "is not", null)
    .execute();
  return rows.flatMap(({ name }) => name ?? []);
}

export async function findWalletAccounts(
  { database, organizationId }: Scope,
  ids: readonly string[],
): Promise<WalletAccountRow[]> {
  const rows = await database
    .selectFrom("wallet_accounts")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
  return rows as WalletAccountRow[];
}

export function findWalletAccountByName(
  { database, organizationId }: Scope,
  name: string,
): Promise<{ readonly id: string } | undefined> {
  return database
    .selectFrom("wallet_accounts")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("name", "=", name)
    .where("name", "is not", null)
    .executeTakeFirst();
}

/**
 * Accounts that have an address, oldest first. There can be several: the same mnemonic may have been imported twice.
 *
 * @param lookup the form in which addresses are compared
 */
export async function findSigningAccounts(
  { database, organizationId }: Scope,
  lookup: string,
): Promise<SigningAccountRow[]> {
  const rows = await database
    .selectFrom("wallet_accounts")
    .innerJoin("wallets", (join) =>
      join
        .onRef("wallets.organization_id", "=", "wallet_accounts.organization_id")
        .onRef("wallets.id", "=", "wallet_accounts.wallet_id"),
    )
    .selectAll("wallet_accounts")
    .select([
      "wallets.sealed",
      "wallets.name as wallet_name",
      "wallets.exported as wallet_exported",
      "wallets.imported as wallet_imported",
    ])
    .where("wallet_accounts.organization_id", "=", organizationId)
    .where("wallet_accounts.lookup", "=", lookup)
    .orderBy("wallet_accounts.id")
    .execute();
  return rows as SigningAccountRow[];
}

const walletInserted = precompiled("wallet_inserted", (database, row: Omit<WalletRow, never>) =>
  database.insertInto("wallets").values(row),
);

export async function insertWalletRow(scope: WriteScope, wallet: Omit<WalletRow, Owned>): Promise<void> {
  const now = Date.now();
  await walletInserted(scope, {
    ...wallet,
    organization_id: scope.organizationId,
    created_at: now,
    updated_at: now,
  });
}

export async function insertWalletAccountRows(
  { database, organizationId, stores }: WriteScope,
  accounts: readonly Omit<WalletAccountRow, Owned>[],
): Promise<void> {
  if (accounts.length === 0) return;
  const now = Date.now();
  await database
    .insertInto("wallet_accounts")
    .values(accounts.map((row) => ({ ...row, organization_id: organizationId, created_at: now, updated_at: now })))
    .execute();
  stores(storedOfAccounts(accounts.length));
}

export async function renameWallet(
  { database, organizationId, changed }: WriteScope,
  id: string,
  name: string,
): Promise<void> {
  // Policies ask for the name.
  changed("holdings");
  await database
    .updateTable("wallets")
    .set({ name, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

export async function markWalletExported(
  { database, organizationId, changed }: WriteScope,
  { id, exported }: Pick<WalletRow, "id" | "exported">,
): Promise<void> {
  // Policies ask whether it is, and it never ceases to be.
  if (exported === 0) changed("holdings");
  await database
    .updateTable("wallets")
    .set({ exported: 1, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** Decides nothing about who may sign with what, so that it is no change of the organization. */
export async function renameWalletAccount(
  { database, organizationId }: WriteScope,
  id: string,
  name: string,
): Promise<void> {
  await database
    .updateTable("wallet_accounts")
    .set({ name, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** Decides nothing about who may sign with what, so that it is no change of the organization. */
export async function markWalletAccountExported({ database, organizationId }: WriteScope, id: string): Promise<void> {
  await database
    .updateTable("wallet_accounts")
    .set({ exported: 1, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** Removes accounts. Their wallets derive the same keys again. */
export async function deleteWalletAccountRows(
  { database, organizationId, changed, stores }: WriteScope,
  ids: readonly string[],
): Promise<void> {
  changed("holdings");
  const { numDeletedRows } = await database
    .deleteFrom("wallet_accounts")
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .executeTakeFirst();
  stores(-storedOfAccounts(Number(numDeletedRows)));
}

/** Removes wallets with their accounts. Key material is gone for ever. */
export async function deleteWalletRows(
  { database, organizationId, changed, stores }: WriteScope,
  ids: readonly string[],
): Promise<void> {
  changed("holdings");
  const { numDeletedRows } = await database
    .deleteFrom("wallet_accounts")
    .where("organization_id", "=", organizationId)
    .where("wallet_id", "in", ids)
    .executeTakeFirst();
  stores(-storedOfAccounts(Number(numDeletedRows)));
  await database.deleteFrom("wallets").where("organization_id", "=", organizationId).where("id", "in", ids).execute();
}
