// One script of Bitcoin has an address on each network, and a signature that pays it is good on all of them.

import { bech32, bech32m } from "@scure/base";
import { NETWORK, TEST_NETWORK } from "@scure/btc-signer";
import { base58check, readBase58check } from "./base58check.js";

const mainPrefix = NETWORK.bech32;
const ofTestNetworks = /^(?:tb|bcrt)1/i;
const mainVersions: ReadonlyMap<number, number> = new Map([
  [TEST_NETWORK.pubKeyHash, NETWORK.pubKeyHash],
  [TEST_NETWORK.scriptHash, NETWORK.scriptHash],
]);

/** The address on the main network that has the same script; anything else comes back unchanged. */
export function onMainNetwork(address: string): string {
  if (ofTestNetworks.test(address)) {
    for (const coder of [bech32, bech32m]) {
      const decoded = coder.decodeUnsafe(address);
      if (decoded) return coder.encode(mainPrefix, decoded.words);
    }
    return address;
  }
  // By their versions, these are the first letters that there are.
  if (!/^[mn2]/.test(address)) return address;
  const read = readBase58check(address);
  const version = read && mainVersions.get(read.version);
  return version === undefined ? address : base58check(version, read!.payload);
}
