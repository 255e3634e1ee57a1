// Verification tokens: what whoever had the right one-time code shows later, in the place of the code. They are JWTs that
// the deployment has signed for itself.

import { ECDH } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { ApiError, ErrorCode } from "@countersign/api";
import type { OtpType } from "@countersign/api";
import { parseJson } from "@countersign/api/json";
import { p256PublicKey } from "./public-key.js";
import { isSignature } from "./signature.js";

/** What a token says. */
export interface VerifiedContact {
  /** Of the token, a UUID. */
  readonly id: string;
  /** The organization in which the code was handed in. */
  readonly organizationId: string;
  readonly otpType: OtpType;
  readonly contact: string;
  /** P-256, compressed, in lower-case hex: the key whose holder alone may use the token. Any bearer may without it. */
  readonly publicKey: string | undefined;
}

/** Reads tokens. */
export interface VerificationTokens {
  /**
   * @param path of the token among the parameters, for messages
   * @throws ApiError INVALID_ARGUMENT for what the deployment has not signed, and for what has expired
   */
  read(path: string, token: string): Promise<VerifiedContact>;
}

/** As the contract's VerificationToken. */
const longest = 4096;
const form = /^([\w-]+)\.([\w-]+)\.([\w-]{86})$/;

/**
 * @param issuer of the deployment's tokens, which is their audience as well
 * @param publicKeys of the deployment's keys for one-time codes that are published by then: P-256, 65 bytes in hex
 */
export function createVerificationTokens(issuer: string, publicKeys: () => readonly string[]): VerificationTokens {
  let imported: readonly KeyObject[] = [];
  let importedFrom: readonly string[] = [];
  const keys = () => {
    const published = publicKeys();
    if (published !== importedFrom) [imported, importedFrom] = [published.map(importKey), published];
    return imported;
  };
  return {
    async read(path, token) {
      const [, header = "", payload = "", signature = ""] = (token.length <= longest && form.exec(token)) || [];
      const signed = Buffer.from(`${header}.${payload}`, "ascii");
      const isOurs = header !== "" && (await isByAny(keys(), signed, Buffer.from(signature, "base64url")));
      const claims = isOurs ? readClaims(payload) : undefined;
      if (!claims || !isFor(issuer, claims)) {
        throw new ApiError(
          ErrorCode.INVALID_ARGUMENT,
          `${path}: not a verification token that verify_otp of this deployment returned`,
        );
      }
      const { expiresAt, ...contact } = contactOf(claims);
      if (expiresAt > Date.now()) return contact;
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `${path}: the verification token has expired; verify a new code with init_otp and verify_otp`,
      );
    },
  };
}

/** Also by the next key, which another process may sign with already. */
async function isByAny(keys: readonly KeyObject[], signed: Uint8Array, signature: Uint8Array): Promise<boolean> {
  for (const key of keys) if (await isSignature("sha256", signed, key, signature)) return true;
  return false;
}

function importKey(publicKey: string): KeyObject {
  const key = p256PublicKey(ECDH.convertKey(publicKey, "prime256v1", "hex", "hex", "compressed") as string);
  if (!key) throw new Error(`${publicKey} is not a point of P-256`);
  return key;
}

type Claims = Readonly<Record<string, string>>;

/** The claims as they were signed here: whole, whatever a caller may send. */
function readClaims(payload: string): Claims {
  return parseJson(Buffer.from(payload, "base64url").toString()) as Claims;
}

/** Tokens of releases up to 2026-11 name neither, and last a day at most: the key that has signed them is this deployment's. */
function isFor(issuer: string, { iss = issuer, aud = issuer }: Claims): boolean {
  return iss === issuer && aud === issuer;
}

function contactOf(claims: Claims): VerifiedContact & { readonly expiresAt: number } {
  return {
    id: claims["id"]!,
    organizationId: claims["organization_id"]!,
    otpType: claims["verification_type"] as OtpType,
    contact: claims["contact"]!,
    publicKey: claims["public_key"],
    expiresAt: Number(claims["exp"]),
  };
}
