// P-256 by node:crypto: the keys that move other keys, and points as they are written down.

import { createECDH, createPublicKey, ECDH, verify } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import { secretBytes } from "./secret-bytes.js";

const curveName = "prime256v1";

/** PKCS #8 around a private key of 32 bytes, without its public half (RFC 5958, RFC 5915). */
const pkcs8Prefix = Buffer.from("3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420", "hex");

const nobodysKey = Buffer.alloc(32, 1);

/** A point that is written with its y, and one that is written with the parity of its y (SEC 1 §2.3.3), in hex. */
const pointForm = /^(?:04[0-9a-f]{128}|0[23][0-9a-f]{64})$/i;

/** Draws a private key, 32 bytes. Its user zeroes it. */
export function drawP256(): Buffer {
  return withEcdh((ecdh) => {
    ecdh.generateKeys();
    // Leading zeros are left out of what is handed out.
    const drawn = ecdh.getPrivateKey();
    const privateKey = secretBytes(32);
    drawn.copy(privateKey, privateKey.length - drawn.length);
    drawn.fill(0);
    return privateKey;
  });
}

/** The public key: 65 bytes, uncompressed (SEC 1). */
export function p256PublicKey(privateKey: Uint8Array): Buffer {
  return withEcdh((ecdh) => {
    ecdh.setPrivateKey(privateKey);
    return ecdh.getPublicKey();
  });
}

/** OpenSSL wipes a key when another takes its place; else only when the object is collected, which may be never. */
function withEcdh<Result>(use: (ecdh: ECDH) => Result): Result {
  const ecdh = createECDH(curveName);
  try {
    return use(ecdh);
  } finally {
    ecdh.setPrivateKey(nobodysKey);
  }
}

/** The private key as PKCS #8, DER. The caller zeroes it. */
export function p256Pkcs8(privateKey: Uint8Array): Buffer {
  const der = secretBytes(pkcs8Prefix.length + 32);
  pkcs8Prefix.copy(der);
  der.set(privateKey, pkcs8Prefix.length);
  return der;
}

/**
 * Whether a signature, in DER, is of a key over a message: ECDSA over SHA-256.
 *
 * @param publicKey 65 bytes, uncompressed (SEC 1)
 */
export function isP256Signature(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const [x = "", y = ""] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) =>
    Buffer.from(part).toString("base64url"),
  );
  try {
    const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
    return verify("sha256", message, key, signature);
  } catch {
    // Not a point of the curve.
    return false;
  }
}

/**
 * Reads a point.
 *
 * @param name What the point is, for the error.
 * @returns 65 bytes, uncompressed.
 * @throws ApiError INVALID_ARGUMENT: not a point of P-256 in hex.
 */
export function parseP256Point(point: string, name: string): Buffer {
  // The length first: the expression then never sees a long text.
  if (point.length <= 130 && pointForm.test(point)) {
    try {
      return Buffer.from(ECDH.convertKey(point, curveName, "hex", undefined, "uncompressed"));
    } catch {
      // Not on the curve.
    }
  }
  const forms = "65 bytes uncompressed (04…) or 33 bytes compressed (02… or 03…)";
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${name} is not a public key on P-256; in hex without 0x it has ${forms}`,
  );
}

/** A point of 65 bytes in 33. */
export function compressPoint(point: Uint8Array): Buffer {
  return Buffer.from(ECDH.convertKey(point, curveName, undefined, undefined, "compressed"));
}
