// Exchanges the authorization code of a provider (RFC 6749 §4.1.3, with PKCE) and answers an ID token about the
// account, signed by the deployment, for `oauth_login` and whatever else takes one. Submitted to
// `submit/oauth2_authenticate`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, Oauth2CredentialId, OidcToken, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_OAUTH2_AUTHENTICATE`. Exchanges the authorization code of a provider (RFC 6749
 * §4.1.3, with PKCE) and answers an ID token about the account, signed by the deployment, for `oauth_login` and
 * whatever else takes one.
 */
export interface Oauth2AuthenticateIntent {
  /** Credential of the app. */
  readonly oauth2CredentialId: Oauth2CredentialId;
  /** The code that the provider has redirected with. */
  readonly authCode: string;
  /** The URI that the provider has redirected to. */
  readonly redirectUri: string;
  /** Code verifier of the login (RFC 7636 §4.1). */
  readonly codeVerifier: string;
  /** Claim `nonce` of the token. To log in, the lower-case hex SHA-256 of the public key's text. */
  readonly nonce: string;
  /**
   * Public key on P-256 in hex, compressed or not, to which the provider's bearer token is encrypted, in the claim
   * `encrypted_bearer_token`.
   */
  readonly bearerTokenTargetPublicKey?: string | undefined;
}

/** What a completed `ACTIVITY_TYPE_OAUTH2_AUTHENTICATE` answers. */
export interface Oauth2AuthenticateResult {
  /** The ID token. It expires after ten minutes. */
  readonly oidcToken: OidcToken;
}

/**
 * Activity of type `ACTIVITY_TYPE_OAUTH2_AUTHENTICATE`. Exchanges the authorization code of a provider (RFC 6749
 * §4.1.3, with PKCE) and answers an ID token about the account, signed by the deployment, for `oauth_login` and
 * whatever else takes one.
 */
export interface Oauth2AuthenticateActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE";
  /** What was asked for. */
  readonly intent: { readonly oauth2AuthenticateIntent: Oauth2AuthenticateIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly oauth2AuthenticateResult?: Oauth2AuthenticateResult | undefined };
}

/**
 * Body of `submit/oauth2_authenticate` for `ACTIVITY_TYPE_OAUTH2_AUTHENTICATE`. Exchanges the authorization code
 * of a provider (RFC 6749 §4.1.3, with PKCE) and answers an ID token about the account, signed by the
 * deployment, for `oauth_login` and whatever else takes one.
 */
export interface Oauth2AuthenticateRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE";
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
  readonly parameters: Oauth2AuthenticateIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_OAUTH2_AUTHENTICATE`. */
export interface Oauth2AuthenticateResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: Oauth2AuthenticateActivity;
}

/** What `oauth2Authenticate` takes: its request without what the client fills in. */
export interface Oauth2AuthenticateInput extends InputOf<Oauth2AuthenticateRequest, "type", "timestampMs"> {}

/** `oauth2Authenticate` as data. */
export const oauth2AuthenticateOperation: Operation = {
  name: "oauth2Authenticate",
  path: "/public/v1/submit/oauth2_authenticate",
  kind: "submit",
  type: "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE",
  fill: ["timestampMs"],
};

/**
 * Exchanges the authorization code of a provider (RFC 6749 §4.1.3, with PKCE) and answers an ID token about the
 * account, signed by the deployment, for `oauth_login` and whatever else takes one.
 *
 * @throws ApiError as `call` says
 */
export function oauth2Authenticate(
  connection: Connection,
  input: Oauth2AuthenticateInput,
  options?: CallOptions,
): Promise<Oauth2AuthenticateResponse> {
  return call(connection, oauth2AuthenticateOperation, input, options);
}
