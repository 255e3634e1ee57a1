// Bitcoin's addresses for a single key, on each of its networks.

import type { WeierstrassPoint } from "@noble/curves/abstract/weierstrass.js";
import { NETWORK, TEST_NETWORK, p2pk, p2pkh, p2sh, p2tr, p2wpkh, p2wsh } from "@scure/btc-signer";

const networks = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  // BIP-325: signet has the prefixes of testnet.
  signet: TEST_NETWORK,
  regtest: { ...TEST_NETWORK, bech32: "bcrt" },
};

const payments = {
  p2pkh: (key: Uint8Array, network: typeof NETWORK) => p2pkh(key, network).address,
  // BIP-49: P2WPKH nested in P2SH, the one script hash that wallets use for a single key.
  p2sh: (key: Uint8Array, network: typeof NETWORK) => p2sh(p2wpkh(key, network), network).address,
  p2wpkh: (key: Uint8Array, network: typeof NETWORK) => p2wpkh(key, network).address,
  // The witness script is `<key> OP_CHECKSIG`, as in the examples of BIP-173.
  p2wsh: (key: Uint8Array, network: typeof NETWORK) => p2wsh(p2pk(key, network), network).address,
  // BIP-86: the key tweaked as BIP-341 says for outputs without scripts.
  p2tr: (key: Uint8Array, network: typeof NETWORK) => p2tr(key.subarray(1), undefined, network).address,
};

/** Gives the address of a key by one kind of payment on one network. Keys are always used compressed. */
export function bitcoinAddress(
  network: keyof typeof networks,
  payment: keyof typeof payments,
): (point: WeierstrassPoint<bigint>) => string {
  return (point) => payments[payment](point.toBytes(true), networks[network]);
}
