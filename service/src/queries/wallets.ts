// Wallets and the accounts derived from them.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AddressFormat, Wallet, WalletAccount } from "@countersign/api";
import { Streamed } from "@countersign/api/server";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";
import { lookupForm } from "../chains/addresses.js";
import { caip2Namespace } from "../chains/formats.js";
import { compressedPublicKey } from "../chains/public-keys.js";
import { parsePath } from "../custody/path.js";
import { found } from "../params/found.js";
import type { WalletAccountsTable } from "../store/schema.js";
import type { Scope, Store } from "../store/store.js";
import { toTimestamp } from "../store/timestamp.js";
import {
  findWalletAccount,
  findWalletRecord,
  listWalletAccounts,
  listWalletRecords,
  type AccountInWalletRow,
  type WalletRecordRow,
} from "../store/wallet-records.js";
import { pageOf } from "./page.js";

type WalletQuery = "getWallet" | "listWallets" | "getWalletAccount" | "listWalletAccounts";

export function walletQueries(store: Store): Pick<Service<Call>, WalletQuery> {
  return {
    async getWallet({ caller }, { walletId }) {
      return { wallet: toWallet(await findWallet(store.in(caller.organization), walletId)) };
    },

    listWallets: ({ caller }) => new Streamed({ wallets: readWallets(store.in(caller.organization)) }),

    async getWalletAccount({ caller }, { walletId, address, path }) {
      if (address === undefined && path === undefined) {
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, "address: give the address of the account, or its path");
      }
      if (path !== undefined) parsePath(path);
      const scope = store.in(caller.organization);
      const wallet = await findWallet(scope, walletId);
      const lookup = address === undefined ? undefined : lookupForm(address);
      const row = await findWalletAccount(scope, wallet.id, { lookup, path });
      if (!row) {
        const names = [address && `address ${address}`, path && `path ${path}`].filter(Boolean);
        throw new ApiError(ErrorCode.NOT_FOUND, `no account with ${names.join(" and ")} in this wallet`);
      }
      return { account: toWalletAccount(row) };
    },

    async listWalletAccounts({ caller }, { walletId, includeWalletDetails, paginationOptions }) {
      const page = pageOf(paginationOptions);
      const scope = store.in(caller.organization);
      if (walletId !== undefined) await findWallet(scope, walletId);
      const rows = await listWalletAccounts(scope, walletId, page);
      return { accounts: rows.map(includeWalletDetails ? toWalletAccountWithDetails : toWalletAccount) };
    },
  };
}

/** All wallets as they are answered, oldest first. */
export async function* readWallets(scope: Scope): AsyncGenerator<Wallet[]> {
  for await (const rows of listWalletRecords(scope)) yield rows.map(toWallet);
}

function findWallet(scope: Scope, walletId: string): Promise<WalletRecordRow> {
  return found("wallet", walletId, (id) => findWalletRecord(scope, id));
}

function toWallet(row: Omit<WalletRecordRow, "restrictions">): Wallet {
  return {
    walletId: row.id,
    walletName: row.name,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    exported: row.exported === 1,
    imported: row.imported === 1,
  };
}

function toWalletAccount(row: WalletAccountsTable): WalletAccount {
  const caip2Prefix = caip2Namespace(row.address_format as AddressFormat);
  return {
    walletAccountId: row.id,
    organizationId: row.organization_id,
    walletId: row.wallet_id,
    curve: row.curve,
    pathFormat: row.path_format,
    path: row.path,
    addressFormat: row.address_format,
    address: row.address,
    createdAt: toTimestamp(row.created_at),
    updatedAt: toTimestamp(row.updated_at),
    ...(row.name !== null && { name: row.name }),
    publicKey: compressedPublicKey(row.public_key),
    ...(caip2Prefix !== undefined && { caip2Prefix }),
  };
}

function toWalletAccountWithDetails(row: AccountInWalletRow): WalletAccount {
  const walletDetails = toWallet({
    id: row.wallet_id,
    organization_id: row.organization_id,
    name: row.wallet_name,
    exported: row.wallet_exported,
    imported: row.wallet_imported,
    created_at: row.wallet_created_at,
    updated_at: row.wallet_updated_at,
  });
  return { ...toWalletAccount(row), walletDetails };
}
