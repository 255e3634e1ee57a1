// Public keys that are to be registered as API keys.

import { ApiError, ErrorCode } from "@countersign/api";
import type { ApiKeyCurve, CredentialType } from "@countersign/api";
import { ed25519PublicKey, isP256PublicKey } from "./public-key.js";
import { secp256k1 } from "./secp256k1.js";

interface Curve {
  readonly name: string;
  /** The form in which a key on this curve is written. */
  readonly form: string;
  readonly pattern: RegExp;
  readonly credentialType: CredentialType;
  /** Whether lower-case digits in that form are a point that may serve as key. */
  readonly holds: (digits: string) => boolean;
}

const compressed = {
  form: "66 hex digits, the first two 02 or 03 (a compressed point)",
  pattern: /^0[23][\da-f]{64}$/,
};

const curves: Readonly<Record<ApiKeyCurve, Curve>> = {
  API_KEY_CURVE_P256: {
    ...compressed,
    name: "P-256",
    credentialType: "CREDENTIAL_TYPE_API_KEY_P256",
    holds: isP256PublicKey,
  },
  API_KEY_CURVE_SECP256K1: {
    ...compressed,
    name: "secp256k1",
    credentialType: "CREDENTIAL_TYPE_API_KEY_SECP256K1",
    holds: (digits) => secp256k1().isPoint(Buffer.from(digits, "hex")),
  },
  API_KEY_CURVE_ED25519: {
    name: "Ed25519",
    form: "64 hex digits",
    pattern: /^[\da-f]{64}$/,
    credentialType: "CREDENTIAL_TYPE_API_KEY_ED25519",
    holds: (digits) => ed25519PublicKey(digits) !== undefined,
  },
};

/** A public key fit to be registered. */
export interface RegistrableApiKey {
  /** Lower-case hex; compressed (33 bytes) on P-256 and secp256k1, 32 bytes on Ed25519. */
  readonly publicKey: string;
  readonly credentialType: CredentialType;
}

/**
 * Checks a public key that is to become an API key, and brings it into the form in which keys are stored and compared.
 *
 * @param publicKey hex of either case, without 0x
 * @throws ApiError INVALID_ARGUMENT unless it is a point on that curve in the curve's form. Ed25519 points of small
 *   order and those not encoded as RFC 8032 has it are refused too
 */
export function readApiKey(publicKey: string, curve: ApiKeyCurve): RegistrableApiKey {
  const { name, form, pattern, credentialType, holds } = curves[curve];
  const digits = publicKey.toLowerCase();
  if (!pattern.test(digits)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `publicKey: a key on ${name} is ${form}, without 0x; ${given(digits)}`,
    );
  }
  if (!holds(digits))
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `publicKey: not a point on ${name} that can serve as a key`);
  return { publicKey: digits, credentialType };
}

/** What was given instead. */
function given(digits: string): string {
  if (digits.startsWith("0x")) return "this begins with 0x";
  if (!/^[\da-f]*$/.test(digits)) return "this holds other characters";
  if (digits.length === 130 && digits.startsWith("04")) return "this is an uncompressed point";
  return `this has ${digits.length} digits and begins with ${digits.slice(0, 2) || "nothing"}`;
}
