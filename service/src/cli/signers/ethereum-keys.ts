// The Ethereum accounts of an organization, as its user lists them.

import { AddressFormat, Curve, listPrivateKeys, listWalletAccounts } from "@countersign/api";
import type { Connection } from "@countersign/api";
import { addr } from "micro-eth-signer";
import { ECDH } from "node:crypto";

/** Tools show all accounts in one list. */
const mostPages = 10;
const pageSize = 100;

export interface EthereumKey {
  /** In the form of EIP-55. */
  readonly address: string;
  /** Hex without 0x, 65 bytes uncompressed. */
  readonly publicKey: string;
}

/** The address in the form of EIP-55; undefined where it is none. Other forms of one address are the same account. */
export function checksummed(address: unknown): string | undefined {
  if (typeof address !== "string" || !/^0x[\da-f]{40}$/i.test(address)) return undefined;
  return addr.addChecksum(address.toLowerCase());
}

/**
 * Accounts of wallets, newest first, then private keys: 1,000 accounts of wallets at most.
 *
 * @param offered the only addresses that are listed, in the form of EIP-55
 */
export async function ethereumKeys(
  connection: Connection,
  organizationId: string,
  offered: ReadonlySet<string> | undefined,
): Promise<readonly EthereumKey[]> {
  const found = new Map<string, EthereumKey>();
  const add = (address: string, publicKey: string): void => {
    if (offered && !offered.has(address)) return;
    const uncompressed = ECDH.convertKey(publicKey, "secp256k1", "hex", "hex", "uncompressed") as string;
    found.set(address, { address, publicKey: uncompressed });
  };
  let after: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const paginationOptions = { limit: String(pageSize), ...(after !== undefined && { after }) };
    const { accounts } = await listWalletAccounts(connection, { organizationId, paginationOptions });
    for (const { addressFormat, address, publicKey } of accounts) {
      if (addressFormat === AddressFormat.ETHEREUM && publicKey !== undefined) add(address, publicKey);
    }
    after = accounts.at(-1)?.walletAccountId;
    if (accounts.length < pageSize) break;
  }
  const { privateKeys } = await listPrivateKeys(connection, { organizationId });
  for (const { curve, addresses, publicKey } of privateKeys) {
    if (curve !== Curve.SECP256K1) continue;
    for (const { format, address } of addresses) {
      if (format === AddressFormat.ETHEREUM && address !== undefined) add(address, publicKey);
    }
  }
  return [...found.values()];
}
