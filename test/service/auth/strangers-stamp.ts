// Stamps by keys that nobody has registered.

import { generateKeyPairSync, randomInt, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { present } from "../support/results.js";

/** Headers of a stamp by a key that was drawn for it, on either curve whose keys have to be loaded. */
export function strangersStamp(body: string, ed25519 = randomInt(2) === 1): Record<string, string> {
  const { publicKey, privateKey } = ed25519
    ? generateKeyPairSync("ed25519")
    : generateKeyPairSync("ec", { namedCurve: "P-256" });
  const stamp = {
    publicKey: pointOf(publicKey, ed25519),
    scheme: ed25519 ? "SIGNATURE_SCHEME_TK_API_ED25519" : "SIGNATURE_SCHEME_TK_API_P256",
    signature: sign(ed25519 ? null : "sha256", Buffer.from(body), privateKey).toString("hex"),
  };
  return { "X-Stamp": Buffer.from(JSON.stringify(stamp)).toString("base64url") };
}

/**
 * Not by JWK: Node 20 holds a key's lock while it makes one, and a collection of garbage at that moment waits for the same lock,
 * for ever, to free what has generated the key.
 */
function pointOf(key: KeyObject, ed25519: boolean): string {
  const spki = key.export({ format: "der", type: "spki" });
  if (ed25519) return spki.subarray(-32).toString("hex");
  return `0${2 + (present(spki.at(-1)) % 2)}${spki.subarray(-64, -32).toString("hex")}`;
}
