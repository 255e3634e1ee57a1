// Fingerprints of texts, for telling what has changed.

import { hash as digest } from "node:crypto";

export function hash(text: string | Uint8Array): string {
  return digest("sha256", text, "base64url");
}

/** One fingerprint for many named texts; the order does not matter. */
export function hashAll(texts: Iterable<readonly [name: string, text: string]>): string {
  const lines = [...texts].map(([name, text]) => `${name}\0${hash(text)}`);
  return hash(lines.sort().join("\n"));
}
