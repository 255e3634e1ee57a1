// A new wallet: custody draws its seed, or takes in words that come from elsewhere, and derives its first accounts;
// then both are added in one transaction.

import { ApiError, ErrorCode } from "@countersign/api";
import type { WalletAccountParams, WalletParams, WalletResult } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { checkLimit } from "../../config/check-limit.js";
import type { Limits } from "../../config/limits.js";
import type { CustodyOfFamilies, SecretOwner, WordCount } from "../../custody/custody.js";
import { countRows, holdRows } from "../../store/limited-rows.js";
import type { Scope, WriteScope } from "../../store/store.js";
import { findWalletByName, insertWalletRow } from "../../store/wallets.js";
import {
  checkAccountNamesAreFree,
  checkAccounts,
  checkRoomForAccounts,
  deriveAccounts,
  insertAccounts,
} from "./accounts.js";
import type { DerivedAccount } from "./accounts.js";

/** A wallet that can be added. */
export interface PreparedWallet {
  readonly id: string;
  readonly name: string;
  readonly sealed: string;
  readonly imported: boolean;
  readonly accounts: readonly DerivedAccount[];
}

const wordsUnlessAsked = 12;

/**
 * Makes a wallet and derives its first accounts, without adding it to the organization yet.
 *
 * @param organizationId for whom it is sealed; it need not exist yet
 * @throws ApiError INVALID_ARGUMENT or ALREADY_EXISTS for accounts that cannot be, and what custody throws
 */
export function prepareWallet(
  custody: CustodyOfFamilies,
  organizationId: string,
  { walletName, accounts, mnemonicLength = wordsUnlessAsked }: WalletParams,
): Promise<PreparedWallet> {
  // The contract allows the lengths of BIP-39 only.
  const draw = (owner: SecretOwner) => custody.createWallet(owner, mnemonicLength as WordCount);
  return prepare(custody, organizationId, { name: walletName, accounts, imported: false }, draw);
}

/**
 * The same with words that come from elsewhere.
 *
 * @param open has custody seal them for the wallet
 * @throws ApiError INVALID_ARGUMENT or ALREADY_EXISTS for accounts that cannot be, and what custody throws
 */
export function prepareImportedWallet(
  custody: CustodyOfFamilies,
  organizationId: string,
  { walletName, accounts }: Pick<WalletParams, "walletName" | "accounts">,
  open: (owner: SecretOwner) => Promise<{ sealed: string }>,
): Promise<PreparedWallet> {
  return prepare(custody, organizationId, { name: walletName, accounts, imported: true }, open);
}

/**
 * Makes sure that the organization can take a wallet of that name with these accounts.
 *
 * @throws ApiError ALREADY_EXISTS for a name that is taken, RESOURCE_EXHAUSTED for a limit
 */
export async function checkWalletFits(
  scope: Scope,
  limits: Limits,
  { name, accounts }: { readonly name: string; readonly accounts: readonly Pick<WalletAccountParams, "name">[] },
): Promise<void> {
  await checkWalletName(scope, name);
  await checkAccountNamesAreFree(scope, accounts);
  await checkLimit("wallets", limits.wallets, 1, () => countRows(scope, "wallets"));
  await checkRoomForAccounts(scope, limits, accounts.length);
}

/**
 * Makes sure that no wallet has the name, but perhaps the one that is to have it.
 *
 * @param ownId of a wallet that may have it already
 * @throws ApiError ALREADY_EXISTS
 */
export async function checkWalletName(scope: Scope, name: string, ownId?: string): Promise<void> {
  const holder = await findWalletByName(scope, name);
  if (holder && holder.id !== ownId)
    throw new ApiError(ErrorCode.ALREADY_EXISTS, `a wallet named ${JSON.stringify(name)} exists already`);
}

/**
 * Adds a wallet with its accounts to the organization.
 *
 * @throws ApiError ALREADY_EXISTS for a name that is taken, RESOURCE_EXHAUSTED for a limit
 */
export async function insertWallet(
  scope: WriteScope,
  limits: Limits,
  { id, name, sealed, imported, accounts }: PreparedWallet,
): Promise<WalletResult> {
  await holdRows(scope, "wallets");
  await checkWalletFits(scope, limits, { name, accounts });
  await insertWalletRow(scope, { id, name, sealed, exported: 0, imported: imported ? 1 : 0 });
  return { walletId: id, addresses: await insertAccounts(scope, id, accounts) };
}

async function prepare(
  custody: CustodyOfFamilies,
  organizationId: string,
  { name, accounts, imported }: Pick<PreparedWallet, "name" | "imported"> & Pick<WalletParams, "accounts">,
  seal: (owner: SecretOwner) => Promise<{ sealed: string }>,
): Promise<PreparedWallet> {
  checkAccounts(accounts);
  const owner = { organizationId, kind: "wallet", id: uuidv7() } as const;
  const { sealed } = await seal(owner);
  return {
    id: owner.id,
    name,
    sealed,
    imported,
    accounts: await deriveAccounts(custody, { owner, sealed }, accounts),
  };
}
