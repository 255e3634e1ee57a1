// Adds an app of the organization at a provider of OAuth 2.0, so that users can log in by their accounts there.
// Submitted to `submit/create_oauth2_credential`.

import type { ActivityBase } from "../activity.js";
import type { Oauth2Provider } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, Oauth2CredentialId, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL`. Adds an app of the organization at a provider of OAuth
 * 2.0, so that users can log in by their accounts there.
 */
export interface CreateOauth2CredentialIntent {
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

/** What a completed `ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL` answers. */
export interface CreateOauth2CredentialResult {
  /** The new credential. */
  readonly oauth2CredentialId: Oauth2CredentialId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL`. Adds an app of the organization at a provider of
 * OAuth 2.0, so that users can log in by their accounts there.
 */
export interface CreateOauth2CredentialActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL";
  /** What was asked for. */
  readonly intent: { readonly createOauth2CredentialIntent: CreateOauth2CredentialIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createOauth2CredentialResult?: CreateOauth2CredentialResult | undefined };
}

/**
 * Body of `submit/create_oauth2_credential` for `ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL`. Adds an app of the
 * organization at a provider of OAuth 2.0, so that users can log in by their accounts there.
 */
export interface CreateOauth2CredentialRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL";
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
  readonly parameters: CreateOauth2CredentialIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL`. */
export interface CreateOauth2CredentialResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateOauth2CredentialActivity;
}

/** What `createOauth2Credential` takes: its request without what the client fills in. */
export interface CreateOauth2CredentialInput extends InputOf<CreateOauth2CredentialRequest, "type", "timestampMs"> {}

/** `createOauth2Credential` as data. */
export const createOauth2CredentialOperation: Operation = {
  name: "createOauth2Credential",
  path: "/public/v1/submit/create_oauth2_credential",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL",
  fill: ["timestampMs"],
};

/**
 * Adds an app of the organization at a provider of OAuth 2.0, so that users can log in by their accounts there.
 *
 * @throws ApiError as `call` says
 */
export function createOauth2Credential(
  connection: Connection,
  input: CreateOauth2CredentialInput,
  options?: CallOptions,
): Promise<CreateOauth2CredentialResponse> {
  return call(connection, createOauth2CredentialOperation, input, options);
}
