// Keys of this browser: P-256, made by WebCrypto, which never gives the private half away.

import { toHex } from "../bytes.js";

/** A key that this browser holds. */
export interface HeldKey {
  /** Compressed point, in hex. */
  readonly publicKey: string;
  /** Not extractable. */
  readonly privateKey: CryptoKey;
}

/** Whether this page may use WebCrypto at all: browsers offer it over HTTPS and on localhost only. */
export const canHoldKeys: boolean = globalThis.isSecureContext && typeof crypto.subtle === "object";

/** Makes a key. */
export async function makeKey(): Promise<HeldKey> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const pair = await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  const isOdd = (point[64] ?? 0) & 1;
  return { publicKey: toHex(Uint8Array.of(2 + isOdd, ...point.subarray(1, 33))), privateKey: pair.privateKey };
}
