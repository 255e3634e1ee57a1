// Adds API keys to a user. The private halves stay with the caller; requests stamped with them act for that user.
// Submitted to `submit/create_api_keys`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ApiKeyId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type { ApiKeyParams, ApiKeyParamsV2, ReceivedApiKeyParamsV2 } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_API_KEYS`. Adds API keys to a user. The private halves stay with the
 * caller; requests stamped with them act for that user.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export interface CreateApiKeysIntent {
  /** Keys to add, at least one. Long-lived and expiring keys have separate limits per user. */
  readonly apiKeys: readonly ApiKeyParams[];
  /** User whose keys these become. */
  readonly userId: UserId;
}

/** What a completed `ACTIVITY_TYPE_CREATE_API_KEYS` answers. */
export interface CreateApiKeysResult {
  /** Ids of the new keys in the order of the request. */
  readonly apiKeyIds: readonly ApiKeyId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_API_KEYS`. Knows keys on the P-256 curve only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export interface CreateApiKeysActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_API_KEYS";
  /** What was asked for. */
  readonly intent: { readonly createApiKeysIntent: CreateApiKeysIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createApiKeysResult?: CreateApiKeysResult | undefined };
}

/**
 * Body of `submit/create_api_keys` for `ACTIVITY_TYPE_CREATE_API_KEYS`. Knows keys on the P-256 curve only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export interface CreateApiKeysRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_API_KEYS";
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
  readonly parameters: CreateApiKeysIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_API_KEYS`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export interface CreateApiKeysResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateApiKeysActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. Adds API keys to a user. The private halves stay with the
 * caller; requests stamped with them act for that user.
 */
export interface CreateApiKeysIntentV2 {
  /** Keys to add, at least one. Long-lived and expiring keys have separate limits per user. */
  readonly apiKeys: readonly ApiKeyParamsV2[];
  /** User whose keys these become. */
  readonly userId: UserId;
}

/** `CreateApiKeysIntentV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedCreateApiKeysIntentV2 extends Omit<CreateApiKeysIntentV2, "apiKeys"> {
  /** Keys to add, at least one. Long-lived and expiring keys have separate limits per user. */
  readonly apiKeys: readonly ReceivedApiKeyParamsV2[];
}

/** Activity of type `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. Every key names its curve. */
export interface CreateApiKeysActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_API_KEYS_V2";
  /** What was asked for. */
  readonly intent: { readonly createApiKeysIntentV2: ReceivedCreateApiKeysIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createApiKeysResult?: CreateApiKeysResult | undefined };
}

/** Body of `submit/create_api_keys` for `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. Every key names its curve. */
export interface CreateApiKeysRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_API_KEYS_V2";
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
  readonly parameters: CreateApiKeysIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_API_KEYS_V2`. */
export interface CreateApiKeysResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateApiKeysActivityV2;
}

/**
 * What can be submitted to `submit/create_api_keys`, told apart by `type`. Adds API keys to a user. The private
 * halves stay with the caller; requests stamped with them act for that user.
 */
export type CreateApiKeysBody = CreateApiKeysRequest | CreateApiKeysRequestV2;
/** What `submit/create_api_keys` answers, by the version that was submitted. */
export type CreateApiKeysAnswer = CreateApiKeysResponse | CreateApiKeysResponseV2;

/**
 * What `createApiKeysV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export interface CreateApiKeysInput extends InputOf<CreateApiKeysRequest, "type", "timestampMs"> {}

/** `createApiKeysV1` as data. */
export const createApiKeysV1Operation: Operation = {
  name: "createApiKeysV1",
  path: "/public/v1/submit/create_api_keys",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_API_KEYS",
  fill: ["timestampMs"],
};

/**
 * Knows keys on the P-256 curve only.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_API_KEYS_V2`.
 */
export function createApiKeysV1(
  connection: Connection,
  input: CreateApiKeysInput,
  options?: CallOptions,
): Promise<CreateApiKeysResponse> {
  return call(connection, createApiKeysV1Operation, input, options);
}

/** What `createApiKeys` takes: its request without what the client fills in. */
export interface CreateApiKeysInputV2 extends InputOf<CreateApiKeysRequestV2, "type", "timestampMs"> {}

/** `createApiKeys` as data. */
export const createApiKeysOperation: Operation = {
  name: "createApiKeys",
  path: "/public/v1/submit/create_api_keys",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
  fill: ["timestampMs"],
};

/**
 * Every key names its curve.
 *
 * @throws ApiError as `call` says
 */
export function createApiKeys(
  connection: Connection,
  input: CreateApiKeysInputV2,
  options?: CallOptions,
): Promise<CreateApiKeysResponseV2> {
  return call(connection, createApiKeysOperation, input, options);
}
