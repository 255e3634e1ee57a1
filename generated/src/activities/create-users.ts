// Adds users to an organization, each with API keys, authenticators and tags. Submitted to `submit/create_users`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type { UserParams, UserParamsV2 } from "../shapes/users.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_USERS`. Adds users to an organization, each with API keys, authenticators
 * and tags.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V2`.
 */
export interface CreateUsersIntent {
  /** Users to add. At least one. */
  readonly users: readonly UserParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_USERS` answers. */
export interface CreateUsersResult {
  /** Ids of the new users in the order of the request. */
  readonly userIds: readonly UserId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_USERS`. States for each user how they may log in, and takes WebAuthn
 * credentials as browsers return them.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V2`.
 */
export interface CreateUsersActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS";
  /** What was asked for. */
  readonly intent: { readonly createUsersIntent: CreateUsersIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createUsersResult?: CreateUsersResult | undefined };
}

/**
 * Body of `submit/create_users` for `ACTIVITY_TYPE_CREATE_USERS`. States for each user how they may log in, and
 * takes WebAuthn credentials as browsers return them.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V2`.
 */
export interface CreateUsersRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** What is asked for. */
  readonly parameters: CreateUsersIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_USERS`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V2`.
 */
export interface CreateUsersResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateUsersActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_USERS_V2`. Adds users to an organization, each with API keys,
 * authenticators and tags.
 */
export interface CreateUsersIntentV2 {
  /** Users to add. At least one. */
  readonly users: readonly UserParamsV2[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_USERS_V2`. Omits the access type, which follows from the credentials,
 * and takes attestations in their short form.
 */
export interface CreateUsersActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS_V2";
  /** What was asked for. */
  readonly intent: { readonly createUsersIntentV2: CreateUsersIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createUsersResult?: CreateUsersResult | undefined };
}

/**
 * Body of `submit/create_users` for `ACTIVITY_TYPE_CREATE_USERS_V2`. Omits the access type, which follows from
 * the credentials, and takes attestations in their short form.
 */
export interface CreateUsersRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS_V2";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** What is asked for. */
  readonly parameters: CreateUsersIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_USERS_V2`. */
export interface CreateUsersResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateUsersActivityV2;
}

/**
 * What `createUsersV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V2`.
 */
export interface CreateUsersInput {
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs?: MillisecondTimestamp | undefined;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** What is asked for. */
  readonly parameters: CreateUsersIntent;
}

/** What `createUsers` takes: its request without what the client fills in. */
export interface CreateUsersInputV2 {
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs?: MillisecondTimestamp | undefined;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** What is asked for. */
  readonly parameters: CreateUsersIntentV2;
}

/**
 * What can be submitted to `submit/create_users`, told apart by `type`. Adds users to an organization, each with
 * API keys, authenticators and tags.
 */
export type CreateUsersBody = CreateUsersRequest | CreateUsersRequestV2;

/** What `submit/create_users` answers, by the version that was submitted. */
export type CreateUsersAnswer = CreateUsersResponse | CreateUsersResponseV2;

/** `createUsersV1` as data. */
export const createUsersV1Operation: Operation = {
  name: "createUsersV1",
  path: "/public/v1/submit/create_users",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_USERS",
  fill: ["timestampMs"],
};

/**
 * States for each user how they may log in, and takes WebAuthn credentials as browsers return them.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V2`.
 */
export function createUsersV1(
  connection: Connection,
  input: CreateUsersInput,
  options?: CallOptions,
): Promise<CreateUsersResponse> {
  return call(connection, createUsersV1Operation, input, options);
}

/** `createUsers` as data. */
export const createUsersOperation: Operation = {
  name: "createUsers",
  path: "/public/v1/submit/create_users",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_USERS_V2",
  fill: ["timestampMs"],
};

/**
 * Omits the access type, which follows from the credentials, and takes attestations in their short form.
 *
 * @throws ApiError as `call` says
 */
export function createUsers(
  connection: Connection,
  input: CreateUsersInputV2,
  options?: CallOptions,
): Promise<CreateUsersResponseV2> {
  return call(connection, createUsersOperation, input, options);
}
