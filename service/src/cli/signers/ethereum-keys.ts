// The Ethereum accounts of an organization.

import { AddressFormat } from "@countersign/api";
import type { Connection } from "@countersign/api";
import { addr } from "micro-eth-signer";
import { ECDH } from "node:crypto";
import { listKeys } from "../session/listed-keys.js";

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

/** @param offered the only addresses that are listed, in the form of EIP-55 */
export async function ethereumKeys(
  connection: Connection,
  organizationId: string,
  offered: ReadonlySet<string> | undefined,
): Promise<readonly EthereumKey[]> {
  const found = new Map<string, EthereumKey>();
  for (const { addresses, publicKey: point } of await listKeys(connection, organizationId)) {
    for (const { format, address } of addresses) {
      if (format !== AddressFormat.ETHEREUM || (offered && !offered.has(address))) continue;
      const publicKey = ECDH.convertKey(point, "secp256k1", "hex", "hex", "uncompressed") as string;
      found.set(address, { address, publicKey });
    }
  }
  return [...found.values()];
}
