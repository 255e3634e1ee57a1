// The chains for which accounts are made here, and address formats as people call them.

import type { AddressFormat, Curve, WalletAccountParams } from "@countersign/api";
import { addressFormats } from "../../chains/facts.js";
import { findCurve, findFormat } from "../../chains/find.js";

export interface Chain {
  readonly curve: Curve;
  readonly addressFormat: AddressFormat;
  /** With the index as `{}`. */
  readonly path: string;
}

const offered: readonly AddressFormat[] = [
  "ADDRESS_FORMAT_ETHEREUM",
  "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH",
  "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR",
  "ADDRESS_FORMAT_SOLANA",
  "ADDRESS_FORMAT_COSMOS",
  "ADDRESS_FORMAT_TRON",
];

export const chains: readonly Chain[] = offered.flatMap((addressFormat) => {
  const { curves, usual } = addressFormats[addressFormat];
  const [curve] = curves;
  return curve && usual ? [{ curve, addressFormat, path: usual.path }] : [];
});

export function pathOf({ path }: Chain, index: number): string {
  return path.replace("{}", String(index));
}

export function accountOf(chain: Chain, index: number): WalletAccountParams {
  const { curve, addressFormat } = chain;
  return { curve, pathFormat: "PATH_FORMAT_BIP32", path: pathOf(chain, index), addressFormat };
}

/** The first account on each of the chosen chains. */
export function firstAccounts(chosen: ReadonlySet<AddressFormat>): WalletAccountParams[] {
  return chains.filter(({ addressFormat }) => chosen.has(addressFormat)).map((chain) => accountOf(chain, 0));
}

/** `Bitcoin Taproot` for an address format; as the service calls it where this page is older. */
export function nameOfFormat(format: string): string {
  return findFormat(format)?.name ?? format;
}

export function nameOfCurve(curve: string): string {
  return findCurve(curve)?.name ?? curve;
}

/** The first index from which on none of these paths is taken. */
export function nextIndex({ path }: Chain, taken: readonly string[]): number {
  const [before = "", after = ""] = path.split("{}");
  const indexes = taken.flatMap((other) => {
    if (!other.startsWith(before) || !other.endsWith(after)) return [];
    const digits = other.slice(before.length, other.length - after.length);
    return /^\d{1,9}$/.test(digits) ? [Number(digits)] : [];
  });
  return indexes.reduce((most, index) => Math.max(most, index + 1), 0);
}
