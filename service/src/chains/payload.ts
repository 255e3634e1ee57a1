// From the payload of a signing request to the bytes that the key signs.

import { ApiError, Curve, HashFunction, PayloadEncoding, ErrorCode } from "@countersign/api";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { hash } from "node:crypto";
import { traitsOf } from "../custody/curve.js";
import type { ReadEncoding } from "./encodings.js";
import { bytesOfHex } from "./hex.js";
import { readAuthorization, type UnsignedAuthorization } from "./typed-data/authorization.js";
import { readTypedData, type TypedData } from "./typed-data/typed-data.js";

/** A payload that is signed for what it says, not as bytes. */
export type ReadPayload =
  | { readonly kind: "typedData"; readonly typedData: TypedData }
  | { readonly kind: "authorization"; readonly authorization: UnsignedAuthorization };

/**
 * Reads a payload in an encoding that the service hashes itself.
 *
 * Throws ApiError INVALID_ARGUMENT as `readTypedData` and `readAuthorization` do, and for another hash function than
 * `HASH_FUNCTION_NO_OP`.
 */
export function readPayload(payload: string, encoding: ReadEncoding, hashFunction: HashFunction): ReadPayload {
  if (hashFunction !== HashFunction.NO_OP) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `hashFunction is ${hashFunction}; ${encoding} says how it is hashed and takes ${HashFunction.NO_OP}`,
    );
  }
  return encoding === PayloadEncoding.EIP712
    ? { kind: "typedData", typedData: readTypedData(payload) }
    : { kind: "authorization", authorization: readAuthorization(payload) };
}

/**
 * What to sign for a payload: a 32-byte digest, or the message itself where the curve's algorithm hashes by itself.
 *
 * Throws ApiError INVALID_ARGUMENT when the text is not what `encoding` says, when the hash function does not suit the
 * curve, or when `HASH_FUNCTION_NO_OP` comes with anything but 32 bytes.
 */
export function messageToSign(
  payload: string,
  encoding: PayloadEncoding,
  hashFunction: HashFunction,
  curve: Curve,
): Uint8Array {
  const message = payloadBytes(payload, encoding);
  if (traitsOf(curve).signs === "digest") return digest(message, hashFunction, curve);
  if (hashFunction === HashFunction.NOT_APPLICABLE) return message;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `hashFunction is ${hashFunction}; a key on ${curve} hashes by itself and takes ${HashFunction.NOT_APPLICABLE}`,
  );
}

/**
 * The bytes that a payload's text stands for.
 *
 * Throws ApiError INVALID_ARGUMENT when the text is not what `encoding` says.
 */
export function payloadBytes(payload: string, encoding: PayloadEncoding): Uint8Array {
  switch (encoding) {
    case PayloadEncoding.HEXADECIMAL:
      return bytesOfHex(payload, "payload");
    case PayloadEncoding.TEXT_UTF8: {
      // With the flag u, half of a surrogate pair matches only where the other half is missing.
      const lone = payload.search(/\p{Surrogate}/u);
      if (lone >= 0) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `payload cannot be encoded as UTF-8: position ${lone} holds a lone surrogate`,
        );
      }
      return utf8ToBytes(payload);
    }
    default:
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `encoding ${String(encoding)} is not known; it must be ${listed(PayloadEncoding)}`,
      );
  }
}

function digest(message: Uint8Array, hashFunction: HashFunction, curve: Curve): Uint8Array {
  switch (hashFunction) {
    case HashFunction.NO_OP:
      if (message.length !== 32) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `payload has ${message.length} bytes; with ${hashFunction} it must be the digest itself, 32 bytes`,
        );
      }
      return message;
    case HashFunction.SHA256:
      return hash("sha256", message, "buffer");
    case HashFunction.KECCAK256:
      return keccak_256(message);
    case HashFunction.NOT_APPLICABLE:
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `hashFunction is ${hashFunction}, which is for keys on ${Curve.ED25519}; a key on ${curve} takes ` +
          `${HashFunction.SHA256} or ${HashFunction.KECCAK256}, or ${HashFunction.NO_OP} for a digest`,
      );
    default:
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `hashFunction ${String(hashFunction)} is not known; it must be ${listed(HashFunction)}`,
      );
  }
}

function listed(values: Readonly<Record<string, string>>): string {
  return Object.values(values).join(" or ");
}
