import { createBase58check } from "@scure/base";
import { sha256 } from "./hashes.js";

const coder = createBase58check((bytes: Uint8Array) => sha256([bytes]));

/** Base58Check of a version byte and what it is the version of, usually a hash of 20 bytes. */
export function base58check(version: number, payload: Uint8Array): string {
  return coder.encode(Uint8Array.of(version, ...payload));
}
