// X-Stamp: the stamp of an API key over the exact bytes of a body, as far as it can be read without knowing the key.

import type { CredentialType, SignatureScheme } from "@countersign/api";
import { parseJson } from "@countersign/api/json";
import { ApiKeyStamp } from "@countersign/api/validators";
import { readEcdsaSignature } from "./ecdsa-signature.js";
import { StampRefused } from "./refusal.js";

/** A stamp as it was sent. Whose key it names, and whether the signature is by that key, is not known yet. */
export interface UnverifiedApiKeyStamp {
  /** As API keys are stored: lower-case hex, compressed on P-256 and secp256k1. It need not be a point of the curve. */
  readonly publicKey: string;
  readonly scheme: SignatureScheme;
  /** In hex, as it was sent. */
  readonly signature: string;
  /** r and s side by side, or the signature of Ed25519. */
  readonly signatureBytes: Uint8Array;
  /** The registered key has to be of one of these types. */
  readonly credentialTypes: readonly CredentialType[];
}

/** Longer headers are refused unread. The longest stamp that clients send has some 450 characters. */
const maxHeaderLength = 4096;

/** What can be told of a stamp by itself. */
interface Form {
  readonly credentialTypes: readonly CredentialType[];
  /** Of lower-case digits that may be a key. */
  readonly publicKey: RegExp;
  readonly readSignature: (digits: string) => Uint8Array;
}

const compressedPoint = /^0[23][\da-f]{64}$/;
const ofSecp256k1: Form = {
  credentialTypes: ["CREDENTIAL_TYPE_API_KEY_SECP256K1"],
  publicKey: compressedPoint,
  readSignature: readEcdsaSignature,
};
const forms: Readonly<Record<SignatureScheme, Form>> = {
  SIGNATURE_SCHEME_TK_API_P256: {
    credentialTypes: [
      "CREDENTIAL_TYPE_API_KEY_P256",
      "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
      "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
      "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256",
      "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256",
      "CREDENTIAL_TYPE_OAUTH_KEY_P256",
      "CREDENTIAL_TYPE_LOGIN",
    ],
    publicKey: compressedPoint,
    readSignature: readEcdsaSignature,
  },
  SIGNATURE_SCHEME_TK_API_SECP256K1: ofSecp256k1,
  SIGNATURE_SCHEME_TK_API_ED25519: {
    credentialTypes: ["CREDENTIAL_TYPE_API_KEY_ED25519"],
    publicKey: /^[\da-f]{64}$/,
    readSignature(digits) {
      if (!/^[\da-f]{128}$/i.test(digits)) throw new StampRefused("signature is not 64 bytes in hex");
      return Buffer.from(digits, "hex");
    },
  },
  SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191: ofSecp256k1,
};

/**
 * Reads a stamp, so that its key can be looked up.
 *
 * @param header value of X-Stamp
 * @throws StampRefused where it is malformed
 */
export function readApiKeyStamp(header: string): UnverifiedApiKeyStamp {
  const { publicKey, scheme, signature } = parseHeader(header);
  const form = forms[scheme];
  const signatureBytes = form.readSignature(signature);
  const digits = publicKey.toLowerCase();
  if (!form.publicKey.test(digits)) throw unusableKey();
  return { publicKey: digits, scheme, signature, signatureBytes, credentialTypes: form.credentialTypes };
}

function parseHeader(header: string): ApiKeyStamp {
  if (header.length > maxHeaderLength) throw new StampRefused(`X-Stamp has ${header.length} characters`);
  if (!/^[\w-]+={0,2}$/.test(header)) throw new StampRefused("X-Stamp is not base64url");
  let stamp: unknown;
  try {
    stamp = parseJson(Buffer.from(header, "base64url").toString());
  } catch (cause) {
    throw new StampRefused("X-Stamp is not JSON without duplicate members", { cause });
  }
  if (!ApiKeyStamp.is(stamp)) throw new StampRefused("X-Stamp must contain exactly publicKey, scheme and signature");
  return stamp;
}

/** For a text that is no key of the scheme. */
export function unusableKey(): StampRefused {
  return new StampRefused("publicKey is not a usable key of the scheme, compressed and in hex");
}
