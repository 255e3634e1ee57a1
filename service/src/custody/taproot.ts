// Taproot outputs spent by key: BIP-340 signatures under the key that BIP-341 tweaks.

import { randomBytes } from "node:crypto";
import { schnorr } from "@noble/curves/secp256k1.js";
import { loadWasm } from "./secp256k1.js";
import { copySecret } from "./secret-bytes.js";

/**
 * The private key of the output key (BIP-341, `taproot_tweak_seckey`). The caller zeroes it.
 *
 * @param privateKey 32 bytes, the internal key's.
 * @param merkleRoot 32 bytes; absent for outputs without scripts, which are all that this service signs for.
 */
export function tweakedPrivateKey(privateKey: Uint8Array, merkleRoot: Uint8Array = new Uint8Array()): Uint8Array {
  const secp256k1 = loadWasm();
  const internalKey = secp256k1.xOnlyPointFromScalar(privateKey);
  const tweak = schnorr.utils.taggedHash("TapTweak", internalKey, merkleRoot);
  const isEven = secp256k1.pointFromScalar(privateKey, true)?.[0] === 0x02;
  const even = isEven ? copySecret(privateKey) : secp256k1.privateNegate(privateKey);
  try {
    const tweaked = secp256k1.privateAdd(even, tweak);
    // Happens to one key in 2^128.
    if (!tweaked) throw new Error("the tweaked private key is zero");
    return tweaked;
  } finally {
    even.fill(0);
  }
}

/** BIP-340 over 32 bytes, with fresh auxiliary randomness. 64 bytes. */
export function signSchnorr(digest: Uint8Array, privateKey: Uint8Array): Uint8Array {
  return loadWasm().signSchnorr(digest, privateKey, randomBytes(32));
}
