// Adds WebAuthn authenticators to a user. The challenge and the attestation come from the registration ceremony that
// the browser has just completed. Submitted to `submit/create_authenticators`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { AuthenticatorId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type {
  AuthenticatorParams,
  AuthenticatorParamsV2,
  ReceivedAuthenticatorParams,
  ReceivedAuthenticatorParamsV2,
} from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_AUTHENTICATORS`. Adds WebAuthn authenticators to a user. The challenge and
 * the attestation come from the registration ceremony that the browser has just completed.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export interface CreateAuthenticatorsIntent {
  /** Authenticators to add. At least one. */
  readonly authenticators: readonly AuthenticatorParams[];
  /** User whose authenticators these become. */
  readonly userId: UserId;
}

/**
 * `CreateAuthenticatorsIntent` as it is answered: a newer server may have written values that are not listed
 * here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export interface ReceivedCreateAuthenticatorsIntent extends Omit<CreateAuthenticatorsIntent, "authenticators"> {
  /** Authenticators to add. At least one. */
  readonly authenticators: readonly ReceivedAuthenticatorParams[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_AUTHENTICATORS` answers. */
export interface CreateAuthenticatorsResult {
  /** Ids of the new authenticators in the order of the request. */
  readonly authenticatorIds: readonly AuthenticatorId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_AUTHENTICATORS`. Takes WebAuthn credentials as browsers return them.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export interface CreateAuthenticatorsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS";
  /** What was asked for. */
  readonly intent: { readonly createAuthenticatorsIntent: ReceivedCreateAuthenticatorsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createAuthenticatorsResult?: CreateAuthenticatorsResult | undefined };
}

/**
 * Body of `submit/create_authenticators` for `ACTIVITY_TYPE_CREATE_AUTHENTICATORS`. Takes WebAuthn credentials
 * as browsers return them.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export interface CreateAuthenticatorsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS";
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
  readonly parameters: CreateAuthenticatorsIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_AUTHENTICATORS`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export interface CreateAuthenticatorsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateAuthenticatorsActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. Adds WebAuthn authenticators to a user. The challenge
 * and the attestation come from the registration ceremony that the browser has just completed.
 */
export interface CreateAuthenticatorsIntentV2 {
  /** Authenticators to add. At least one. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** User whose authenticators these become. */
  readonly userId: UserId;
}

/**
 * `CreateAuthenticatorsIntentV2` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedCreateAuthenticatorsIntentV2 extends Omit<CreateAuthenticatorsIntentV2, "authenticators"> {
  /** Authenticators to add. At least one. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. Takes attestations in their short form and omits
 * the user of each authenticator.
 */
export interface CreateAuthenticatorsActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2";
  /** What was asked for. */
  readonly intent: { readonly createAuthenticatorsIntentV2: ReceivedCreateAuthenticatorsIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createAuthenticatorsResult?: CreateAuthenticatorsResult | undefined };
}

/**
 * Body of `submit/create_authenticators` for `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. Takes attestations in
 * their short form and omits the user of each authenticator.
 */
export interface CreateAuthenticatorsRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2";
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
  readonly parameters: CreateAuthenticatorsIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`. */
export interface CreateAuthenticatorsResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateAuthenticatorsActivityV2;
}

/**
 * What can be submitted to `submit/create_authenticators`, told apart by `type`. Adds WebAuthn authenticators to
 * a user. The challenge and the attestation come from the registration ceremony that the browser has just
 * completed.
 */
export type CreateAuthenticatorsBody = CreateAuthenticatorsRequest | CreateAuthenticatorsRequestV2;
/** What `submit/create_authenticators` answers, by the version that was submitted. */
export type CreateAuthenticatorsAnswer = CreateAuthenticatorsResponse | CreateAuthenticatorsResponseV2;

/**
 * What `createAuthenticatorsV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export interface CreateAuthenticatorsInput extends InputOf<CreateAuthenticatorsRequest, "type", "timestampMs"> {}

/** `createAuthenticatorsV1` as data. */
export const createAuthenticatorsV1Operation: Operation = {
  name: "createAuthenticatorsV1",
  path: "/public/v1/submit/create_authenticators",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS",
  fill: ["timestampMs"],
};

/**
 * Takes WebAuthn credentials as browsers return them.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2`.
 */
export function createAuthenticatorsV1(
  connection: Connection,
  input: CreateAuthenticatorsInput,
  options?: CallOptions,
): Promise<CreateAuthenticatorsResponse> {
  return call(connection, createAuthenticatorsV1Operation, input, options);
}

/** What `createAuthenticators` takes: its request without what the client fills in. */
export interface CreateAuthenticatorsInputV2 extends InputOf<CreateAuthenticatorsRequestV2, "type", "timestampMs"> {}

/** `createAuthenticators` as data. */
export const createAuthenticatorsOperation: Operation = {
  name: "createAuthenticators",
  path: "/public/v1/submit/create_authenticators",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2",
  fill: ["timestampMs"],
};

/**
 * Takes attestations in their short form and omits the user of each authenticator.
 *
 * @throws ApiError as `call` says
 */
export function createAuthenticators(
  connection: Connection,
  input: CreateAuthenticatorsInputV2,
  options?: CallOptions,
): Promise<CreateAuthenticatorsResponseV2> {
  return call(connection, createAuthenticatorsOperation, input, options);
}
