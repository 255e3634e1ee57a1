// TRON's addresses: Base58Check of 0x41 and the last 20 bytes of the Keccak-256 of a public key.

import { base58check } from "../base58check.js";

const version = 0x41;

/** @param body 20 bytes, those of an Ethereum address */
export function tronAddress(body: Uint8Array): string {
  return base58check(version, body);
}

/** Whether bytes are an address as transactions hold it. */
export function isTronAddress(bytes: Uint8Array): boolean {
  return bytes.length === 21 && bytes[0] === version;
}
