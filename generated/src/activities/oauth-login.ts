// Opens a session for the user whose linked OAuth provider has issued an OIDC token: the given public key, to which the
// token is bound, becomes an expiring API key of that user. Submitted to `submit/oauth_login`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ExpirationSeconds,
  MillisecondTimestamp,
  OidcToken,
  OrganizationId,
  PublicKey,
  SessionJwt,
  SessionProfileId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_OAUTH_LOGIN`. Opens a session for the user whose linked OAuth provider has issued
 * an OIDC token: the given public key, to which the token is bound, becomes an expiring API key of that user.
 */
export interface OauthLoginIntent {
  /**
   * Token of the provider. Its claim nonce, or tknonce, must be the lower-case hex SHA-256 of the string in
   * publicKey.
   */
  readonly oidcToken: OidcToken;
  /** Key of the session, made by the client; compressed, on P-256. */
  readonly publicKey: PublicKey;
  /** How long the session lasts, in seconds as a decimal string. Default 900; at most a year. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** When true, the user's earlier sessions end. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** Profile that narrows the session down. */
  readonly sessionProfileId?: SessionProfileId | undefined;
}

/** What a completed `ACTIVITY_TYPE_OAUTH_LOGIN` answers. */
export interface OauthLoginResult {
  /** The session. Only the response to the request contains it. */
  readonly session: SessionJwt;
}

/**
 * Activity of type `ACTIVITY_TYPE_OAUTH_LOGIN`. Opens a session for the user whose linked OAuth provider has
 * issued an OIDC token: the given public key, to which the token is bound, becomes an expiring API key of that
 * user.
 */
export interface OauthLoginActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OAUTH_LOGIN";
  /** What was asked for. */
  readonly intent: { readonly oauthLoginIntent: OauthLoginIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly oauthLoginResult?: OauthLoginResult | undefined };
}

/**
 * Body of `submit/oauth_login` for `ACTIVITY_TYPE_OAUTH_LOGIN`. Opens a session for the user whose linked OAuth
 * provider has issued an OIDC token: the given public key, to which the token is bound, becomes an expiring API
 * key of that user.
 */
export interface OauthLoginRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OAUTH_LOGIN";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: OauthLoginIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_OAUTH_LOGIN`. */
export interface OauthLoginResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: OauthLoginActivity;
}

/** What `oauthLogin` takes: its request without what the client fills in. */
export interface OauthLoginInput extends InputOf<OauthLoginRequest, "type", "timestampMs"> {}

/** `oauthLogin` as data. */
export const oauthLoginOperation: Operation = {
  name: "oauthLogin",
  path: "/public/v1/submit/oauth_login",
  kind: "submit",
  type: "ACTIVITY_TYPE_OAUTH_LOGIN",
  fill: ["timestampMs"],
};

/**
 * Opens a session for the user whose linked OAuth provider has issued an OIDC token: the given public key, to
 * which the token is bound, becomes an expiring API key of that user.
 *
 * @throws ApiError as `call` says
 */
export function oauthLogin(
  connection: Connection,
  input: OauthLoginInput,
  options?: CallOptions,
): Promise<OauthLoginResponse> {
  return call(connection, oauthLoginOperation, input, options);
}
