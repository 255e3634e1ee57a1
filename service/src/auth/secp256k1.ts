// libsecp256k1 for verification, in a fifth of the time that OpenSSL needs on this curve: its native binding, or its
// WebAssembly build where the binding cannot be loaded.

import { createRequire } from "node:module";
import type * as Binding from "secp256k1";
import type * as Wasm from "tiny-secp256k1";

/** What stamps and their keys are checked with. */
export interface Secp256k1Verifier {
  /** Whether 33 bytes are a compressed point on the curve (SEC 1 §2.3.4). */
  isPoint(publicKey: Uint8Array): boolean;
  /**
   * Whether an ECDSA signature is of that key over a digest.
   *
   * @param signature r ‖ s, 64 bytes, with either value of s; it may be changed
   * @param digest 32 bytes
   * @param publicKey 33 bytes
   */
  verify(signature: Uint8Array, digest: Uint8Array, publicKey: Uint8Array): boolean;
}

const require = createRequire(import.meta.url);

let loaded: Secp256k1Verifier | undefined;

/** The native binding where it loads, the WebAssembly build elsewhere; loaded for the first key, which not every service sees. */
export function secp256k1(): Secp256k1Verifier {
  return (loaded ??= loadVerifier());
}

function loadVerifier(): Secp256k1Verifier {
  try {
    return nativeVerifier();
  } catch {
    return wasmVerifier();
  }
}

/** @throws Error where there is no binding for this platform */
export function nativeVerifier(): Secp256k1Verifier {
  // The package itself would quietly fall back on plain JavaScript.
  const binding = require("secp256k1/bindings.js") as typeof Binding;
  return {
    isPoint: (publicKey) => publicKey.length === 33 && binding.publicKeyVerify(publicKey),
    // The library verifies low S only.
    verify: guarded((signature, digest, publicKey) =>
      binding.ecdsaVerify(binding.signatureNormalize(signature), digest, publicKey),
    ),
  };
}

export function wasmVerifier(): Secp256k1Verifier {
  const wasm = require("tiny-secp256k1") as typeof Wasm;
  return {
    isPoint: (publicKey) => publicKey.length === 33 && wasm.isPoint(publicKey),
    verify: guarded((signature, digest, publicKey) => wasm.verify(digest, publicKey, signature)),
  };
}

/** Both builds throw where r, s or the key is out of range. */
function guarded(verify: Secp256k1Verifier["verify"]): Secp256k1Verifier["verify"] {
  return (signature, digest, publicKey) => {
    try {
      return verify(signature, digest, publicKey);
    } catch {
      return false;
    }
  };
}
