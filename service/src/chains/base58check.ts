import { createBase58check } from "@scure/base";
import { sha256 } from "./hashes.js";

const coder = createBase58check((bytes: Uint8Array) => sha256([bytes]));

/** Base58Check of a version byte and what it is the version of, usually a hash of 20 bytes. */
export function base58check(version: number, payload: Uint8Array): string {
  return coder.encode(Uint8Array.of(version, ...payload));
}

/** What an address of this form says; undefined for any other text. */
export function readBase58check(text: string): { readonly version: number; readonly payload: Uint8Array } | undefined {
  try {
    const bytes = coder.decode(text);
    return bytes.length === 21 ? { version: bytes[0]!, payload: bytes.subarray(1) } : undefined;
  } catch {
    return undefined;
  }
}
