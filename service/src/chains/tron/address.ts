// TRON's addresses: Base58Check of 0x41 and the last 20 bytes of the Keccak-256 of a public key.

import { hash } from "node:crypto";
import { concatBytes } from "@noble/hashes/utils.js";
import { createBase58check } from "@scure/base";

const base58check = createBase58check((bytes: Uint8Array) => hash("sha256", bytes, "buffer"));
const prefix = Uint8Array.of(0x41);

/** @param body 20 bytes, those of an Ethereum address */
export function tronAddress(body: Uint8Array): string {
  return base58check.encode(concatBytes(prefix, body));
}

/** Whether bytes are an address as transactions hold it. */
export function isTronAddress(bytes: Uint8Array): boolean {
  return bytes.length === 21 && bytes[0] === prefix[0];
}
