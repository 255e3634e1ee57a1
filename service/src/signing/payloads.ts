// Payloads as a key is to sign them: bytes, or typed data and authorizations, which only Ethereum's keys sign.

import { ApiError, Curve, ErrorCode } from "@countersign/api";
import type { SignRawPayloadIntentV2 } from "@countersign/api";
import { messageToSign, readPayload, type ReadPayload } from "../chains/payload.js";
import type { Signer } from "./signers.js";

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
  { key, algorithm }: Signer,
  { payload, encoding, hashFunction }: Pick<SignRawPayloadIntentV2, "payload" | "encoding" | "hashFunction">,
): PayloadRequest {
  const read = readPayload(payload, encoding, hashFunction);
  if (!read) return { message: messageToSign(payload, encoding, hashFunction, key.curve) };
  if (algorithm !== "ecdsa") {
    const kind = algorithm === "taproot" ? "a Taproot address" : `a key on ${key.curve}`;
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `signWith: ${kind} cannot sign ${encoding}, which takes ECDSA on ${Curve.SECP256K1}`,
    );
  }
  return { message: read.kind === "typedData" ? read.typedData.digest : read.authorization.digest, read };
}
