// Replaces an OAuth 2.0 credential: provider, client id and secret. Submitted to `submit/update_oauth2_credential`.

import type { ActivityBase } from "../activity.js";
import type { Oauth2Provider } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, Oauth2CredentialId, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL`. Replaces an OAuth 2.0 credential: provider, client id
 * and secret.
 */
export interface UpdateOauth2CredentialIntent {
  /** Credential to replace. */
  readonly oauth2CredentialId: Oauth2CredentialId;
  /** The provider. */
  readonly provider: Oauth2Provider;
  /** The app's client id at the provider. */
  readonly clientId: string;
  /**
   * The client secret of 1 to 64 bytes, encrypted to the deployment's key of envelopes (`get
   * /public/v1/discovery/keys`), in hex. The service keeps it sealed and never returns it.
   */
  readonly encryptedClientSecret: string;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL` answers. */
export interface UpdateOauth2CredentialResult {
  /** The changed credential. */
  readonly oauth2CredentialId: Oauth2CredentialId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL`. Replaces an OAuth 2.0 credential: provider, client
 * id and secret.
 */
export interface UpdateOauth2CredentialActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL";
  /** What was asked for. */
  readonly intent: { readonly updateOauth2CredentialIntent: UpdateOauth2CredentialIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateOauth2CredentialResult?: UpdateOauth2CredentialResult | undefined };
}

/**
 * Body of `submit/update_oauth2_credential` for `ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL`. Replaces an OAuth 2.0
 * credential: provider, client id and secret.
 */
export interface UpdateOauth2CredentialRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL";
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
  readonly parameters: UpdateOauth2CredentialIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL`. */
export interface UpdateOauth2CredentialResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateOauth2CredentialActivity;
}

/** What `updateOauth2Credential` takes: its request without what the client fills in. */
export interface UpdateOauth2CredentialInput extends InputOf<UpdateOauth2CredentialRequest, "type", "timestampMs"> {}

/** `updateOauth2Credential` as data. */
export const updateOauth2CredentialOperation: Operation = {
  name: "updateOauth2Credential",
  path: "/public/v1/submit/update_oauth2_credential",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL",
  fill: ["timestampMs"],
};

/**
 * Replaces an OAuth 2.0 credential: provider, client id and secret.
 *
 * @throws ApiError as `call` says
 */
export function updateOauth2Credential(
  connection: Connection,
  input: UpdateOauth2CredentialInput,
  options?: CallOptions,
): Promise<UpdateOauth2CredentialResponse> {
  return call(connection, updateOauth2CredentialOperation, input, options);
}
