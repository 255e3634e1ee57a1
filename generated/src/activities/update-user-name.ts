// Gives a user another name. Submitted to `submit/update_user_name`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, UserId, UserName } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_UPDATE_USER_NAME`. Gives a user another name. */
export interface UpdateUserNameIntent {
  /** User to rename. */
  readonly userId: UserId;
  /** New name. Others may have it too. */
  readonly userName: UserName;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_USER_NAME` answers. */
export interface UpdateUserNameResult {
  /** The renamed user. */
  readonly userId: UserId;
}

/** Activity of type `ACTIVITY_TYPE_UPDATE_USER_NAME`. Gives a user another name. */
export interface UpdateUserNameActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_NAME";
  /** What was asked for. */
  readonly intent: { readonly updateUserNameIntent: UpdateUserNameIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateUserNameResult?: UpdateUserNameResult | undefined };
}

/** Body of `submit/update_user_name` for `ACTIVITY_TYPE_UPDATE_USER_NAME`. Gives a user another name. */
export interface UpdateUserNameRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_NAME";
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
  readonly parameters: UpdateUserNameIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_USER_NAME`. */
export interface UpdateUserNameResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateUserNameActivity;
}

/** What `updateUserName` takes: its request without what the client fills in. */
export interface UpdateUserNameInput extends InputOf<UpdateUserNameRequest, "type", "timestampMs"> {}

/** `updateUserName` as data. */
export const updateUserNameOperation: Operation = {
  name: "updateUserName",
  path: "/public/v1/submit/update_user_name",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_USER_NAME",
  fill: ["timestampMs"],
};

/**
 * Gives a user another name.
 *
 * @throws ApiError as `call` says
 */
export function updateUserName(
  connection: Connection,
  input: UpdateUserNameInput,
  options?: CallOptions,
): Promise<UpdateUserNameResponse> {
  return call(connection, updateUserNameOperation, input, options);
}
