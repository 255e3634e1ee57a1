// Not offered. It would take credentials of the organization's at issuers of others. Sent to `oauth2_authenticate`.

import type { Oauth2Provider } from "../enums.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Open } from "@countersign/api/runtime/open";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OidcToken } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the operation `oauth2Authenticate`. Not offered. It would take credentials of the organization's at
 * issuers of others.
 */
export interface Oauth2AuthenticateRequest {
  /** Issuers of OAuth 2.0 access tokens that are no ID tokens. */
  readonly provider: Open<Oauth2Provider>;
  /** Code of the issuer. */
  readonly authCode: string;
  /** Where the issuer sent the person back to. */
  readonly redirectUri: string;
  /** Verifier of RFC 7636. */
  readonly codeVerifier: string;
  /** Nonce of the token that would come back. */
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
 * Not offered. It would take credentials of the organization's at issuers of others.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says; code 12 (`UNIMPLEMENTED`): This service does not offer the operation
 */
export function oauth2Authenticate(
  connection: Connection,
  input: Oauth2AuthenticateRequest,
  options?: CallOptions,
): Promise<Oauth2AuthenticateResponse> {
  return call(connection, oauth2AuthenticateOperation, input, { ...options, retry: options?.retry ?? false });
}

/** Codes with which `oauth2Authenticate` fails, besides those that any call may fail with. */
export type Oauth2AuthenticateErrorCode = 12;
