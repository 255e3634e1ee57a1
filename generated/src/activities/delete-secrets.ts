// Deletes secrets for good. All or none are deleted. Submitted to `submit/delete_secrets`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, SecretId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_DELETE_SECRETS`. Deletes secrets for good. All or none are deleted. */
export interface DeleteSecretsIntent {
  /** Secrets to delete, each once. */
  readonly secretIds: readonly SecretId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_SECRETS` answers. */
export interface DeleteSecretsResult {
  /** The deleted secrets. */
  readonly secretIds: readonly SecretId[];
}

/** Activity of type `ACTIVITY_TYPE_DELETE_SECRETS`. Deletes secrets for good. All or none are deleted. */
export interface DeleteSecretsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SECRETS";
  /** What was asked for. */
  readonly intent: { readonly deleteSecretsIntent: DeleteSecretsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteSecretsResult?: DeleteSecretsResult | undefined };
}

/**
 * Body of `submit/delete_secrets` for `ACTIVITY_TYPE_DELETE_SECRETS`. Deletes secrets for good. All or none are
 * deleted.
 */
export interface DeleteSecretsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SECRETS";
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
  readonly parameters: DeleteSecretsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_SECRETS`. */
export interface DeleteSecretsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteSecretsActivity;
}

/** What `deleteSecrets` takes: its request without what the client fills in. */
export interface DeleteSecretsInput extends InputOf<DeleteSecretsRequest, "type", "timestampMs"> {}

/** `deleteSecrets` as data. */
export const deleteSecretsOperation: Operation = {
  name: "deleteSecrets",
  path: "/public/v1/submit/delete_secrets",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_SECRETS",
  fill: ["timestampMs"],
};

/**
 * Deletes secrets for good. All or none are deleted.
 *
 * @throws ApiError as `call` says
 */
export function deleteSecrets(
  connection: Connection,
  input: DeleteSecretsInput,
  options?: CallOptions,
): Promise<DeleteSecretsResponse> {
  return call(connection, deleteSecretsOperation, input, options);
}
