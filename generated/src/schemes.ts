// The ways to prove who is calling, with a stamper for each.

import type { Stamper } from "./runtime/stamper.js";
import { schemeStamper } from "./runtime/scheme-stamper.js";

/** Stampers by the names of the security schemes. */
export interface Stampers {
  /**
   * Stamp of an API key. The JSON of the stamp, encoded in base64url without padding. The signature covers the
   * exact bytes of the request body.
   */
  readonly stamp?: Stamper | undefined;
  /**
   * Stamp of an authenticator, as plain JSON. The WebAuthn challenge is the SHA-256 of the request body, written
   * in lower-case hex and taken as UTF-8 bytes.
   */
  readonly webauthnStamp?: Stamper | undefined;
  /**
   * Stamp by a P-256 key that is nobody's credential, with a token that is bound to it and says whose it is: a
   * verification token from verifyOtp or an OpenID Connect ID token. The JSON of the stamp, encoded in base64url
   * without padding; the signature covers the exact bytes of the request body. Good for stampLogin, votes, and
   * changes to one's own credentials.
   */
  readonly attestedStamp?: Stamper | undefined;
  /** Token of a read-only session from createReadOnlySession. Valid for one hour, for queries only. */
  readonly session?: Stamper | undefined;
}

/**
 * Stamps each request by the first scheme that its operation accepts and for which there is a stamper. The call
 * throws where there is none.
 */
export function stampByScheme(stampers: Stampers): Stamper {
  return schemeStamper(
    { ...stampers },
    { stamp: "all", webauthnStamp: "all", attestedStamp: "submits", session: "queries" },
  );
}
