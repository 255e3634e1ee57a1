// Deletes tags and takes them off all users who have them. The users themselves stay. Submitted to
// `submit/delete_user_tags`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, UserId, UserTagId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_USER_TAGS`. Deletes tags and takes them off all users who have them. The
 * users themselves stay.
 */
export interface DeleteUserTagsIntent {
  /** Tags to delete. At least one. */
  readonly userTagIds: readonly UserTagId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_USER_TAGS` answers. */
export interface DeleteUserTagsResult {
  /** The deleted tags. */
  readonly userTagIds: readonly UserTagId[];
  /** Users who had at least one of the tags. */
  readonly userIds: readonly UserId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_USER_TAGS`. Deletes tags and takes them off all users who have them.
 * The users themselves stay.
 */
export interface DeleteUserTagsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_USER_TAGS";
  /** What was asked for. */
  readonly intent: { readonly deleteUserTagsIntent: DeleteUserTagsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteUserTagsResult?: DeleteUserTagsResult | undefined };
}

/**
 * Body of `submit/delete_user_tags` for `ACTIVITY_TYPE_DELETE_USER_TAGS`. Deletes tags and takes them off all
 * users who have them. The users themselves stay.
 */
export interface DeleteUserTagsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_USER_TAGS";
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
  readonly parameters: DeleteUserTagsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_USER_TAGS`. */
export interface DeleteUserTagsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteUserTagsActivity;
}

/** What `deleteUserTags` takes: its request without what the client fills in. */
export interface DeleteUserTagsInput extends InputOf<DeleteUserTagsRequest, "type", "timestampMs"> {}

/** `deleteUserTags` as data. */
export const deleteUserTagsOperation: Operation = {
  name: "deleteUserTags",
  path: "/public/v1/submit/delete_user_tags",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_USER_TAGS",
  fill: ["timestampMs"],
};

/**
 * Deletes tags and takes them off all users who have them. The users themselves stay.
 *
 * @throws ApiError as `call` says
 */
export function deleteUserTags(
  connection: Connection,
  input: DeleteUserTagsInput,
  options?: CallOptions,
): Promise<DeleteUserTagsResponse> {
  return call(connection, deleteUserTagsOperation, input, options);
}
