// COSE keys of authenticators (RFC 9052 §7, RFC 9053 §7, RFC 8230 §4).

import { createPublicKey } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { cose, decodeCredentialPublicKey } from "@simplewebauthn/server/helpers";
import { base64url } from "./base64url.js";
import { readEcdsaSignature } from "./ecdsa-signature.js";
import { ed25519PublicKey } from "./public-key.js";
import { isSignature } from "./signature.js";

const { COSEALG, COSECRV, COSEKEYS } = cose;

/** Algorithms that authenticators may use: ES256 and RS256, for which clients ask, and EdDSA. */
export const supportedAlgorithms = [COSEALG.ES256, COSEALG.RS256, COSEALG.EdDSA];

/** A key that its algorithm can use. */
export interface CoseKey {
  /** Whether a signature, as WebAuthn §6.5.5 has them, is of this key over data. */
  verifies(data: Uint8Array, signature: Uint8Array): Promise<boolean>;
}

/** Half of what the contract's `Credential.publicKey` holds: in hex it takes two digits for a byte. */
const maxLength = 2048;

/**
 * Reads a COSE key: ES256 on P-256, RS256 with 2048 to 8192 bits, or EdDSA on Ed25519.
 *
 * @throws Error that tells what is wrong
 */
export function readCoseKey(bytes: Uint8Array): CoseKey {
  if (bytes.length > maxLength) throw new Error(`the credential's key has ${bytes.length} bytes`);
  const key = decodeCredentialPublicKey(new Uint8Array(bytes));
  const algorithm = key.get(COSEKEYS.alg);
  if (algorithm === COSEALG.ES256 && cose.isCOSEPublicKeyEC2(key)) {
    const [x, y] = [key.get(COSEKEYS.x), key.get(COSEKEYS.y)];
    if (key.get(COSEKEYS.crv) === COSECRV.P256 && isBytes(x, 32) && isBytes(y, 32)) return es256(x, y);
  } else if (algorithm === COSEALG.RS256 && cose.isCOSEPublicKeyRSA(key)) {
    const [n, e] = [key.get(COSEKEYS.n), key.get(COSEKEYS.e)];
    const publicKey = n instanceof Uint8Array && e instanceof Uint8Array && rsaPublicKey(n, e);
    if (publicKey) return { verifies: (data, signature) => isSignature("sha256", data, publicKey, signature) };
  } else if (algorithm === COSEALG.EdDSA && cose.isCOSEPublicKeyOKP(key)) {
    const x = key.get(COSEKEYS.x);
    const publicKey =
      key.get(COSEKEYS.crv) === COSECRV.ED25519 && isBytes(x, 32) && ed25519PublicKey(Buffer.from(x).toString("hex"));
    if (publicKey) return { verifies: (data, signature) => isSignature(null, data, publicKey, signature) };
  }
  throw new Error("the credential's key is not a usable one for ES256 (P-256), RS256 (2048 to 8192 bits) or Ed25519");
}

function es256(x: Uint8Array, y: Uint8Array): CoseKey {
  // Throws where the point is not on the curve.
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: base64url(x), y: base64url(y) }, format: "jwk" });
  return {
    verifies: (data, signature) =>
      isSignature("sha256", data, key, readEcdsaSignature(Buffer.from(signature).toString("hex"))),
  };
}

function rsaPublicKey(n: Uint8Array, e: Uint8Array): KeyObject | undefined {
  const key = createPublicKey({ key: { kty: "RSA", n: base64url(n), e: base64url(e) }, format: "jwk" });
  const { modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {};
  const usable = publicExponent >= 3n && publicExponent < 2n ** 32n && publicExponent % 2n === 1n;
  return usable && modulusLength >= 2048 && modulusLength <= 8192 ? key : undefined;
}

function isBytes(value: unknown, length: number): value is Uint8Array {
  return value instanceof Uint8Array && value.length === length;
}
