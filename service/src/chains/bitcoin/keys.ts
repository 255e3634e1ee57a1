// A key as Bitcoin knows it: the outputs that are its own.

import { NETWORK } from "@scure/btc-signer";
import { addressOfPayment, ownOutputs, type BitcoinNetwork } from "../bitcoin-addresses.js";
import { hexOf } from "../hex.js";
import { paymentOf } from "./scripts.js";

export interface BitcoinKey {
  /** 33 bytes; undefined where only its address is known, and nothing is signed. */
  readonly publicKey: Uint8Array | undefined;
  /** Of what it is asked to sign by: Taproot outputs have a key of their own. */
  readonly algorithm: "ecdsa" | "taproot";
  /** Whether a script is one that this key alone can spend, by its algorithm and without further scripts but standard ones. */
  owns(script: Uint8Array): boolean;
}

/**
 * A key by its compressed public key. With ECDSA it owns P2PKH, P2WPKH, P2WPKH nested in P2SH (BIP-49), and P2WSH of
 * `<key> OP_CHECKSIG`; with Taproot, P2TR without scripts (BIP-86).
 */
export function bitcoinKey(publicKey: Uint8Array, algorithm: BitcoinKey["algorithm"]): BitcoinKey {
  const kinds = algorithm === "taproot" ? (["p2tr"] as const) : (["p2pkh", "p2wpkh", "p2sh", "p2wsh"] as const);
  // Scripts are the same on all networks.
  const own = new Set(kinds.map((kind) => hexOf(ownOutputs[kind](publicKey, NETWORK).script)));
  // No own script is longer.
  return { publicKey, algorithm, owns: (script) => script.length <= 34 && own.has(hexOf(script)) };
}

/** The key of an address, of which nothing else is known. Bech32 is in lower case. */
export function keyOfAddress(address: string): { readonly key: BitcoinKey; readonly network: BitcoinNetwork } {
  const network = networkOfAddress(address);
  const algorithm = /^(?:bc|tb|bcrt)1p/.test(address) ? "taproot" : "ecdsa";
  const owns = (script: Uint8Array): boolean => {
    const payment = paymentOf(script);
    return payment !== undefined && addressOfPayment(payment, network) === address;
  };
  return { key: { publicKey: undefined, algorithm, owns }, network };
}

function networkOfAddress(address: string): BitcoinNetwork {
  if (address.startsWith("bcrt1")) return "regtest";
  return /^(?:tb1|[mn2])/.test(address) ? "testnet" : "mainnet";
}
