// Removes users and all their credentials from the organization. Submitted to `submit/delete_users`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_DELETE_USERS`. Removes users and all their credentials from the organization. */
export interface DeleteUsersIntent {
  /** Users to remove. At least one. */
  readonly userIds: readonly UserId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_USERS` answers. */
export interface DeleteUsersResult {
  /** The removed users. */
  readonly userIds: readonly UserId[];
}

/** Activity of type `ACTIVITY_TYPE_DELETE_USERS`. Removes users and all their credentials from the organization. */
export interface DeleteUsersActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_USERS";
  /** What was asked for. */
  readonly intent: { readonly deleteUsersIntent: DeleteUsersIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteUsersResult?: DeleteUsersResult | undefined };
}

/**
 * Body of `submit/delete_users` for `ACTIVITY_TYPE_DELETE_USERS`. Removes users and all their credentials from
 * the organization.
 */
export interface DeleteUsersRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_USERS";
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
  readonly parameters: DeleteUsersIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_USERS`. */
export interface DeleteUsersResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteUsersActivity;
}

/** What `deleteUsers` takes: its request without what the client fills in. */
export interface DeleteUsersInput extends InputOf<DeleteUsersRequest, "type", "timestampMs"> {}

/** `deleteUsers` as data. */
export const deleteUsersOperation: Operation = {
  name: "deleteUsers",
  path: "/public/v1/submit/delete_users",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_USERS",
  fill: ["timestampMs"],
};

/**
 * Removes users and all their credentials from the organization.
 *
 * @throws ApiError as `call` says
 */
export function deleteUsers(
  connection: Connection,
  input: DeleteUsersInput,
  options?: CallOptions,
): Promise<DeleteUsersResponse> {
  return call(connection, deleteUsersOperation, input, options);
}
