// Wallets and the accounts derived from them.

import type { AddressFormat, Curve, PathFormat } from "@countersign/api";
import { readChecked } from "./authority/proof.js";
import { insertRow, insertRows, removeRows, updateRows } from "./authority/writer.js";
import type { Where } from "./authority/writer.js";
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
  readonly wallet_restrictions: string | null;
};

type Owned = "organization_id" | "created_at" | "updated_at";

/** @throws NotProved */
export async function findWallet(scope: Scope, id: string): Promise<WalletRow | undefined> {
  return (await findWallets(scope, [id]))[0];
}

/** @throws NotProved */
export function findWallets(scope: Scope, ids: readonly string[]): Promise<readonly WalletRow[]> {
  return readChecked(scope, "wallets", () =>
    scope.database
      .selectFrom("wallets")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("id", "in", ids)
      .execute(),
  );
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

/** @throws NotProved */
export async function findWalletAccounts(scope: Scope, ids: readonly string[]): Promise<readonly WalletAccountRow[]> {
  const rows = await readChecked(scope, "wallet_accounts", () =>
    scope.database
      .selectFrom("wallet_accounts")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("id", "in", ids)
      .execute(),
  );
  return rows as readonly WalletAccountRow[];
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
 * @throws NotProved
 */
export async function findSigningAccounts(scope: Scope, lookup: string): Promise<SigningAccountRow[]> {
  const accounts = await readChecked(scope, "wallet_accounts", () =>
    scope.database
      .selectFrom("wallet_accounts")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("lookup", "=", lookup)
      .orderBy("id")
      .execute(),
  );
  if (accounts.length === 0) return [];
  const wallets = await findWallets(scope, [...new Set(accounts.map(({ wallet_id }) => wallet_id))]);
  const byId = new Map(wallets.map((wallet) => [wallet.id, wallet]));
  return (accounts as readonly WalletAccountRow[]).flatMap((account) => {
    const wallet = byId.get(account.wallet_id);
    if (!wallet) return [];
    const { sealed, name: wallet_name, exported: wallet_exported, imported: wallet_imported } = wallet;
    const { restrictions: wallet_restrictions } = wallet;
    return [{ ...account, sealed, wallet_name, wallet_exported, wallet_imported, wallet_restrictions }];
  });
}

export async function insertWalletRow(
  scope: WriteScope,
  wallet: Omit<WalletRow, Owned | "restrictions">,
): Promise<void> {
  const now = Date.now();
  await insertRow(scope, "wallets", { restrictions: null, created_at: now, updated_at: now, ...wallet });
}

export async function insertWalletAccountRows(
  scope: WriteScope,
  accounts: readonly Omit<WalletAccountRow, Owned>[],
): Promise<void> {
  const now = Date.now();
  const rows = accounts.map((row) => ({ created_at: now, updated_at: now, ...row }));
  await insertRows(scope, "wallet_accounts", rows);
  scope.stores(storedOfAccounts(accounts.length));
}

export async function renameWallet(scope: WriteScope, id: string, name: string): Promise<void> {
  // Policies ask for the name.
  scope.changed("holdings");
  await updateRows(scope, "wallets", [["id", "=", id]], { name, updated_at: Date.now() });
}

export async function markWalletExported(
  scope: WriteScope,
  { id, exported }: Pick<WalletRow, "id" | "exported">,
): Promise<void> {
  // Policies ask whether it is, and it never ceases to be.
  if (exported === 0) scope.changed("holdings");
  await updateRows(scope, "wallets", [["id", "=", id]], { exported: 1, updated_at: Date.now() });
}

/** @param restrictions what wallets are never used for from now on, by id */
export async function restrictWallets(scope: WriteScope, restrictions: ReadonlyMap<string, string>): Promise<void> {
  if (restrictions.size === 0) return;
  scope.changed("holdings");
  await updateRows(scope, "wallets", [["id", "in", [...restrictions.keys()]]], ({ id }) => ({
    restrictions: restrictions.get(id) ?? null,
    updated_at: Date.now(),
  }));
}

/** Decides nothing about who may sign with what, so that it is no change of the organization. */
export async function renameWalletAccount(scope: WriteScope, id: string, name: string): Promise<void> {
  await updateRows(scope, "wallet_accounts", [["id", "=", id]], { name, updated_at: Date.now() });
}

/** Decides nothing about who may sign with what, so that it is no change of the organization. */
export async function markWalletAccountExported(scope: WriteScope, id: string): Promise<void> {
  await updateRows(scope, "wallet_accounts", [["id", "=", id]], { exported: 1, updated_at: Date.now() });
}

/** Removes accounts. Their wallets derive the same keys again. */
export async function deleteWalletAccountRows(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("holdings");
  await removeAccounts(scope, [["id", "in", ids]]);
}

/** Removes wallets with their accounts. Key material is gone for ever. */
export async function deleteWalletRows(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("holdings");
  await removeAccounts(scope, [["wallet_id", "in", ids]]);
  await removeRows(scope, "wallets", [["id", "in", ids]]);
}

async function removeAccounts(scope: WriteScope, where: Where<"wallet_accounts">): Promise<void> {
  const removed = await removeRows(scope, "wallet_accounts", where);
  scope.stores(-storedOfAccounts(removed.length));
}
