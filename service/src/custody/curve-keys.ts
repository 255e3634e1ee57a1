// Private keys of 32 bytes on each curve: what is one, its public key, how wallets derive it, how it is held while it is
// used, and how it signs.

import type { KeyObject } from "node:crypto";
import { ApiError, ErrorCode, type Curve } from "@countersign/api";
import { unknownCurve, type SigningAlgorithm } from "./curve.js";
import { ed25519PrivateKey, ed25519PublicKey, signEd25519 } from "./ed25519.js";
import { hex } from "./hex.js";
import { isP256PrivateKey } from "./p256-keys.js";
import { signP256Digest } from "./p256-signatures.js";
import { p256PublicKey } from "./p256.js";
import type { RecoverableSignature, Secp256k1 } from "./secp256k1.js";
import { copySecret } from "./secret-bytes.js";
import { bip32, slip10Ed25519, slip10P256, type Slip10 } from "./slip10.js";
import { signSchnorr, tweakedPrivateKey } from "./taproot.js";

/** A key that is ready to sign. */
export type OpenedKey = Secp256k1Key | Ed25519Key | P256Key;

interface Secp256k1Key {
  readonly curve: "CURVE_SECP256K1";
  readonly privateKey: Uint8Array;
  /** The key tweaked by BIP-341, once it was needed. */
  taprootKey?: Uint8Array;
}

interface Ed25519Key {
  readonly curve: "CURVE_ED25519";
  readonly privateKey: KeyObject;
}

interface P256Key {
  readonly curve: "CURVE_P256";
  readonly privateKey: Uint8Array;
}

/** Whether 32 bytes are a private key: above zero and below the order; on Ed25519 all are. */
export function isPrivateKey(curve: Curve, bytes: Uint8Array, secp256k1: Secp256k1): boolean {
  switch (curve) {
    case "CURVE_SECP256K1":
      return secp256k1.isPrivateKey(bytes);
    case "CURVE_ED25519":
      return true;
    case "CURVE_P256":
      return isP256PrivateKey(bytes);
    default:
      throw unknownCurve(curve satisfies never);
  }
}

/**
 * The public key of a private key of 32 bytes: hex, 65 bytes uncompressed (SEC 1), on Ed25519 32 bytes.
 *
 * @throws ApiError INVALID_ARGUMENT: unknown curve.
 */
export function publicKeyOf(curve: Curve, privateKey: Uint8Array, secp256k1: Secp256k1): string {
  switch (curve) {
    case "CURVE_SECP256K1":
      return hex(secp256k1.publicKey(privateKey));
    case "CURVE_ED25519":
      return hex(ed25519PublicKey(ed25519PrivateKey(privateKey)));
    case "CURVE_P256":
      return hex(p256PublicKey(privateKey));
    default:
      throw unknownCurve(curve satisfies never);
  }
}

/** How wallets derive keys of a curve. */
export function growthOf(curve: Curve, secp256k1: Secp256k1): Slip10 {
  switch (curve) {
    case "CURVE_SECP256K1":
      return bip32(secp256k1);
    case "CURVE_ED25519":
      return slip10Ed25519;
    case "CURVE_P256":
      return slip10P256;
    default:
      throw unknownCurve(curve satisfies never);
  }
}

/** Copies a private key, so that its source can be zeroed. */
export function openKey(curve: Curve, privateKey: Uint8Array): OpenedKey {
  switch (curve) {
    case "CURVE_SECP256K1":
    case "CURVE_P256":
      return { curve, privateKey: copySecret(privateKey) };
    case "CURVE_ED25519":
      return { curve, privateKey: ed25519PrivateKey(privateKey) };
    default:
      throw unknownCurve(curve satisfies never);
  }
}

/** Signs with one of the algorithms of the key's curve. Hex of r ‖ s ‖ v, 65 bytes. */
export function signWith(
  key: OpenedKey,
  algorithm: SigningAlgorithm,
  message: Uint8Array,
  secp256k1: Secp256k1,
): string {
  switch (key.curve) {
    case "CURVE_SECP256K1":
      return algorithm === "taproot"
        ? signTaproot(key, message)
        : withRecoveryId(secp256k1.sign(message, key.privateKey));
    case "CURVE_ED25519":
      return `${hex(signEd25519(message, key.privateKey))}00`;
    case "CURVE_P256":
      return withRecoveryId(signP256Digest(message, key.privateKey));
    default:
      throw unknownCurve((key satisfies never as OpenedKey).curve);
  }
}

/** Wipes a key that is not needed any more. */
export function zeroKey(key: OpenedKey): void {
  switch (key.curve) {
    case "CURVE_SECP256K1":
      key.privateKey.fill(0);
      key.taprootKey?.fill(0);
      return;
    case "CURVE_P256":
      key.privateKey.fill(0);
      return;
    case "CURVE_ED25519":
      // The memory of a KeyObject belongs to OpenSSL, which wipes it when it is freed.
      return;
    default:
      key satisfies never;
  }
}

function withRecoveryId({ signature, recoveryId }: RecoverableSignature): string {
  // r is the x of a point modulo the order; an x above the order, which v has no value for, comes once in 2^127.
  if (recoveryId > 1) throw new ApiError(ErrorCode.INTERNAL, "the signature has no recovery id of 0 or 1");
  return `${hex(signature)}0${recoveryId}`;
}

function signTaproot(key: Secp256k1Key, digest: Uint8Array): string {
  key.taprootKey ??= tweakedPrivateKey(key.privateKey);
  return `${hex(signSchnorr(digest, key.taprootKey))}00`;
}
