// Removes API keys from a user. Requests stamped with them are refused from then on. Submitted to
// `submit/delete_api_keys`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ApiKeyId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_API_KEYS`. Removes API keys from a user. Requests stamped with them are
 * refused from then on.
 */
export interface DeleteApiKeysIntent {
  /** User who has the keys. */
  readonly userId: UserId;
  /** Keys to remove. At least one. */
  readonly apiKeyIds: readonly ApiKeyId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_API_KEYS` answers. */
export interface DeleteApiKeysResult {
  /** The removed keys. */
  readonly apiKeyIds: readonly ApiKeyId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_API_KEYS`. Removes API keys from a user. Requests stamped with them are
 * refused from then on.
 */
export interface DeleteApiKeysActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_API_KEYS";
  /** What was asked for. */
  readonly intent: { readonly deleteApiKeysIntent: DeleteApiKeysIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteApiKeysResult?: DeleteApiKeysResult | undefined };
}

/**
 * Body of `submit/delete_api_keys` for `ACTIVITY_TYPE_DELETE_API_KEYS`. Removes API keys from a user. Requests
 * stamped with them are refused from then on.
 */
export interface DeleteApiKeysRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_API_KEYS";
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
  readonly parameters: DeleteApiKeysIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_API_KEYS`. */
export interface DeleteApiKeysResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteApiKeysActivity;
}

/** What `deleteApiKeys` takes: its request without what the client fills in. */
export interface DeleteApiKeysInput extends InputOf<DeleteApiKeysRequest, "type", "timestampMs"> {}

/** `deleteApiKeys` as data. */
export const deleteApiKeysOperation: Operation = {
  name: "deleteApiKeys",
  path: "/public/v1/submit/delete_api_keys",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_API_KEYS",
  fill: ["timestampMs"],
};

/**
 * Removes API keys from a user. Requests stamped with them are refused from then on.
 *
 * @throws ApiError as `call` says
 */
export function deleteApiKeys(
  connection: Connection,
  input: DeleteApiKeysInput,
  options?: CallOptions,
): Promise<DeleteApiKeysResponse> {
  return call(connection, deleteApiKeysOperation, input, options);
}
