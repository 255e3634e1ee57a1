// Bitcoin's outputs for a single key and their addresses, on each of its networks.

import type { WeierstrassPoint } from "@noble/curves/abstract/weierstrass.js";
import { bech32, bech32m } from "@scure/base";
import { NETWORK, TEST_NETWORK, p2pk, p2pkh, p2sh, p2tr, p2wpkh, p2wsh } from "@scure/btc-signer";
import { base58check } from "./base58check.js";
import type { Payment } from "./bitcoin/scripts.js";

const networks = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  // BIP-325: signet has the prefixes of testnet.
  signet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: "bcrt" },
};

export type BitcoinNetwork = keyof typeof networks;

/** The output of a compressed public key, by kind. */
export const ownOutputs = {
  p2pkh: (key: Uint8Array, network: typeof NETWORK) => p2pkh(key, network),
  // BIP-49: P2WPKH nested in P2SH, the one script hash that wallets use for a single key.
  p2sh: (key: Uint8Array, network: typeof NETWORK) => p2sh(p2wpkh(key, network), network),
  p2wpkh: (key: Uint8Array, network: typeof NETWORK) => p2wpkh(key, network),
  // The witness script is `<key> OP_CHECKSIG`, as in the examples of BIP-173.
  p2wsh: (key: Uint8Array, network: typeof NETWORK) => p2wsh(p2pk(key, network), network),
  // BIP-86: the key tweaked as BIP-341 says for outputs without scripts.
  p2tr: (key: Uint8Array, network: typeof NETWORK) => p2tr(key.subarray(1), undefined, network),
};

export type OwnOutput = keyof typeof ownOutputs;

/** Gives the address of a key by one kind of payment on one network. Keys are always used compressed. */
export function bitcoinAddress(
  network: BitcoinNetwork,
  payment: OwnOutput,
): (point: WeierstrassPoint<bigint>) => string {
  return (point) => ownOutputs[payment](point.toBytes(true), networks[network]).address;
}

/** The address that an output pays to. */
export function addressOfPayment({ type, payload }: Payment, network: BitcoinNetwork): string {
  const { bech32: prefix, pubKeyHash, scriptHash } = networks[network];
  switch (type) {
    case "P2PKH":
      return base58check(pubKeyHash, payload);
    case "P2SH":
      return base58check(scriptHash, payload);
    case "P2WPKH":
    case "P2WSH":
      return bech32.encode(prefix, [0, ...bech32.toWords(payload)]);
    case "P2TR":
      return bech32m.encode(prefix, [1, ...bech32m.toWords(payload)]);
  }
}
