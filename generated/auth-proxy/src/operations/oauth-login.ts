// Opens a session for the person whose linked account an ID token is about. Sent to `oauth_login`.

import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import type { OidcToken, OrganizationId, PublicKey, SessionJwt } from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/** Body of the operation `oauthLogin`. Opens a session for the person whose linked account an ID token is about. */
export interface OauthLoginRequest {
  /** The token. Its nonce or tknonce is the hex SHA-256 of the text of publicKey. */
  readonly oidcToken: OidcToken;
  /** Key of the session; compressed, on P-256. */
  readonly publicKey: PublicKey;
  /** When true, earlier sessions end. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** The sub-organization. By default the one that the account belongs to. */
  readonly organizationId?: OrganizationId | undefined;
}

/** Answer to the operation `oauthLogin`. */
export interface OauthLoginResponse {
  /**
   * What a session is, for the client and its backend; a JWT with exp, public_key, session_type, user_id and
   * organization_id. It opens nothing here, where the key itself stamps. Its ES256 signature, by the deployment's
   * session key, is over the SHA-256 of what a JWT's signature is usually over.
   */
  readonly session: SessionJwt;
}

/** `oauthLogin` as data. */
export const oauthLoginOperation: Operation = {
  name: "oauthLogin",
  path: "/auth-proxy/v1/oauth_login",
  kind: "operation",
};

/**
 * Opens a session for the person whose linked account an ID token is about.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function oauthLogin(
  connection: Connection,
  input: OauthLoginRequest,
  options?: CallOptions,
): Promise<OauthLoginResponse> {
  return call(connection, oauthLoginOperation, input, { ...options, retry: options?.retry ?? false });
}
