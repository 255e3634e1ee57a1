// Creates a tag for users and puts it on some of them. Policies can refer to users by tag. Submitted to
// `submit/create_user_tag`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, TagName, UserId, UserTagId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_USER_TAG`. Creates a tag for users and puts it on some of them. Policies
 * can refer to users by tag.
 */
export interface CreateUserTagIntent {
  /** Name of the new tag. */
  readonly userTagName: TagName;
  /** Users who get the tag. May be empty. */
  readonly userIds: readonly UserId[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_USER_TAG` answers. */
export interface CreateUserTagResult {
  /** Id of the new tag. */
  readonly userTagId: UserTagId;
  /** Users who got the tag. */
  readonly userIds: readonly UserId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_USER_TAG`. Creates a tag for users and puts it on some of them.
 * Policies can refer to users by tag.
 */
export interface CreateUserTagActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USER_TAG";
  /** What was asked for. */
  readonly intent: { readonly createUserTagIntent: CreateUserTagIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createUserTagResult?: CreateUserTagResult | undefined };
}

/**
 * Body of `submit/create_user_tag` for `ACTIVITY_TYPE_CREATE_USER_TAG`. Creates a tag for users and puts it on
 * some of them. Policies can refer to users by tag.
 */
export interface CreateUserTagRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USER_TAG";
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
  readonly parameters: CreateUserTagIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_USER_TAG`. */
export interface CreateUserTagResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateUserTagActivity;
}

/** What `createUserTag` takes: its request without what the client fills in. */
export interface CreateUserTagInput extends InputOf<CreateUserTagRequest, "type", "timestampMs"> {}

/** `createUserTag` as data. */
export const createUserTagOperation: Operation = {
  name: "createUserTag",
  path: "/public/v1/submit/create_user_tag",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_USER_TAG",
  fill: ["timestampMs"],
};

/**
 * Creates a tag for users and puts it on some of them. Policies can refer to users by tag.
 *
 * @throws ApiError as `call` says
 */
export function createUserTag(
  connection: Connection,
  input: CreateUserTagInput,
  options?: CallOptions,
): Promise<CreateUserTagResponse> {
  return call(connection, createUserTagOperation, input, options);
}
