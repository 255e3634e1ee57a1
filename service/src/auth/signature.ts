// Verification by OpenSSL on the thread pool, so that the main thread goes on meanwhile.

import { verify } from "node:crypto";
import type { KeyObject } from "node:crypto";

/**
 * Whether a signature is of a key over data.
 *
 * @param algorithm hash for ECDSA and RSA (PKCS #1 v1.5), null for Ed25519
 * @param signature r and s side by side for ECDSA
 * @throws Error where OpenSSL cannot tell
 */
export function isSignature(
  algorithm: "sha256" | null,
  data: Uint8Array,
  key: KeyObject,
  signature: Uint8Array,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    verify(algorithm, data, { key, dsaEncoding: "ieee-p1363" }, signature, (error, valid) => {
      if (error) reject(error);
      else resolve(valid);
    });
  });
}
