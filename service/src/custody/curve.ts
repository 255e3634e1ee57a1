// The curves on which this service holds keys, and what tells them apart. A curve of the contract that is missing here
// does not compile; nor does a switch over curves that leaves one out.

import { ApiError, Curve, ErrorCode } from "@countersign/api";

/**
 * `ecdsa`: RFC 6979 nonce, s in the lower half of the order. `taproot`: BIP-340 under the key tweaked by BIP-341 without
 * scripts. `ed25519`: RFC 8032. `ecdsaP256`: RFC 6979 nonce with the curve's name as additional data, s as it comes.
 *
 * One secret may be a key of several curves: no two algorithms may draw one nonce for it.
 */
export type SigningAlgorithm = "ecdsa" | "taproot" | "ed25519" | "ecdsaP256";

export interface CurveTraits {
  /** As standards write it. */
  readonly name: string;
  /** Its number inside sealed secrets, which no other curve ever has. */
  readonly sealedAs: number;
  /** What its keys sign by; the first is the usual one. */
  readonly algorithms: readonly [SigningAlgorithm, ...SigningAlgorithm[]];
  /** What is signed: a digest of 32 bytes that the caller has made, or a message that the algorithm hashes itself. */
  readonly signs: "digest" | "message";
  /** Whether all steps of a derivation path must be hardened. */
  readonly hardenedOnly: boolean;
  /** How long a signature takes, in signatures on secp256k1. */
  readonly cost: number;
}

/** Every curve there is. */
export const curves: Readonly<Record<Curve, CurveTraits>> = {
  CURVE_SECP256K1: {
    name: "secp256k1",
    sealedAs: 0,
    algorithms: ["ecdsa", "taproot"],
    signs: "digest",
    hardenedOnly: false,
    cost: 1,
  },
  CURVE_ED25519: {
    name: "Ed25519",
    sealedAs: 1,
    algorithms: ["ed25519"],
    signs: "message",
    hardenedOnly: true,
    cost: 1,
  },
  CURVE_P256: {
    name: "P-256",
    sealedAs: 2,
    algorithms: ["ecdsaP256"],
    signs: "digest",
    hardenedOnly: false,
    // `@noble/curves` signs in about as much time as libsecp256k1 signs so many times.
    cost: 8,
  },
};

export const curveNames = Object.values(Curve);

export const signingAlgorithms = curveNames.flatMap((curve) => curves[curve].algorithms);

/** @throws ApiError INVALID_ARGUMENT: not a curve of this service. */
export function traitsOf(curve: Curve): CurveTraits {
  if (!Object.hasOwn(curves, curve)) throw unknownCurve(curve);
  return curves[curve];
}

/** The curve with a number inside sealed secrets, where there is one. */
export function curveSealedAs(number: number): Curve | undefined {
  return curveNames.find((curve) => curves[curve].sealedAs === number);
}

/** The curve whose keys sign by an algorithm; undefined for what is no algorithm. */
export function curveOfAlgorithm(algorithm: SigningAlgorithm): Curve | undefined {
  return curveNames.find((curve) => curves[curve].algorithms.includes(algorithm));
}

/** What a curve of which this service knows nothing is answered with: INVALID_ARGUMENT. */
export function unknownCurve(curve: string): ApiError {
  return new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `unknown curve ${JSON.stringify(curve.slice(0, 64))}; expected one of ${curveNames.join(", ")}`,
  );
}
