// API keys of the three curves: made, read back from hex, turned into stampers.

import { apiKeyStamper } from "@countersign/api";
import type { ApiKeyCurve, Stamper } from "@countersign/api";
import { createECDH, createPrivateKey, randomBytes, sign } from "node:crypto";
import { ed25519PrivateKey, ed25519PublicKey } from "../../custody/ed25519.js";
import { compressPoint, p256Pkcs8, p256PublicKey } from "../../custody/p256.js";
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
  /** @throws Error where it is no private key of the curve */
  publicKey(secretKey: Uint8Array): Buffer;
  stamper(key: ApiKey): Stamper;
}

// OpenSSL's arithmetic, which is there at once: commands are short, and a library in JavaScript would first make tables.
const curves: Readonly<Record<CurveName, Curve>> = {
  p256: { publicKey: (secretKey) => compressPoint(p256PublicKey(secretKey)), stamper: apiKeyStamper },
  secp256k1: {
    publicKey: secp256k1PublicKey,
    stamper: (key) =>
      loadedLater(async () => (await import("@countersign/api/stampers/secp256k1")).secp256k1ApiKeyStamper(key)),
  },
  ed25519: {
    publicKey: (secretKey) => ed25519PublicKey(ed25519PrivateKey(secretKey)),
    stamper: (key) =>
      loadedLater(async () => (await import("@countersign/api/stampers/ed25519")).ed25519ApiKeyStamper(key)),
  },
};

/** The curves that an API key can be on. */
export const curveNames = Object.keys(curves) as readonly CurveName[];

/** A new key from the system's secure random numbers. */
export function generateApiKey(curve: CurveName): ApiKey {
  for (;;) {
    const secretKey = randomBytes(32);
    // As good as all numbers of 256 bits are private keys.
    if (isPrivateKey(curve, secretKey)) return pair(curve, secretKey);
  }
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
  if (!known) throw new UsageError(`${where}: the curve after the colon must be one of ${curveNames.join(", ")}`);
  const secretKey = Buffer.from(digits, "hex");
  if (!isPrivateKey(known, secretKey)) throw new UsageError(`${where}: not a private key on ${known}`);
  return pair(known, secretKey);
}

/** What stamps requests with this key. */
export function stamperOf(key: ApiKey): Stamper {
  return curves[key.curve].stamper(key);
}

/** Signs with a P-256 key: ECDSA over SHA-256, r and s, 64 bytes. */
export function signByP256({ privateKey }: ApiKey, message: string): Buffer {
  const der = p256Pkcs8(Buffer.from(privateKey, "hex"));
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return sign("sha256", Buffer.from(message), { key, dsaEncoding: "ieee-p1363" });
}

function pair(curve: CurveName, secretKey: Buffer): ApiKey {
  const publicKey = curves[curve].publicKey(secretKey).toString("hex");
  return { curve, publicKey, privateKey: secretKey.toString("hex") };
}

function isPrivateKey(curve: CurveName, secretKey: Uint8Array): boolean {
  try {
    curves[curve].publicKey(secretKey);
    return true;
  } catch {
    return false;
  }
}

/** Compressed (SEC 1). */
function secp256k1PublicKey(secretKey: Uint8Array): Buffer {
  const key = createECDH("secp256k1");
  key.setPrivateKey(secretKey);
  return key.getPublicKey(null, "compressed");
}

/** Stamps by what only some commands need. */
function loadedLater(load: () => Promise<Stamper>): Stamper {
  let stamper: Promise<Stamper> | undefined;
  return { stamp: async (body, context) => (await (stamper ??= load())).stamp(body, context) };
}
