// Links a user to accounts at OAuth providers, so that the user can log in with their OIDC tokens. Submitted to
// `submit/create_oauth_providers`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OauthProviderId, OrganizationId, UserId } from "../scalars.js";
import type { OauthProviderParams, OauthProviderParamsV2 } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS`. Links a user to accounts at OAuth providers, so that the
 * user can log in with their OIDC tokens.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export interface CreateOauthProvidersIntent {
  /** User to link. */
  readonly userId: UserId;
  /** Accounts to link, at least one. The token of each states issuer, audience and subject. */
  readonly oauthProviders: readonly OauthProviderParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS` answers. */
export interface CreateOauthProvidersResult {
  /** Ids of the new links in the order of the request. */
  readonly providerIds: readonly OauthProviderId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS`. Links a user to accounts at OAuth providers, so that
 * the user can log in with their OIDC tokens.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export interface CreateOauthProvidersActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS";
  /** What was asked for. */
  readonly intent: { readonly createOauthProvidersIntent: CreateOauthProvidersIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createOauthProvidersResult?: CreateOauthProvidersResult | undefined };
}

/**
 * Body of `submit/create_oauth_providers` for `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS`. Links a user to accounts
 * at OAuth providers, so that the user can log in with their OIDC tokens.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export interface CreateOauthProvidersRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS";
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
  readonly parameters: CreateOauthProvidersIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export interface CreateOauthProvidersResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateOauthProvidersActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. Links a user to accounts at OAuth providers, so that
 * the user can log in with their OIDC tokens.
 */
export interface CreateOauthProvidersIntentV2 {
  /** User to link. */
  readonly userId: UserId;
  /** Accounts to link, at least one. The token of each states issuer, audience and subject. */
  readonly oauthProviders: readonly OauthProviderParamsV2[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2` answers. */
export interface CreateOauthProvidersResultV2 {
  /** Ids of the new links in the order of the request. */
  readonly providerIds: readonly OauthProviderId[];
}

/** Activity of type `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. Accounts can be named by their claims too. */
export interface CreateOauthProvidersActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2";
  /** What was asked for. */
  readonly intent: { readonly createOauthProvidersIntentV2: CreateOauthProvidersIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createOauthProvidersResultV2?: CreateOauthProvidersResultV2 | undefined };
}

/**
 * Body of `submit/create_oauth_providers` for `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. Accounts can be named
 * by their claims too.
 */
export interface CreateOauthProvidersRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2";
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
  readonly parameters: CreateOauthProvidersIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`. */
export interface CreateOauthProvidersResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateOauthProvidersActivityV2;
}

/**
 * What can be submitted to `submit/create_oauth_providers`, told apart by `type`. Links a user to accounts at
 * OAuth providers, so that the user can log in with their OIDC tokens.
 */
export type CreateOauthProvidersBody = CreateOauthProvidersRequest | CreateOauthProvidersRequestV2;
/** What `submit/create_oauth_providers` answers, by the version that was submitted. */
export type CreateOauthProvidersAnswer = CreateOauthProvidersResponse | CreateOauthProvidersResponseV2;

/**
 * What `createOauthProvidersV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export interface CreateOauthProvidersInput extends InputOf<CreateOauthProvidersRequest, "type", "timestampMs"> {}

/** `createOauthProvidersV1` as data. */
export const createOauthProvidersV1Operation: Operation = {
  name: "createOauthProvidersV1",
  path: "/public/v1/submit/create_oauth_providers",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS",
  fill: ["timestampMs"],
};

/**
 * Links a user to accounts at OAuth providers, so that the user can log in with their OIDC tokens.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2`.
 */
export function createOauthProvidersV1(
  connection: Connection,
  input: CreateOauthProvidersInput,
  options?: CallOptions,
): Promise<CreateOauthProvidersResponse> {
  return call(connection, createOauthProvidersV1Operation, input, options);
}

/** What `createOauthProviders` takes: its request without what the client fills in. */
export interface CreateOauthProvidersInputV2 extends InputOf<CreateOauthProvidersRequestV2, "type", "timestampMs"> {}

/** `createOauthProviders` as data. */
export const createOauthProvidersOperation: Operation = {
  name: "createOauthProviders",
  path: "/public/v1/submit/create_oauth_providers",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2",
  fill: ["timestampMs"],
};

/**
 * Accounts can be named by their claims too.
 *
 * @throws ApiError as `call` says
 */
export function createOauthProviders(
  connection: Connection,
  input: CreateOauthProvidersInputV2,
  options?: CallOptions,
): Promise<CreateOauthProvidersResponseV2> {
  return call(connection, createOauthProvidersOperation, input, options);
}
