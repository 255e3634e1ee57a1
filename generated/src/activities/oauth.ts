// Logs in the user whose linked OAuth provider has issued an OIDC token: makes an expiring API key and returns its
// private half, encrypted to a key that the caller holds. Submitted to `submit/oauth`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ApiKeyId,
  ApiKeyName,
  CredentialBundle,
  ExpirationSeconds,
  MillisecondTimestamp,
  OidcToken,
  OrganizationId,
  TargetPublicKey,
  UserId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_OAUTH`. Logs in the user whose linked OAuth provider has issued an OIDC token:
 * makes an expiring API key and returns its private half, encrypted to a key that the caller holds.
 */
export interface OauthIntent {
  /**
   * Token of the provider. Its claim nonce, or tknonce, must be the lower-case hex SHA-256 of the string in
   * targetPublicKey.
   */
  readonly oidcToken: OidcToken;
  /** Key of the caller to which the credential bundle is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** Name of the new API key. The service generates one by default. */
  readonly apiKeyName?: ApiKeyName | undefined;
  /** How long the new API key works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** When true, keys from the user's earlier logins by OAuth stop working. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_OAUTH` answers. */
export interface OauthResult {
  /** User to whom the token belongs. */
  readonly userId: UserId;
  /** Id of the new API key. */
  readonly apiKeyId: ApiKeyId;
  /** Private half of the new API key encrypted to the target key. */
  readonly credentialBundle: CredentialBundle;
}

/**
 * Activity of type `ACTIVITY_TYPE_OAUTH`. Logs in the user whose linked OAuth provider has issued an OIDC token:
 * makes an expiring API key and returns its private half, encrypted to a key that the caller holds.
 */
export interface OauthActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OAUTH";
  /** What was asked for. */
  readonly intent: { readonly oauthIntent: OauthIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly oauthResult?: OauthResult | undefined };
}

/**
 * Body of `submit/oauth` for `ACTIVITY_TYPE_OAUTH`. Logs in the user whose linked OAuth provider has issued an
 * OIDC token: makes an expiring API key and returns its private half, encrypted to a key that the caller holds.
 */
export interface OauthRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OAUTH";
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
  readonly parameters: OauthIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_OAUTH`. */
export interface OauthResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: OauthActivity;
}

/** What `oauth` takes: its request without what the client fills in. */
export interface OauthInput extends InputOf<OauthRequest, "type", "timestampMs"> {}

/** `oauth` as data. */
export const oauthOperation: Operation = {
  name: "oauth",
  path: "/public/v1/submit/oauth",
  kind: "submit",
  type: "ACTIVITY_TYPE_OAUTH",
  fill: ["timestampMs"],
};

/**
 * Logs in the user whose linked OAuth provider has issued an OIDC token: makes an expiring API key and returns
 * its private half, encrypted to a key that the caller holds.
 *
 * @throws ApiError as `call` says
 */
export function oauth(connection: Connection, input: OauthInput, options?: CallOptions): Promise<OauthResponse> {
  return call(connection, oauthOperation, input, options);
}
