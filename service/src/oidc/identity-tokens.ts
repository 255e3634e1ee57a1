// What an OpenID Connect ID token says once it was verified.

import type { Owner } from "../event-loop/owner.js";

/** Whom a token is about, and for whom it was issued. */
export interface Identity {
  /** Claim `iss`, exactly as it stands. */
  readonly issuer: string;
  /** Claim `aud`; of several, the one that the claim `azp` names. */
  readonly audience: string;
  /** Claim `sub`. */
  readonly subject: string;
  /** Claim `email`, where the issuer says that it has verified it. */
  readonly verifiedEmail?: string;
  /** Claims `nonce` and `tknonce`, as far as they are there. */
  readonly bindings?: readonly string[];
}

export interface TokenExpectations {
  /** Public key to which the claim `nonce` or `tknonce` must be bound: hex SHA-256 of this very string. */
  readonly boundTo?: string;
  /** When the token has to be valid, in milliseconds since 1970. Default: now. */
  readonly at?: number;
}

/** Verifies ID tokens (OpenID Connect Core 1.0 §3.1.3.7) by the keys that their issuers publish. */
export interface IdentityTokens {
  /** The same, where what issuers are asked for counts as an organization's. Without it, only all together have a bound. */
  onBehalfOf(owner: Owner): IdentityTokens;
  /**
   * @param path of the token in the request, which errors begin with
   * @param token JWT in compact form
   * @throws ApiError INVALID_ARGUMENT for what is no valid token of an issuer that is allowed, UNAVAILABLE where the
   *   issuer's keys cannot be had at the moment, RESOURCE_EXHAUSTED where too many issuers are being asked for the
   *   organization; none repeats the token
   */
  verify(path: string, token: string, expectations?: TokenExpectations): Promise<Identity>;
  /** Whom a token says that it is about. Nothing of it was verified. Undefined for what is no ID token. */
  claimed(token: string): Identity | undefined;
}

/** Text that stands for an identity and for no other. */
export function nameOf({ issuer, audience, subject }: Identity): string {
  return JSON.stringify([issuer, audience, subject]);
}
