// The organization's keys, as its user lists them.

import { listPrivateKeys, listWalletAccounts } from "@countersign/api";
import type { Connection } from "@countersign/api";

/** Tools show all keys in one list. */
const mostPages = 10;
const pageSize = 100;

export interface ListedKey {
  /** The address of a wallet's account, or the id of a private key. */
  readonly signWith: string;
  readonly curve: string;
  /** Hex. */
  readonly publicKey: string;
  /** For people; others may have written it. */
  readonly label: string;
  readonly addresses: readonly { readonly format: string; readonly address: string }[];
}

/** Accounts of wallets, the 1,000 newest, then private keys. */
export async function listKeys(connection: Connection, organizationId: string): Promise<readonly ListedKey[]> {
  const keys: ListedKey[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const paginationOptions = { limit: String(pageSize), ...(after !== undefined && { after }) };
    const request = { organizationId, paginationOptions, includeWalletDetails: true };
    const { accounts } = await listWalletAccounts(connection, request);
    for (const { curve, publicKey, name, path, address, addressFormat: format, walletDetails } of accounts) {
      if (publicKey === undefined) continue;
      const label = name ?? `${walletDetails?.walletName} ${path}`;
      keys.push({ signWith: address, curve, publicKey, label, addresses: [{ format, address }] });
    }
    after = accounts.at(-1)?.walletAccountId;
    if (accounts.length < pageSize) break;
  }
  const { privateKeys } = await listPrivateKeys(connection, { organizationId });
  for (const { privateKeyId, curve, publicKey, privateKeyName, addresses: all } of privateKeys) {
    const addresses = all.flatMap(({ format, address }) => (format && address ? [{ format, address }] : []));
    keys.push({ signWith: privateKeyId, curve, publicKey, label: privateKeyName, addresses });
  }
  return keys;
}
