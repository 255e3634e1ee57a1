// Deletes an OAuth 2.0 credential with its secret. Submitted to `submit/delete_oauth2_credential`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, Oauth2CredentialId, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL`. Deletes an OAuth 2.0 credential with its secret. */
export interface DeleteOauth2CredentialIntent {
  /** Credential to delete. */
  readonly oauth2CredentialId: Oauth2CredentialId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL` answers. */
export interface DeleteOauth2CredentialResult {
  /** The deleted credential. */
  readonly oauth2CredentialId: Oauth2CredentialId;
}

/** Activity of type `ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL`. Deletes an OAuth 2.0 credential with its secret. */
export interface DeleteOauth2CredentialActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL";
  /** What was asked for. */
  readonly intent: { readonly deleteOauth2CredentialIntent: DeleteOauth2CredentialIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteOauth2CredentialResult?: DeleteOauth2CredentialResult | undefined };
}

/**
 * Body of `submit/delete_oauth2_credential` for `ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL`. Deletes an OAuth 2.0
 * credential with its secret.
 */
export interface DeleteOauth2CredentialRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL";
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
  readonly parameters: DeleteOauth2CredentialIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL`. */
export interface DeleteOauth2CredentialResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteOauth2CredentialActivity;
}

/** What `deleteOauth2Credential` takes: its request without what the client fills in. */
export interface DeleteOauth2CredentialInput extends InputOf<DeleteOauth2CredentialRequest, "type", "timestampMs"> {}

/** `deleteOauth2Credential` as data. */
export const deleteOauth2CredentialOperation: Operation = {
  name: "deleteOauth2Credential",
  path: "/public/v1/submit/delete_oauth2_credential",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL",
  fill: ["timestampMs"],
};

/**
 * Deletes an OAuth 2.0 credential with its secret.
 *
 * @throws ApiError as `call` says
 */
export function deleteOauth2Credential(
  connection: Connection,
  input: DeleteOauth2CredentialInput,
  options?: CallOptions,
): Promise<DeleteOauth2CredentialResponse> {
  return call(connection, deleteOauth2CredentialOperation, input, options);
}
