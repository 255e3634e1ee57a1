// The key with which an auth proxy stamps. Its private half never leaves custody.

import { ECDH } from "node:crypto";
import type { SecretOwner } from "../../custody/custody.js";

/** Whose secret it is. */
export function ownerOfAuthProxyKey(organizationId: string, configId: string): SecretOwner {
  return { kind: "authProxy", organizationId, id: configId };
}

/** A point on P-256, as the public keys of API keys are written. Hex, both. */
export function compressedPoint(publicKey: string): string {
  return ECDH.convertKey(publicKey, "prime256v1", "hex", "hex", "compressed") as string;
}
