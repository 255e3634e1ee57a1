// Renames a tag, puts it on users and takes it off users. Submitted to `submit/update_user_tag`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, TagName, UserId, UserTagId } from "../scalars.js";
import { call } from "../runtime/client.js";

/** Parameters of `ACTIVITY_TYPE_UPDATE_USER_TAG`. Renames a tag, puts it on users and takes it off users. */
export interface UpdateUserTagIntent {
  /** Tag to change. */
  readonly userTagId: UserTagId;
  /** New name. Omit it to keep the old one. */
  readonly newUserTagName?: TagName | undefined;
  /** Users who get the tag. May be empty. */
  readonly addUserIds: readonly UserId[];
  /** Users who lose the tag. May be empty. */
  readonly removeUserIds: readonly UserId[];
}

/** What a completed `ACTIVITY_TYPE_UPDATE_USER_TAG` answers. */
export interface UpdateUserTagResult {
  /** The changed tag. */
  readonly userTagId: UserTagId;
}

/** Activity of type `ACTIVITY_TYPE_UPDATE_USER_TAG`. Renames a tag, puts it on users and takes it off users. */
export interface UpdateUserTagActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_TAG";
  /** What was asked for. */
  readonly intent: { readonly updateUserTagIntent: UpdateUserTagIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateUserTagResult?: UpdateUserTagResult | undefined };
}

/**
 * Body of `submit/update_user_tag` for `ACTIVITY_TYPE_UPDATE_USER_TAG`. Renames a tag, puts it on users and
 * takes it off users.
 */
export interface UpdateUserTagRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_USER_TAG";
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
  readonly parameters: UpdateUserTagIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_USER_TAG`. */
export interface UpdateUserTagResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateUserTagActivity;
}

/** What `updateUserTag` takes: its request without what the client fills in. */
export interface UpdateUserTagInput extends InputOf<UpdateUserTagRequest, "type", "timestampMs"> {}

/** `updateUserTag` as data. */
export const updateUserTagOperation: Operation = {
  name: "updateUserTag",
  path: "/public/v1/submit/update_user_tag",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_USER_TAG",
  fill: ["timestampMs"],
};

/**
 * Renames a tag, puts it on users and takes it off users.
 *
 * @throws ApiError as `call` says
 */
export function updateUserTag(
  connection: Connection,
  input: UpdateUserTagInput,
  options?: CallOptions,
): Promise<UpdateUserTagResponse> {
  return call(connection, updateUserTagOperation, input, options);
}
