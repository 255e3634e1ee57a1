// Adds users who have API keys and no authenticators, such as servers and scripts. Submitted to
// `submit/create_api_only_users`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type { ApiOnlyUserParams } from "../shapes/users.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_API_ONLY_USERS`. Adds users who have API keys and no authenticators, such
 * as servers and scripts.
 */
export interface CreateApiOnlyUsersIntent {
  /** Users to add with their keys. At least one. */
  readonly apiOnlyUsers: readonly ApiOnlyUserParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_API_ONLY_USERS` answers. */
export interface CreateApiOnlyUsersResult {
  /** Ids of the new users in the order of the request. */
  readonly userIds: readonly UserId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_API_ONLY_USERS`. Adds users who have API keys and no authenticators,
 * such as servers and scripts.
 */
export interface CreateApiOnlyUsersActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS";
  /** What was asked for. */
  readonly intent: { readonly createApiOnlyUsersIntent: CreateApiOnlyUsersIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createApiOnlyUsersResult?: CreateApiOnlyUsersResult | undefined };
}

/**
 * Body of `submit/create_api_only_users` for `ACTIVITY_TYPE_CREATE_API_ONLY_USERS`. Adds users who have API keys
 * and no authenticators, such as servers and scripts.
 */
export interface CreateApiOnlyUsersRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS";
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
  readonly parameters: CreateApiOnlyUsersIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_API_ONLY_USERS`. */
export interface CreateApiOnlyUsersResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateApiOnlyUsersActivity;
}

/** What `createApiOnlyUsers` takes: its request without what the client fills in. */
export interface CreateApiOnlyUsersInput extends InputOf<CreateApiOnlyUsersRequest, "type", "timestampMs"> {}

/** `createApiOnlyUsers` as data. */
export const createApiOnlyUsersOperation: Operation = {
  name: "createApiOnlyUsers",
  path: "/public/v1/submit/create_api_only_users",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS",
  fill: ["timestampMs"],
};

/**
 * Adds users who have API keys and no authenticators, such as servers and scripts.
 *
 * @throws ApiError as `call` says
 */
export function createApiOnlyUsers(
  connection: Connection,
  input: CreateApiOnlyUsersInput,
  options?: CallOptions,
): Promise<CreateApiOnlyUsersResponse> {
  return call(connection, createApiOnlyUsersOperation, input, options);
}
