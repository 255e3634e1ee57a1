// What proves to the server who sends a request: a header computed from the exact bytes of the body.

import { base64url, utf8 } from "./encoding.js";
import type { Bytes } from "./encoding.js";
import type { Operation } from "./operation.js";

/** The header that accompanies one request. */
export interface StampHeader {
  readonly name: string;
  readonly value: string;
}

/** What a stamper is told besides the bytes. */
export interface StampContext {
  readonly operation: Operation;
  /** The caller's: a stamper that asks a person should stop asking when it is aborted. */
  readonly signal: AbortSignal | undefined;
}

/** Makes the header for a body. Called once per call: retries send the same bytes with the same stamp. */
export interface Stamper {
  /** `body` holds the bytes exactly as they are sent. Whatever it throws, the call throws. */
  stamp(body: Bytes, context: StampContext): Promise<StampHeader> | StampHeader;
}

/**
 * The header `X-Stamp` of an API key: base64url of the JSON of public key, scheme and signature.
 *
 * @param publicKey lower-case hex: 33 bytes compressed, or 32 for Ed25519
 * @param scheme for instance `SIGNATURE_SCHEME_TK_API_P256`
 * @param signature hex: DER for ECDSA, 64 bytes for Ed25519
 */
export function apiKeyStamp(publicKey: string, scheme: string, signature: string): StampHeader {
  return { name: "X-Stamp", value: base64url(utf8(JSON.stringify({ publicKey, scheme, signature }))) };
}
