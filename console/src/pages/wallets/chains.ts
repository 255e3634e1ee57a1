// The chains for which accounts are made here, each with its usual path: coin types are those of SLIP-44.

import type { AddressFormat, Curve, WalletAccountParams } from "@countersign/api";
import { t } from "../../texts/index.js";

export interface Chain {
  readonly id: keyof typeof t.chains.names;
  readonly curve: Curve;
  readonly addressFormat: AddressFormat;
  readonly path: (index: number) => string;
}

const secp256k1 = (id: Chain["id"], addressFormat: AddressFormat, path: Chain["path"]): Chain => ({
  id,
  curve: "CURVE_SECP256K1",
  addressFormat,
  path,
});

export const chains: readonly Chain[] = [
  secp256k1("ethereum", "ADDRESS_FORMAT_ETHEREUM", (index) => `m/44'/60'/0'/0/${index}`),
  secp256k1("segwit", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH", (index) => `m/84'/0'/0'/0/${index}`),
  secp256k1("taproot", "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR", (index) => `m/86'/0'/0'/0/${index}`),
  {
    id: "solana",
    curve: "CURVE_ED25519",
    addressFormat: "ADDRESS_FORMAT_SOLANA",
    path: (index) => `m/44'/501'/${index}'/0'`,
  },
  secp256k1("cosmos", "ADDRESS_FORMAT_COSMOS", (index) => `m/44'/118'/0'/0/${index}`),
  secp256k1("tron", "ADDRESS_FORMAT_TRON", (index) => `m/44'/195'/0'/0/${index}`),
];

export function accountOf({ curve, addressFormat, path }: Chain, index: number): WalletAccountParams {
  return { curve, pathFormat: "PATH_FORMAT_BIP32", path: path(index), addressFormat };
}

/** `Bitcoin Taproot` for an address format; what is not among the chains here, as the service calls it. */
export function nameOfFormat(format: string): string {
  const chain = chains.find(({ addressFormat }) => addressFormat === format);
  if (chain) return t.chains.names[chain.id];
  const name = format.replace(/^ADDRESS_FORMAT_/, "");
  const known: Readonly<Record<string, string>> = t.chains.formats;
  return known[name] ?? titled(name);
}

/** `Bitcoin testnet P2PKH` for `BITCOIN_TESTNET_P2PKH`. */
function titled(text: string): string {
  const [first = "", ...rest] = text.toLowerCase().split("_");
  const words = rest
    .filter((word) => word !== "mainnet")
    .map((word) => (word.endsWith("net") || word.endsWith("test") ? word : word.toUpperCase()));
  return [first.charAt(0).toUpperCase() + first.slice(1), ...words].join(" ");
}

/** The first index from which on none of these paths is taken. */
export function nextIndex({ path }: Chain, taken: readonly string[]): number {
  const [before = "", after = ""] = path(0).split(/0(?=(?:'\/0')?$)/);
  const indexes = taken.flatMap((other) => {
    if (!other.startsWith(before) || !other.endsWith(after)) return [];
    const digits = other.slice(before.length, other.length - after.length);
    return /^\d{1,9}$/.test(digits) ? [Number(digits)] : [];
  });
  return indexes.reduce((most, index) => Math.max(most, index + 1), 0);
}
