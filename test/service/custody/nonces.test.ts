// One secret may be a key of every curve, imported by one organization or by several. No two of its signatures may then have
// one nonce: on two curves, or by two algorithms, that gives the secret away.

import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { Curve } from "@countersign/api";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openKey, signWith } from "../../../service/src/custody/curve-keys.js";
import { curveOfAlgorithm, signingAlgorithms, type SigningAlgorithm } from "../../../service/src/custody/curve.js";
import { loadSecp256k1, wasmSecp256k1 } from "../../../service/src/custody/secp256k1.js";
import { tweakedPrivateKey } from "../../../service/src/custody/taproot.js";
import { present } from "../support/results.js";
import { bytesOf, ecdsaNonce, ed25519Nonce, p256Order, schnorrNonce, secp256k1Order, secretBehind } from "./nonces.js";
import { bytes, hex } from "./room.js";

// Also a private key on P-256: its order is the smaller one.
const secrets = fc.bigInt({ min: 1n, max: p256Order - 1n }).map(bytesOf);
const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });

/** r ‖ s as custody signs it. */
function signed(algorithm: SigningAlgorithm, secret: Uint8Array, digest: Uint8Array, library = loadSecp256k1()) {
  const key = openKey(present(curveOfAlgorithm(algorithm), "curve"), secret);
  return bytes(signWith(key, algorithm, digest, library)).subarray(0, 64);
}

const nonceOf: Readonly<
  Record<SigningAlgorithm, (signature: Uint8Array, digest: Uint8Array, secret: Uint8Array) => readonly bigint[]>
> = {
  ecdsa: (signature, digest, secret) =>
    eitherSign(ecdsaNonce(signature, digest, BigInt(`0x${hex(secret)}`), secp256k1Order), secp256k1Order),
  ecdsaP256: (signature, digest, secret) =>
    eitherSign(ecdsaNonce(signature, digest, BigInt(`0x${hex(secret)}`), p256Order), p256Order),
  taproot: (signature, digest, secret) =>
    eitherSign(schnorrNonce(signature, digest, tweakedPrivateKey(secret)), secp256k1Order),
  ed25519: (signature, digest, secret) => [ed25519Nonce(signature, digest, secret)],
};

const eitherSign = (nonce: bigint, order: bigint) => [nonce, order - nonce];

describe("the nonces of one secret and one digest", () => {
  test.each([loadSecp256k1(), wasmSecp256k1()])(
    "are others by every algorithm of every curve ($build build)",
    (library) => {
      expect(new Set(signingAlgorithms.map(curveOfAlgorithm))).toEqual(new Set(Object.values(Curve)));
      fc.assert(
        fc.property(secrets, digests, (secret, digest) => {
          const nonces = signingAlgorithms.flatMap((algorithm) =>
            nonceOf[algorithm](signed(algorithm, secret, digest, library), digest, secret),
          );
          expect(new Set(nonces).size).toBe(nonces.length);
        }),
        { numRuns: 100 },
      );
    },
  );

  test("give the secret away where two curves share them, and do not here", () => {
    fc.assert(
      // A digest of zeros has no equation to solve.
      fc.property(fc.noBias(secrets), fc.noBias(digests), (secret, digest) => {
        const publicKey = hex(secp256k1.getPublicKey(secret));
        const isSecret = (tried: bigint) => hex(secp256k1.getPublicKey(bytesOf(tried))) === publicKey;
        const options = { prehash: false, lowS: false } as const;
        const plain = secretBehind(
          digest,
          secp256k1.sign(digest, secret, { ...options, lowS: true }),
          p256.sign(digest, secret, options),
          isSecret,
        );
        expect(plain).toBe(BigInt(`0x${hex(secret)}`));
        const ours = secretBehind(
          digest,
          signed("ecdsa", secret, digest),
          signed("ecdsaP256", secret, digest),
          isSecret,
        );
        expect(ours).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });
});
