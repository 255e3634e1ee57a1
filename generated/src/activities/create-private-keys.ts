// Creates private keys that belong to no wallet. They never leave the service unless they are exported. Submitted to
// `submit/create_private_keys`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PrivateKeyId } from "../scalars.js";
import type { PrivateKeyParams, PrivateKeyResult, ReceivedPrivateKeyParams } from "../shapes/private-keys.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS`. Creates private keys that belong to no wallet. They never
 * leave the service unless they are exported.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export interface CreatePrivateKeysIntent {
  /** Keys to make. At least one. */
  readonly privateKeys: readonly PrivateKeyParams[];
}

/**
 * `CreatePrivateKeysIntent` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export interface ReceivedCreatePrivateKeysIntent extends Omit<CreatePrivateKeysIntent, "privateKeys"> {
  /** Keys to make. At least one. */
  readonly privateKeys: readonly ReceivedPrivateKeyParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS` answers. */
export interface CreatePrivateKeysResult {
  /** Ids of the new keys in the order of the request. */
  readonly privateKeyIds: readonly PrivateKeyId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS`. Answers with the ids of the keys only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export interface CreatePrivateKeysActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS";
  /** What was asked for. */
  readonly intent: { readonly createPrivateKeysIntent: ReceivedCreatePrivateKeysIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createPrivateKeysResult?: CreatePrivateKeysResult | undefined };
}

/**
 * Body of `submit/create_private_keys` for `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS`. Answers with the ids of the keys
 * only.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export interface CreatePrivateKeysRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS";
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
  readonly parameters: CreatePrivateKeysIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export interface CreatePrivateKeysResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreatePrivateKeysActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. Creates private keys that belong to no wallet. They
 * never leave the service unless they are exported.
 */
export interface CreatePrivateKeysIntentV2 {
  /** Keys to make. At least one. */
  readonly privateKeys: readonly PrivateKeyParams[];
}

/**
 * `CreatePrivateKeysIntentV2` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedCreatePrivateKeysIntentV2 extends Omit<CreatePrivateKeysIntentV2, "privateKeys"> {
  /** Keys to make. At least one. */
  readonly privateKeys: readonly ReceivedPrivateKeyParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2` answers. */
export interface CreatePrivateKeysResultV2 {
  /** The new keys with their addresses in the order of the request. */
  readonly privateKeys: readonly PrivateKeyResult[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. Takes the same parameters and answers with the keys'
 * addresses too.
 */
export interface CreatePrivateKeysActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2";
  /** What was asked for. */
  readonly intent: { readonly createPrivateKeysIntentV2: ReceivedCreatePrivateKeysIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createPrivateKeysResultV2?: CreatePrivateKeysResultV2 | undefined };
}

/**
 * Body of `submit/create_private_keys` for `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. Takes the same parameters and
 * answers with the keys' addresses too.
 */
export interface CreatePrivateKeysRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2";
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
  readonly parameters: CreatePrivateKeysIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`. */
export interface CreatePrivateKeysResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreatePrivateKeysActivityV2;
}

/**
 * What can be submitted to `submit/create_private_keys`, told apart by `type`. Creates private keys that belong
 * to no wallet. They never leave the service unless they are exported.
 */
export type CreatePrivateKeysBody = CreatePrivateKeysRequest | CreatePrivateKeysRequestV2;
/** What `submit/create_private_keys` answers, by the version that was submitted. */
export type CreatePrivateKeysAnswer = CreatePrivateKeysResponse | CreatePrivateKeysResponseV2;

/**
 * What `createPrivateKeysV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export interface CreatePrivateKeysInput extends InputOf<CreatePrivateKeysRequest, "type", "timestampMs"> {}

/** `createPrivateKeysV1` as data. */
export const createPrivateKeysV1Operation: Operation = {
  name: "createPrivateKeysV1",
  path: "/public/v1/submit/create_private_keys",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS",
  fill: ["timestampMs"],
};

/**
 * Answers with the ids of the keys only.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2`.
 */
export function createPrivateKeysV1(
  connection: Connection,
  input: CreatePrivateKeysInput,
  options?: CallOptions,
): Promise<CreatePrivateKeysResponse> {
  return call(connection, createPrivateKeysV1Operation, input, options);
}

/** What `createPrivateKeys` takes: its request without what the client fills in. */
export interface CreatePrivateKeysInputV2 extends InputOf<CreatePrivateKeysRequestV2, "type", "timestampMs"> {}

/** `createPrivateKeys` as data. */
export const createPrivateKeysOperation: Operation = {
  name: "createPrivateKeys",
  path: "/public/v1/submit/create_private_keys",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2",
  fill: ["timestampMs"],
};

/**
 * Takes the same parameters and answers with the keys' addresses too.
 *
 * @throws ApiError as `call` says
 */
export function createPrivateKeys(
  connection: Connection,
  input: CreatePrivateKeysInputV2,
  options?: CallOptions,
): Promise<CreatePrivateKeysResponseV2> {
  return call(connection, createPrivateKeysOperation, input, options);
}
