// Base64url of WebAuthn values (RFC 4648 §5): without padding, though some clients send it.

import { base64urlnopad } from "@scure/base";

/** The bytes of base64url text, with padding or without. */
export function fromBase64url(text: string, what: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(base64urlnopad.decode(trimPadding(text)));
  } catch (cause) {
    throw new TypeError(`${what} is not base64url`, { cause });
  }
}

export function trimPadding(text: string): string {
  return text.replace(/={1,2}$/, "");
}

export function base64url(bytes: Uint8Array): string {
  return base64urlnopad.encode(bytes);
}
