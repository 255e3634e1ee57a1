// Accounts of a wallet: checked, derived by custody, given their addresses, and added.

import { ApiError, ErrorCode } from "@countersign/api";
import type { WalletAccountParams } from "@countersign/api";
import { uuidv7 } from "uuidv7";
import { addressOf, lookupForm } from "../../chains/addresses.js";
import { checkLimit } from "../../config/check-limit.js";
import type { Limits } from "../../config/limits.js";
import { traitsOf } from "../../custody/curve.js";
import type { CustodyOfFamilies, SealedSecret } from "../../custody/custody.js";
import { hardened, parsePath } from "../../custody/path.js";
import { checked } from "../../params/located.js";
import { countRows } from "../../store/limited-rows.js";
import type { Scope, WriteScope } from "../../store/store.js";
import { findTakenAccountNames, findTakenPaths, insertWalletAccountRows } from "../../store/wallets.js";
import { checkAddressFormat } from "./address-format.js";

/** An account that can be added. */
export interface DerivedAccount extends WalletAccountParams {
  readonly id: string;
  /** Hex, as custody gives it. */
  readonly publicKey: string;
  readonly address: string;
}

/** Accounts that are worked on at once. An address takes up to a millisecond; others are to be served in between. */
const accountsAtOnce = 8;

/**
 * Checks what is wrong with accounts in themselves: paths that are not BIP-32's or come twice, steps that are not
 * hardened on Ed25519, address formats that do not suit the curve, and names that come twice.
 *
 * @throws ApiError INVALID_ARGUMENT, or ALREADY_EXISTS for a path or name that comes twice, naming the account by its
 *   place
 */
export function checkAccounts(accounts: readonly WalletAccountParams[]): void {
  const places = new Map<string, number>();
  const named = new Map<string, number>();
  accounts.forEach(({ curve, path, addressFormat, name }, place) => {
    const member = `accounts.${place}.path`;
    const open = checked(member, () => parsePath(path)).findIndex((index) => index < hardened);
    if (traitsOf(curve).hardenedOnly && open >= 0) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `${member}: step ${open + 1} of ${path} must be hardened; all are on ${curve} (SLIP-10)`,
      );
    }
    checkAddressFormat(`accounts.${place}.addressFormat`, addressFormat, curve);
    const first = places.get(path);
    if (first !== undefined) {
      throw new ApiError(
        ErrorCode.ALREADY_EXISTS,
        `${member}: repeats accounts.${first}.path, ${path}; a wallet has one account at a path`,
      );
    }
    places.set(path, place);
    if (name === undefined) return;
    const namesake = named.get(name);
    if (namesake !== undefined) {
      throw new ApiError(
        ErrorCode.ALREADY_EXISTS,
        `accounts.${place}.name: repeats accounts.${namesake}.name, ${JSON.stringify(name)}`,
      );
    }
    named.set(name, place);
  });
}

/**
 * Makes sure that no account of the organization has any of the names.
 *
 * @throws ApiError ALREADY_EXISTS
 */
export async function checkAccountNamesAreFree(
  scope: Scope,
  accounts: readonly Pick<WalletAccountParams, "name">[],
): Promise<void> {
  const names = accounts.flatMap(({ name }) => name ?? []);
  const taken = await findTakenAccountNames(scope, names);
  const place = accounts.findIndex(({ name }) => name !== undefined && taken.includes(name));
  if (place < 0) return;
  throw new ApiError(
    ErrorCode.ALREADY_EXISTS,
    `accounts.${place}.name: a wallet account named ${JSON.stringify(accounts[place]?.name)} exists already`,
  );
}

/**
 * Makes sure that the wallet has no account yet at any of the paths.
 *
 * @throws ApiError ALREADY_EXISTS
 */
export async function checkPathsAreFree(
  scope: Scope,
  walletId: string,
  accounts: readonly WalletAccountParams[],
): Promise<void> {
  const taken = await findTakenPaths(
    scope,
    walletId,
    accounts.map(({ path }) => path),
  );
  const place = accounts.findIndex(({ path }) => taken.includes(path));
  if (place < 0) return;
  throw new ApiError(
    ErrorCode.ALREADY_EXISTS,
    `accounts.${place}.path: the wallet has an account at ${accounts[place]?.path} already`,
  );
}

/** Derives accounts, in their order. */
export async function deriveAccounts(
  custody: CustodyOfFamilies,
  wallet: SealedSecret,
  accounts: readonly WalletAccountParams[],
): Promise<DerivedAccount[]> {
  const derived: DerivedAccount[] = [];
  for (let start = 0; start < accounts.length; start += accountsAtOnce) {
    const some = accounts.slice(start, start + accountsAtOnce);
    const publicKeys = await custody.derive(wallet, some);
    for (const [place, { curve, pathFormat, path, addressFormat, name }] of some.entries()) {
      const publicKey = publicKeys[place]!;
      const address = addressOf(addressFormat, curve, publicKey);
      const named = name !== undefined && { name };
      derived.push({ id: uuidv7(), curve, pathFormat, path, addressFormat, publicKey, address, ...named });
    }
  }
  return derived;
}

/**
 * Makes sure that the organization may have so many accounts more.
 *
 * @throws ApiError RESOURCE_EXHAUSTED
 */
export function checkRoomForAccounts(scope: Scope, limits: Limits, added: number): Promise<void> {
  return checkLimit("wallet accounts", limits.walletAccounts, added, () => countRows(scope, "wallet_accounts"));
}

/** Adds accounts to a wallet and returns their addresses, in the same order. */
export async function insertAccounts(
  scope: WriteScope,
  walletId: string,
  accounts: readonly DerivedAccount[],
): Promise<string[]> {
  await insertWalletAccountRows(
    scope,
    accounts.map(({ id, curve, pathFormat, path, addressFormat, address, publicKey, name = null }) => ({
      id,
      wallet_id: walletId,
      curve,
      path_format: pathFormat,
      path,
      address_format: addressFormat,
      address,
      lookup: lookupForm(address),
      public_key: publicKey,
      name,
      exported: 0 as const,
    })),
  );
  return accounts.map(({ address }) => address);
}
