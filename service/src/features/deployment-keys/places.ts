// The deployment's keys on P-256. A key signs one kind of thing only, so that nothing of one kind passes for another.

import type { P256KeyPlace } from "./p256-signer.js";

/** Signs the bundles of imports and exports. */
export const bundleKey = placeOf("bundle");
/** Signs sessions. */
export const sessionKey = placeOf("session");

/** Signs what has to do with one-time codes: the keys to which they are encrypted, and verification tokens. */
export const codeKey = placeOf("code");

/** All of them, for the rotation of the key-encryption key. */
export const p256Keys: readonly P256KeyPlace[] = [bundleKey, sessionKey, codeKey];

function placeOf(id: string): P256KeyPlace {
  return {
    owner: { organizationId: "deployment", kind: "service", id },
    sealed: `${id}_key`,
    publicKey: `${id}_public_key`,
  };
}
