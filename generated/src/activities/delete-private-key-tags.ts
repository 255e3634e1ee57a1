// Deletes tags and takes them off all private keys that have them. The keys themselves stay. Submitted to
// `submit/delete_private_key_tags`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PrivateKeyId, PrivateKeyTagId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS`. Deletes tags and takes them off all private keys that
 * have them. The keys themselves stay.
 */
export interface DeletePrivateKeyTagsIntent {
  /** Tags to delete. At least one. */
  readonly privateKeyTagIds: readonly PrivateKeyTagId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS` answers. */
export interface DeletePrivateKeyTagsResult {
  /** The deleted tags. */
  readonly privateKeyTagIds: readonly PrivateKeyTagId[];
  /** Keys that had at least one of the tags. */
  readonly privateKeyIds: readonly PrivateKeyId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS`. Deletes tags and takes them off all private keys
 * that have them. The keys themselves stay.
 */
export interface DeletePrivateKeyTagsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS";
  /** What was asked for. */
  readonly intent: { readonly deletePrivateKeyTagsIntent: DeletePrivateKeyTagsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deletePrivateKeyTagsResult?: DeletePrivateKeyTagsResult | undefined };
}

/**
 * Body of `submit/delete_private_key_tags` for `ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS`. Deletes tags and takes
 * them off all private keys that have them. The keys themselves stay.
 */
export interface DeletePrivateKeyTagsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS";
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
  readonly parameters: DeletePrivateKeyTagsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS`. */
export interface DeletePrivateKeyTagsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeletePrivateKeyTagsActivity;
}

/** What `deletePrivateKeyTags` takes: its request without what the client fills in. */
export interface DeletePrivateKeyTagsInput extends InputOf<DeletePrivateKeyTagsRequest, "type", "timestampMs"> {}

/** `deletePrivateKeyTags` as data. */
export const deletePrivateKeyTagsOperation: Operation = {
  name: "deletePrivateKeyTags",
  path: "/public/v1/submit/delete_private_key_tags",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS",
  fill: ["timestampMs"],
};

/**
 * Deletes tags and takes them off all private keys that have them. The keys themselves stay.
 *
 * @throws ApiError as `call` says
 */
export function deletePrivateKeyTags(
  connection: Connection,
  input: DeletePrivateKeyTagsInput,
  options?: CallOptions,
): Promise<DeletePrivateKeyTagsResponse> {
  return call(connection, deletePrivateKeyTagsOperation, input, options);
}
