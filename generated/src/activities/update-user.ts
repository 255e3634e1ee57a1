// Changes a user. What is omitted stays as it is. Submitted to `submit/update_user`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  Email,
  MillisecondTimestamp,
  OrganizationId,
  PhoneNumber,
  UserId,
  UserName,
  UserTagId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_UPDATE_USER`. Changes a user. What is omitted stays as it is. */
export interface UpdateUserIntent {
  /** User to change. */
  readonly userId: UserId;
  /** New name. */
  readonly userName?: UserName | undefined;
  /** New e-mail address. */
  readonly userEmail?: Email | undefined;
  /** All tags that the user is to have. An empty list takes every tag off. */
  readonly userTagIds?: readonly UserTagId[] | undefined;
  /** New phone number. */
  readonly userPhoneNumber?: PhoneNumber | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_USER` answers. */
export interface UpdateUserResult {
  /** The changed user. */
  readonly userId: UserId;
}

/** Activity of type `ACTIVITY_TYPE_UPDATE_USER`. Changes a user. What is omitted stays as it is. */
export interface UpdateUserActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER";
  /** What was asked for. */
  readonly intent: { readonly updateUserIntent: UpdateUserIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateUserResult?: UpdateUserResult | undefined };
}

/** Body of `submit/update_user` for `ACTIVITY_TYPE_UPDATE_USER`. Changes a user. What is omitted stays as it is. */
export interface UpdateUserRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER";
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
  readonly parameters: UpdateUserIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_USER`. */
export interface UpdateUserResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateUserActivity;
}

/** What `updateUser` takes: its request without what the client fills in. */
export interface UpdateUserInput extends InputOf<UpdateUserRequest, "type", "timestampMs"> {}

/** `updateUser` as data. */
export const updateUserOperation: Operation = {
  name: "updateUser",
  path: "/public/v1/submit/update_user",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_USER",
  fill: ["timestampMs"],
};

/**
 * Changes a user. What is omitted stays as it is.
 *
 * @throws ApiError as `call` says
 */
export function updateUser(
  connection: Connection,
  input: UpdateUserInput,
  options?: CallOptions,
): Promise<UpdateUserResponse> {
  return call(connection, updateUserOperation, input, options);
}
