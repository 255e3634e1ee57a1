// Private keys of 32 bytes and their public keys, by curve.

import type { Curve } from "@countersign/api";
import { unknownCurve } from "./curve.js";
import { ed25519PrivateKey, ed25519PublicKey } from "./ed25519.js";
import type { Secp256k1 } from "./secp256k1.js";

/**
 * The public key of a private key of 32 bytes: hex, on secp256k1 65 bytes uncompressed (SEC 1), on Ed25519 32 bytes.
 *
 * @throws ApiError INVALID_ARGUMENT: unknown curve.
 */
export function publicKeyOf(curve: Curve, privateKey: Uint8Array, secp256k1: Secp256k1): string {
  switch (curve) {
    case "CURVE_SECP256K1":
      return Buffer.from(secp256k1.publicKey(privateKey)).toString("hex");
    case "CURVE_ED25519":
      return ed25519PublicKey(ed25519PrivateKey(privateKey)).toString("hex");
    default:
      throw unknownCurve(curve satisfies never);
  }
}

/** Whether 32 bytes are a private key: on secp256k1 above zero and below the order; on Ed25519 all are. */
export function isPrivateKey(curve: Curve, bytes: Uint8Array, secp256k1: Secp256k1): boolean {
  switch (curve) {
    case "CURVE_SECP256K1":
      return secp256k1.isPrivateKey(bytes);
    case "CURVE_ED25519":
      return true;
    default:
      throw unknownCurve(curve satisfies never);
  }
}
