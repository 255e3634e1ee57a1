// Deletes private keys for good. All or none are deleted. Submitted to `submit/delete_private_keys`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PrivateKeyId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_DELETE_PRIVATE_KEYS`. Deletes private keys for good. All or none are deleted. */
export interface DeletePrivateKeysIntent {
  /** Keys to delete. At least one. */
  readonly privateKeyIds: readonly PrivateKeyId[];
  /**
   * When true, keys that were never exported are deleted too, and whatever they control is lost. When false or
   * absent, the request fails if there is such a key among them.
   */
  readonly deleteWithoutExport?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_DELETE_PRIVATE_KEYS` answers. */
export interface DeletePrivateKeysResult {
  /** The deleted keys. */
  readonly privateKeyIds: readonly PrivateKeyId[];
}

/** Activity of type `ACTIVITY_TYPE_DELETE_PRIVATE_KEYS`. Deletes private keys for good. All or none are deleted. */
export interface DeletePrivateKeysActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS";
  /** What was asked for. */
  readonly intent: { readonly deletePrivateKeysIntent: DeletePrivateKeysIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deletePrivateKeysResult?: DeletePrivateKeysResult | undefined };
}

/**
 * Body of `submit/delete_private_keys` for `ACTIVITY_TYPE_DELETE_PRIVATE_KEYS`. Deletes private keys for good.
 * All or none are deleted.
 */
export interface DeletePrivateKeysRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS";
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
  readonly parameters: DeletePrivateKeysIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_PRIVATE_KEYS`. */
export interface DeletePrivateKeysResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeletePrivateKeysActivity;
}

/** What `deletePrivateKeys` takes: its request without what the client fills in. */
export interface DeletePrivateKeysInput extends InputOf<DeletePrivateKeysRequest, "type", "timestampMs"> {}

/** `deletePrivateKeys` as data. */
export const deletePrivateKeysOperation: Operation = {
  name: "deletePrivateKeys",
  path: "/public/v1/submit/delete_private_keys",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS",
  fill: ["timestampMs"],
};

/**
 * Deletes private keys for good. All or none are deleted.
 *
 * @throws ApiError as `call` says
 */
export function deletePrivateKeys(
  connection: Connection,
  input: DeletePrivateKeysInput,
  options?: CallOptions,
): Promise<DeletePrivateKeysResponse> {
  return call(connection, deletePrivateKeysOperation, input, options);
}
