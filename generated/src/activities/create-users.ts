// Adds users to an organization, each with API keys, authenticators and tags. Submitted to `submit/create_users`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type {
  ReceivedUserParams,
  ReceivedUserParamsV2,
  ReceivedUserParamsV3,
  ReceivedUserParamsV4,
  UserParams,
  UserParamsV2,
  UserParamsV3,
  UserParamsV4,
} from "../shapes/users.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_USERS`. Adds users to an organization, each with API keys, authenticators
 * and tags.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersIntent {
  /** Users to add. At least one. */
  readonly users: readonly UserParams[];
}

/**
 * `CreateUsersIntent` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface ReceivedCreateUsersIntent extends Omit<CreateUsersIntent, "users"> {
  /** Users to add. At least one. */
  readonly users: readonly ReceivedUserParams[];
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
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS";
  /** What was asked for. */
  readonly intent: { readonly createUsersIntent: ReceivedCreateUsersIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createUsersResult?: CreateUsersResult | undefined };
}

/**
 * Body of `submit/create_users` for `ACTIVITY_TYPE_CREATE_USERS`. States for each user how they may log in, and
 * takes WebAuthn credentials as browsers return them.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
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
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateUsersIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_USERS`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateUsersActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_USERS_V2`. Adds users to an organization, each with API keys,
 * authenticators and tags.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersIntentV2 {
  /** Users to add. At least one. */
  readonly users: readonly UserParamsV2[];
}

/**
 * `CreateUsersIntentV2` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface ReceivedCreateUsersIntentV2 extends Omit<CreateUsersIntentV2, "users"> {
  /** Users to add. At least one. */
  readonly users: readonly ReceivedUserParamsV2[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_USERS_V2`. Omits the access type, which follows from the credentials,
 * and takes attestations in their short form.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS_V2";
  /** What was asked for. */
  readonly intent: { readonly createUsersIntentV2: ReceivedCreateUsersIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createUsersResult?: CreateUsersResult | undefined };
}

/**
 * Body of `submit/create_users` for `ACTIVITY_TYPE_CREATE_USERS_V2`. Omits the access type, which follows from
 * the credentials, and takes attestations in their short form.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
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
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreateUsersIntentV2;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_USERS_V2`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateUsersActivityV2;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_USERS_V3`. Adds users to an organization, each with API keys,
 * authenticators and tags.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersIntentV3 {
  /** A user to create, who can have a phone number and log in by OAuth, and whose API keys name their curve. */
  readonly users: readonly UserParamsV3[];
}

/**
 * `CreateUsersIntentV3` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface ReceivedCreateUsersIntentV3 extends Omit<CreateUsersIntentV3, "users"> {
  /** A user to create, who can have a phone number and log in by OAuth, and whose API keys name their curve. */
  readonly users: readonly ReceivedUserParamsV3[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_USERS_V3`. Users can have a phone number and OAuth accounts, and their
 * API keys name their curve.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersActivityV3 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS_V3";
  /** What was asked for. */
  readonly intent: { readonly createUsersIntentV3: ReceivedCreateUsersIntentV3 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createUsersResult?: CreateUsersResult | undefined };
}

/**
 * Body of `submit/create_users` for `ACTIVITY_TYPE_CREATE_USERS_V3`. Users can have a phone number and OAuth
 * accounts, and their API keys name their curve.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersRequestV3 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS_V3";
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
  readonly parameters: CreateUsersIntentV3;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_USERS_V3`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersResponseV3 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateUsersActivityV3;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_USERS_V4`. Adds users to an organization, each with API keys,
 * authenticators and tags.
 */
export interface CreateUsersIntentV4 {
  /** A user to create, whose OAuth accounts can be named by their claims too. */
  readonly users: readonly UserParamsV4[];
}

/** `CreateUsersIntentV4` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedCreateUsersIntentV4 extends Omit<CreateUsersIntentV4, "users"> {
  /** A user to create, whose OAuth accounts can be named by their claims too. */
  readonly users: readonly ReceivedUserParamsV4[];
}

/** Activity of type `ACTIVITY_TYPE_CREATE_USERS_V4`. OAuth accounts can be named by their claims too. */
export interface CreateUsersActivityV4 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS_V4";
  /** What was asked for. */
  readonly intent: { readonly createUsersIntentV4: ReceivedCreateUsersIntentV4 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createUsersResult?: CreateUsersResult | undefined };
}

/**
 * Body of `submit/create_users` for `ACTIVITY_TYPE_CREATE_USERS_V4`. OAuth accounts can be named by their claims
 * too.
 */
export interface CreateUsersRequestV4 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_USERS_V4";
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
  readonly parameters: CreateUsersIntentV4;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_USERS_V4`. */
export interface CreateUsersResponseV4 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateUsersActivityV4;
}

/**
 * What can be submitted to `submit/create_users`, told apart by `type`. Adds users to an organization, each with
 * API keys, authenticators and tags.
 */
export type CreateUsersBody = CreateUsersRequest | CreateUsersRequestV2 | CreateUsersRequestV3 | CreateUsersRequestV4;
/** What `submit/create_users` answers, by the version that was submitted. */
export type CreateUsersAnswer =
  CreateUsersResponse | CreateUsersResponseV2 | CreateUsersResponseV3 | CreateUsersResponseV4;

/**
 * What `createUsersV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersInput extends InputOf<CreateUsersRequest, "type", "timestampMs"> {}

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
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export function createUsersV1(
  connection: Connection,
  input: CreateUsersInput,
  options?: CallOptions,
): Promise<CreateUsersResponse> {
  return call(connection, createUsersV1Operation, input, options);
}

/**
 * What `createUsersV2` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersInputV2 extends InputOf<CreateUsersRequestV2, "type", "timestampMs"> {}

/** `createUsersV2` as data. */
export const createUsersV2Operation: Operation = {
  name: "createUsersV2",
  path: "/public/v1/submit/create_users",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_USERS_V2",
  fill: ["timestampMs"],
};

/**
 * Omits the access type, which follows from the credentials, and takes attestations in their short form.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export function createUsersV2(
  connection: Connection,
  input: CreateUsersInputV2,
  options?: CallOptions,
): Promise<CreateUsersResponseV2> {
  return call(connection, createUsersV2Operation, input, options);
}

/**
 * What `createUsersV3` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export interface CreateUsersInputV3 extends InputOf<CreateUsersRequestV3, "type", "timestampMs"> {}

/** `createUsersV3` as data. */
export const createUsersV3Operation: Operation = {
  name: "createUsersV3",
  path: "/public/v1/submit/create_users",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_USERS_V3",
  fill: ["timestampMs"],
};

/**
 * Users can have a phone number and OAuth accounts, and their API keys name their curve.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_USERS_V4`.
 */
export function createUsersV3(
  connection: Connection,
  input: CreateUsersInputV3,
  options?: CallOptions,
): Promise<CreateUsersResponseV3> {
  return call(connection, createUsersV3Operation, input, options);
}

/** What `createUsers` takes: its request without what the client fills in. */
export interface CreateUsersInputV4 extends InputOf<CreateUsersRequestV4, "type", "timestampMs"> {}

/** `createUsers` as data. */
export const createUsersOperation: Operation = {
  name: "createUsers",
  path: "/public/v1/submit/create_users",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_USERS_V4",
  fill: ["timestampMs"],
};

/**
 * OAuth accounts can be named by their claims too.
 *
 * @throws ApiError as `call` says
 */
export function createUsers(
  connection: Connection,
  input: CreateUsersInputV4,
  options?: CallOptions,
): Promise<CreateUsersResponseV4> {
  return call(connection, createUsersOperation, input, options);
}
