// What an OpenID Connect ID token says once it was verified.

/** Whom a token is about. */
export interface Identity {
  /** Claim `iss`, exactly as it stands. */
  readonly issuer: string;
  /** Claim `aud`; at least one. */
  readonly audiences: readonly string[];
  /** Claim `sub`. */
  readonly subject: string;
}

export interface TokenExpectations {
  /** Public key to which the claim `nonce` or `tknonce` must be bound: hex SHA-256 of this very string. */
  readonly boundTo?: string;
  /** When the token has to be valid, in milliseconds since 1970. Now, unless told. */
  readonly at?: number;
}

/** Verifies ID tokens (OpenID Connect Core 1.0 §3.1.3.7) by the keys that their issuers publish. */
export interface IdentityTokens {
  /**
   * @param token JWT in compact form
   * @throws ApiError code 3 for what is no valid token of an issuer that is allowed, code 14 where the issuer's keys
   *   cannot be had at the moment; neither repeats the token
   */
  verify(token: string, expectations?: TokenExpectations): Promise<Identity>;
}
