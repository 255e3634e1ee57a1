// Accounts of wallets.

import type { AddressFormat, Curve } from "@countersign/api";

/** Parameters of an account, by default on the curve that most formats suit. */
export function account<Format extends AddressFormat, OfCurve extends Curve = "CURVE_SECP256K1">(
  path: string,
  addressFormat: Format,
  curve = "CURVE_SECP256K1" as OfCurve,
) {
  return { curve, pathFormat: "PATH_FORMAT_BIP32" as const, path, addressFormat };
}

export const ethereumAccount = account("m/44'/60'/0'/0/0", "ADDRESS_FORMAT_ETHEREUM");
