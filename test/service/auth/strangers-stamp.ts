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

function pointOf(key: KeyObject, ed25519: boolean): string {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const [xBytes, yBytes] = [Buffer.from(x, "base64url"), Buffer.from(y, "base64url")];
  return ed25519 ? xBytes.toString("hex") : `0${2 + (present(yBytes.at(-1)) % 2)}${xBytes.toString("hex")}`;
}
