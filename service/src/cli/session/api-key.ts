// API keys of the three curves: made, read back from hex, turned into stampers.

import { apiKeyStamper } from "@countersign/api";
import type { ApiKeyCurve, Stamper } from "@countersign/api";
import { ed25519ApiKeyStamper } from "@countersign/api/stampers/ed25519";
import { secp256k1ApiKeyStamper } from "@countersign/api/stampers/secp256k1";
import { ed25519 } from "@noble/curves/ed25519.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { UsageError } from "../terminal/failure.js";

/** Name of a curve as key files and options write it. */
export type CurveName = Lowercase<keyof typeof ApiKeyCurve>;

/** A key pair by which requests are stamped. */
export interface ApiKey {
  readonly curve: CurveName;
  /** Lower-case hex: 33 bytes compressed (SEC 1 §2.3.3), 32 for Ed25519. */
  readonly publicKey: string;
  /** Lower-case hex, 32 bytes: the scalar, or the seed of RFC 8032. */
  readonly privateKey: string;
}

interface Curve {
  randomSecretKey(): Uint8Array;
  publicKey(secretKey: Uint8Array): Uint8Array;
  stamper(key: ApiKey): Stamper;
}

const curves: Readonly<Record<CurveName, Curve>> = {
  p256: {
    randomSecretKey: () => p256.utils.randomSecretKey(),
    publicKey: (secretKey) => p256.getPublicKey(secretKey, true),
    stamper: apiKeyStamper,
  },
  secp256k1: {
    randomSecretKey: () => secp256k1.utils.randomSecretKey(),
    publicKey: (secretKey) => secp256k1.getPublicKey(secretKey, true),
    stamper: secp256k1ApiKeyStamper,
  },
  ed25519: {
    randomSecretKey: () => ed25519.utils.randomSecretKey(),
    publicKey: (secretKey) => ed25519.getPublicKey(secretKey),
    stamper: ed25519ApiKeyStamper,
  },
};

/** The curves that an API key can be on. */
export const curveNames = Object.keys(curves) as readonly CurveName[];

/** A new key from the system's secure random numbers. */
export function generateApiKey(curve: CurveName): ApiKey {
  return pair(curve, curves[curve].randomSecretKey());
}

/**
 * The key that `hex:curve` stands for; without a curve it is on P-256.
 *
 * @param where names the place in errors, which never repeat what was there
 * @throws UsageError where it is not 64 hexadecimal digits, not on a known curve or not a key of that curve
 */
export function parsePrivateKey(text: string, where: string): ApiKey {
  const [digits = "", curve = "p256", ...more] = text.trim().split(":");
  if (!/^[\da-f]{64}$/i.test(digits) || more.length > 0) {
    throw new UsageError(`${where}: expected 64 hexadecimal digits, a colon and the curve`);
  }
  const known = curveNames.find((name) => name === curve);
  if (!known) throw new UsageError(`${where}: the curve behind the colon must be one of ${curveNames.join(", ")}`);
  try {
    return pair(known, hexToBytes(digits));
  } catch {
    throw new UsageError(`${where}: not a private key on ${known}`);
  }
}

/** What stamps requests with this key. */
export function stamperOf(key: ApiKey): Stamper {
  return curves[key.curve].stamper(key);
}

function pair(curve: CurveName, secretKey: Uint8Array): ApiKey {
  const publicKey = bytesToHex(curves[curve].publicKey(secretKey));
  return { curve, publicKey, privateKey: bytesToHex(secretKey) };
}
