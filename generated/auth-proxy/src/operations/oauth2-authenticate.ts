// Exchanges an authorization code of X or Discord for an ID token about the account, by the organization's OAuth 2.0
// credential of that client id. The token goes to oauthLogin or signupV2. Sent to `oauth2_authenticate`.

import type { Oauth2Provider } from "../enums.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Open } from "@countersign/api/runtime/open";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OidcToken } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the operation `oauth2Authenticate`. Exchanges an authorization code of X or Discord for an ID token
 * about the account, by the organization's OAuth 2.0 credential of that client id. The token goes to oauthLogin
 * or signupV2.
 */
export interface Oauth2AuthenticateRequest {
  /** Issuers of OAuth 2.0 access tokens that are no ID tokens. */
  readonly provider: Open<Oauth2Provider>;
  /** Code with which the issuer has redirected. */
  readonly authCode: string;
  /** Where the issuer sent the person back to. */
  readonly redirectUri: string;
  /** Code verifier of the login (RFC 7636 §4.1). */
  readonly codeVerifier: string;
  /** Nonce of the token: to log in, the lower-case hex SHA-256 of the public key's text. */
  readonly nonce: string;
  /** Client id at the issuer. */
  readonly clientId: string;
}

/** Answer to the operation `oauth2Authenticate`. */
export interface Oauth2AuthenticateResponse {
  /** The token. */
  readonly oidcToken: OidcToken;
}

/** `oauth2Authenticate` as data. */
export const oauth2AuthenticateOperation: Operation = {
  name: "oauth2Authenticate",
  path: "/auth-proxy/v1/oauth2_authenticate",
  kind: "operation",
};

/**
 * Exchanges an authorization code of X or Discord for an ID token about the account, by the organization's OAuth
 * 2.0 credential of that client id. The token goes to oauthLogin or signupV2.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function oauth2Authenticate(
  connection: Connection,
  input: Oauth2AuthenticateRequest,
  options?: CallOptions,
): Promise<Oauth2AuthenticateResponse> {
  return call(connection, oauth2AuthenticateOperation, input, { ...options, retry: options?.retry ?? false });
}
