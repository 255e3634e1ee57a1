// X-Stamp: the stamp of an API key over the exact bytes of a body.

import { hash } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { ApiKeyStamp, CredentialType, SignatureScheme } from "@countersign/api";
import { isApiKeyStamp } from "@countersign/api/validators";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { LRUCache } from "lru-cache";
import { readEcdsaSignature } from "./ecdsa-signature.js";
import { ed25519PublicKey, p256PublicKey } from "./public-key.js";
import { StampRefused } from "./refusal.js";
import { loadSecp256k1Verifier } from "./secp256k1.js";
import { isSignature } from "./signature.js";

/** A stamp whose signature covers the body. Whose key it is, and whether the key still counts, is for the store to say. */
export interface VerifiedApiKeyStamp {
  readonly kind: "apiKey";
  /** As API keys are stored: lower-case hex, compressed on P-256 and secp256k1. */
  readonly publicKey: string;
  readonly scheme: SignatureScheme;
  /** In hex, as it was sent. */
  readonly signature: string;
  /** The registered key has to be of one of these types. */
  readonly credentialTypes: readonly CredentialType[];
}

export interface ApiKeyVerifierOptions {
  /** How many public keys are kept ready for each of P-256 and Ed25519; 10,000 unless told. */
  readonly cacheSize?: number | undefined;
}

/** Longer headers are refused unread. The longest stamp that clients send has some 450 characters. */
const maxHeaderLength = 4096;

interface Scheme {
  readonly credentialTypes: readonly CredentialType[];
  /** Throws unless the signature covers the body. */
  readonly check: (publicKey: string, signature: string, body: Uint8Array) => Promise<void> | void;
}

/**
 * Verifies the stamps of API keys, by all schemes. P-256 and Ed25519 are checked on the thread pool.
 *
 * @example
 * const { publicKey, credentialTypes } = await new ApiKeyVerifier().verify(request.headers["x-stamp"], body);
 */
export class ApiKeyVerifier {
  readonly #schemes: Readonly<Record<SignatureScheme, Scheme>>;

  constructor({ cacheSize = 10_000 }: ApiKeyVerifierOptions = {}) {
    this.#schemes = {
      SIGNATURE_SCHEME_TK_API_P256: p256(cacheSize),
      SIGNATURE_SCHEME_TK_API_SECP256K1: secp256k1Scheme((body) => hash("sha256", body, "buffer")),
      SIGNATURE_SCHEME_TK_API_ED25519: ed25519(cacheSize),
      SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191: secp256k1Scheme(personalMessageHash),
    };
  }

  /**
   * Verifies that a stamp is well formed and signs the body.
   *
   * @param header value of X-Stamp
   * @param body the bytes as they came
   * @throws StampRefused in any other case
   */
  async verify(header: string, body: Uint8Array): Promise<VerifiedApiKeyStamp> {
    const stamp = readApiKeyStamp(header);
    const { scheme, signature } = stamp;
    const publicKey = stamp.publicKey.toLowerCase();
    const { credentialTypes, check } = this.#schemes[scheme];
    await check(publicKey, signature, body);
    return { kind: "apiKey", publicKey, scheme, signature, credentialTypes };
  }
}

function readApiKeyStamp(header: string): ApiKeyStamp {
  if (header.length > maxHeaderLength) throw new StampRefused(`X-Stamp has ${header.length} characters`);
  if (!/^[\w-]+={0,2}$/.test(header)) throw new StampRefused("X-Stamp is not base64url");
  let stamp: unknown;
  try {
    stamp = JSON.parse(Buffer.from(header, "base64url").toString());
  } catch (cause) {
    throw new StampRefused("X-Stamp is not JSON", { cause });
  }
  if (!isApiKeyStamp(stamp)) throw new StampRefused("X-Stamp does not hold publicKey, scheme and signature alone");
  return stamp;
}

/** ECDSA over SHA-256 on P-256. */
function p256(cacheSize: number): Scheme {
  return pooled({
    credentialTypes: [
      "CREDENTIAL_TYPE_API_KEY_P256",
      "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
      "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
      "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256",
    ],
    algorithm: "sha256",
    readKey: p256PublicKey,
    readSignature: readEcdsaSignature,
    cacheSize,
  });
}

/** Ed25519 over the body itself (RFC 8032). */
function ed25519(cacheSize: number): Scheme {
  return pooled({
    credentialTypes: ["CREDENTIAL_TYPE_API_KEY_ED25519"],
    algorithm: null,
    readKey: ed25519PublicKey,
    readSignature(digits) {
      if (!/^[\da-f]{128}$/i.test(digits)) throw new StampRefused("signature is not 64 bytes in hex");
      return Buffer.from(digits, "hex");
    },
    cacheSize,
  });
}

interface PooledScheme {
  readonly credentialTypes: readonly CredentialType[];
  readonly algorithm: "sha256" | null;
  readonly readKey: (publicKey: string) => KeyObject | undefined;
  readonly readSignature: (digits: string) => Uint8Array;
  readonly cacheSize: number;
}

function pooled({ credentialTypes, algorithm, readKey, readSignature, cacheSize }: PooledScheme): Scheme {
  // A key takes longer to load than to use. Only keys that have signed come in here, not every key that someone names.
  const keys = new LRUCache<string, KeyObject>({ max: cacheSize });
  return {
    credentialTypes,
    async check(publicKey, digits, body) {
      const signature = readSignature(digits);
      const known = keys.get(publicKey);
      const key = known ?? readKey(publicKey);
      if (!key) throw unusableKey();
      if (!(await isSignature(algorithm, body, key, signature))) throw mismatch();
      if (!known) keys.set(publicKey, key);
    },
  };
}

const secp256k1 = loadSecp256k1Verifier();

function secp256k1Scheme(digest: (body: Uint8Array) => Uint8Array): Scheme {
  return {
    credentialTypes: ["CREDENTIAL_TYPE_API_KEY_SECP256K1"],
    check(publicKey, digits, body) {
      const signature = readEcdsaSignature(digits);
      if (!/^0[23][\da-f]{64}$/.test(publicKey)) throw unusableKey();
      if (!secp256k1.verify(signature, digest(body), Buffer.from(publicKey, "hex"))) throw mismatch();
    },
  };
}

/** Keccak-256 of the body as Ethereum's personal_sign wraps it (EIP-191, version 0x45). */
function personalMessageHash(body: Uint8Array): Uint8Array {
  const prefix = Buffer.from(`\x19Ethereum Signed Message:\n${body.length}`);
  return keccak_256.create().update(prefix).update(body).digest();
}

function mismatch(): StampRefused {
  return new StampRefused("signature is not of publicKey over the body");
}

function unusableKey(): StampRefused {
  return new StampRefused("publicKey is not a usable key of the scheme, compressed and in hex");
}
