// libsecp256k1: its native binding, or its WebAssembly build where the binding cannot be loaded. The pure JavaScript
// that the binding's package would fall back to is never used.

import { randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import type * as binding from "secp256k1";
import type * as wasm from "tiny-secp256k1";
import { copySecret } from "./secret-bytes.js";

/** ECDSA with its recovery id. */
export interface RecoverableSignature {
  /** r ‖ s, 64 bytes. */
  readonly signature: Uint8Array;
  /** 0 to 3; bit 0 is the parity of the nonce point, bit 1 says that its x was above the order. */
  readonly recoveryId: number;
}

/** What is used of libsecp256k1. */
export interface Secp256k1 {
  readonly build: "native" | "wasm";
  /** Whether 32 bytes are a private key: above zero and below the order. */
  isPrivateKey(privateKey: Uint8Array): boolean;
  /** The public key, 65 bytes, uncompressed (SEC 1). */
  publicKey(privateKey: Uint8Array): Uint8Array;
  /** The public key, 33 bytes, compressed (SEC 1). */
  compressedPublicKey(privateKey: Uint8Array): Uint8Array;
  /**
   * The sum of a private key and a number of 32 bytes, modulo the order. The caller zeroes it. Undefined where the number is
   * not below the order, or the sum is zero.
   */
  addToPrivateKey(privateKey: Uint8Array, number: Uint8Array): Uint8Array | undefined;
  /** Signs a digest of 32 bytes, nonce by RFC 6979 with SHA-256, s in the lower half. */
  sign(digest: Uint8Array, privateKey: Uint8Array): RecoverableSignature;
}

type Native = typeof binding;
type Wasm = typeof wasm;

const require = createRequire(import.meta.url);

/** The native binding where it loads, the WebAssembly build elsewhere. */
export function loadSecp256k1(): Secp256k1 {
  try {
    return nativeSecp256k1();
  } catch {
    return wasmSecp256k1();
  }
}

/** @throws Error There is no binding for this platform. */
export function nativeSecp256k1(): Secp256k1 {
  // Not the package itself: that would load pure JavaScript where the binding fails.
  const native = require("secp256k1/bindings.js") as Native;
  // Blinds the computation against side channels.
  native.contextRandomize(randomBytes(32));
  return {
    build: "native",
    isPrivateKey: (privateKey) => native.privateKeyVerify(privateKey),
    publicKey: (privateKey) => native.publicKeyCreate(privateKey, false),
    compressedPublicKey: (privateKey) => native.publicKeyCreate(privateKey, true),
    addToPrivateKey(privateKey, number) {
      const sum = copySecret(privateKey);
      try {
        return native.privateKeyTweakAdd(sum, number);
      } catch {
        return undefined;
      }
    },
    sign(digest, privateKey) {
      const { signature, recid } = native.ecdsaSign(digest, privateKey);
      return { signature, recoveryId: recid };
    },
  };
}

export function wasmSecp256k1(): Secp256k1 {
  const build = loadWasm();
  const pointOf = (privateKey: Uint8Array, compressed: boolean) => {
    const point = build.pointFromScalar(privateKey, compressed);
    if (!point) throw new Error("a private key has a public key");
    return point;
  };
  return {
    build: "wasm",
    isPrivateKey: (privateKey) => build.isPrivate(privateKey),
    publicKey: (privateKey) => pointOf(privateKey, false),
    compressedPublicKey: (privateKey) => pointOf(privateKey, true),
    addToPrivateKey(privateKey, number) {
      try {
        return build.privateAdd(privateKey, number) ?? undefined;
      } catch {
        return undefined;
      }
    },
    sign: (digest, privateKey) => build.signRecoverable(digest, privateKey),
  };
}

/** The WebAssembly build itself, loaded once. The binding has no Schnorr signatures, so Taproot needs it everywhere. */
export function loadWasm(): Wasm {
  return require("tiny-secp256k1") as Wasm;
}
