// Payloads as a key is to sign them: bytes, or typed data and authorizations, which only Ethereum's keys sign.

import type { SignRawPayloadIntentV2 } from "@countersign/api";
import { messageToSign, readPayload, type ReadPayload } from "../chains/payload.js";
import { checkEcdsa, type Signer } from "./signers.js";

/** What is signed, and what it says where the service reads it. */
export interface PayloadRequest {
  readonly message: Uint8Array;
  readonly read?: ReadPayload;
}

/**
 * Reads a payload that a key is to sign.
 *
 * @throws ApiError INVALID_ARGUMENT as `readPayload` and `messageToSign` do, and for typed data and authorizations with
 *   anything but ECDSA on secp256k1
 */
export function readPayloadRequest(
  signer: Signer,
  { payload, encoding, hashFunction }: Pick<SignRawPayloadIntentV2, "payload" | "encoding" | "hashFunction">,
): PayloadRequest {
  const read = readPayload(payload, encoding, hashFunction);
  if (!read) return { message: messageToSign(payload, encoding, hashFunction, signer.key.curve) };
  checkEcdsa(signer, `${encoding}, which takes`);
  return { message: read.kind === "typedData" ? read.typedData.digest : read.authorization.digest, read };
}
