// What of a verified token's claims the service relies on.

import { ApiError, ErrorCode } from "@countersign/api";
import type { JWTPayload } from "jose";
import { hash, timingSafeEqual } from "node:crypto";
import type { Identity } from "./identity-tokens.js";

// A client id is printable ASCII (RFC 6749 §A.1), and so is a subject, of at most 255 characters (OpenID Connect Core
// 1.0 §2). An issuer, an audience and a subject together have to fit into an entry of PostgreSQL's index, of 2704
// bytes.
const audiencePattern = /^[\x20-\x7e]{1,1024}$/;
const longestEmail = 320;
const subjectPattern = /^[\x20-\x7e]{1,255}$/;

/**
 * @param payload whose signature and times are in order
 * @param boundTo public key that the token has to be bound to, if any
 * @throws ApiError INVALID_ARGUMENT
 */
export function readIdentity(payload: JWTPayload, boundTo: string | undefined): Identity {
  const { iss, sub } = payload;
  if (typeof sub !== "string" || !subjectPattern.test(sub)) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the token's claim sub must be 1 to 255 printable ASCII characters");
  }
  const bindings = bindingsOf(payload);
  const identity = { issuer: iss!, audience: audienceOf(payload), subject: sub, bindings, ...verifiedEmailOf(payload) };
  if (boundTo !== undefined) checkBinding(bindings, boundTo);
  return identity;
}

/** OpenID Connect Core 1.0 §5.1. Some issuers write the flag as text. */
function verifiedEmailOf({ email, email_verified: verified }: JWTPayload): Pick<Identity, "verifiedEmail"> {
  const isVerified = verified === true || verified === "true";
  return isVerified && typeof email === "string" && email.length <= longestEmail ? { verifiedEmail: email } : {};
}

/** Each of several audiences could use the token at the others; only the party it was issued to is known to have it. */
function audienceOf({ aud, azp }: JWTPayload): string {
  const audiences: readonly unknown[] = Array.isArray(aud) ? aud : [aud];
  const audience = audiences.length === 1 ? audiences[0] : audiences.find((each) => each === azp);
  if (typeof audience === "string" && isAudience(audience)) return audience;
  if (audiences.length > 1 && audience === undefined) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "the token's claim aud has several members; its claim azp must name the one it was issued to",
    );
  }
  throw new ApiError(ErrorCode.INVALID_ARGUMENT, "the token's claim aud must be 1 to 1024 printable ASCII characters");
}

/** Whether a text can be an audience that is stored. */
export function isAudience(text: string): boolean {
  return audiencePattern.test(text);
}

function bindingsOf({ nonce, tknonce }: JWTPayload): readonly string[] {
  return [nonce, tknonce].filter((claim) => typeof claim === "string");
}

function checkBinding(bindings: readonly string[], boundTo: string): void {
  const expected = Buffer.from(hash("sha256", boundTo));
  const isBound = bindings.some((claim) => {
    const given = Buffer.from(claim);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (isBound) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    "the token is not bound to the public key of the request: its claim nonce (or tknonce) must be the lower-case hex " +
      "SHA-256 of that key's text, as it was sent",
  );
}
