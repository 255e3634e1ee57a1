// Creates a top-level organization with one root user. Submitted to `submit/create_organization`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { Email, MillisecondTimestamp, OrganizationId, OrganizationName, UserId } from "../scalars.js";
import type {
  AuthenticatorParams,
  AuthenticatorParamsV2,
  ReceivedAuthenticatorParams,
  ReceivedAuthenticatorParamsV2,
} from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_ORGANIZATION`. Creates a top-level organization with one root user.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export interface CreateOrganizationIntent {
  /** Name shown to people. */
  readonly organizationName: OrganizationName;
  /** E-mail address of the root user. */
  readonly rootEmail: Email;
  /** Authenticator that the root user logs in with. */
  readonly rootAuthenticator: AuthenticatorParams;
  /** Id of the root user. The service generates one by default. */
  readonly rootUserId?: UserId | undefined;
}

/**
 * `CreateOrganizationIntent` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export interface ReceivedCreateOrganizationIntent extends Omit<CreateOrganizationIntent, "rootAuthenticator"> {
  /** Authenticator that the root user logs in with. */
  readonly rootAuthenticator: ReceivedAuthenticatorParams;
}

/** What a completed `ACTIVITY_TYPE_CREATE_ORGANIZATION` answers. */
export interface CreateOrganizationResult {
  /** Id of the new organization. */
  readonly organizationId: OrganizationId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_ORGANIZATION`. Takes the root user's WebAuthn credential as browsers
 * return it.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export interface CreateOrganizationActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_ORGANIZATION";
  /** What was asked for. */
  readonly intent: { readonly createOrganizationIntent: ReceivedCreateOrganizationIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createOrganizationResult?: CreateOrganizationResult | undefined };
}

/**
 * Body of `submit/create_organization` for `ACTIVITY_TYPE_CREATE_ORGANIZATION`. Takes the root user's WebAuthn
 * credential as browsers return it.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export interface CreateOrganizationRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_ORGANIZATION";
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
  readonly parameters: CreateOrganizationIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_ORGANIZATION`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export interface CreateOrganizationResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateOrganizationActivity;
}

/** Parameters of `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. Creates a top-level organization with one root user. */
export interface CreateOrganizationIntentV2 {
  /** Name shown to people. */
  readonly organizationName: OrganizationName;
  /** E-mail address of the root user. */
  readonly rootEmail: Email;
  /** Authenticator that the root user logs in with. */
  readonly rootAuthenticator: AuthenticatorParamsV2;
  /** Id of the root user. The service generates one by default. */
  readonly rootUserId?: UserId | undefined;
}

/**
 * `CreateOrganizationIntentV2` as it is answered: a newer server may have written values that are not listed
 * here.
 */
export interface ReceivedCreateOrganizationIntentV2 extends Omit<CreateOrganizationIntentV2, "rootAuthenticator"> {
  /** Authenticator that the root user logs in with. */
  readonly rootAuthenticator: ReceivedAuthenticatorParamsV2;
}

/** Activity of type `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. Takes the attestation in its short form. */
export interface CreateOrganizationActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2";
  /** What was asked for. */
  readonly intent: { readonly createOrganizationIntentV2: ReceivedCreateOrganizationIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createOrganizationResult?: CreateOrganizationResult | undefined };
}

/**
 * Body of `submit/create_organization` for `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. Takes the attestation in its
 * short form.
 */
export interface CreateOrganizationRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2";
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
  readonly parameters: CreateOrganizationIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`. */
export interface CreateOrganizationResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateOrganizationActivityV2;
}

/**
 * What can be submitted to `submit/create_organization`, told apart by `type`. Creates a top-level organization
 * with one root user.
 */
export type CreateOrganizationBody = CreateOrganizationRequest | CreateOrganizationRequestV2;
/** What `submit/create_organization` answers, by the version that was submitted. */
export type CreateOrganizationAnswer = CreateOrganizationResponse | CreateOrganizationResponseV2;

/**
 * What `createOrganizationV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export interface CreateOrganizationInput extends InputOf<CreateOrganizationRequest, "type", "timestampMs"> {}

/** `createOrganizationV1` as data. */
export const createOrganizationV1Operation: Operation = {
  name: "createOrganizationV1",
  path: "/public/v1/submit/create_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_ORGANIZATION",
  fill: ["timestampMs"],
};

/**
 * Takes the root user's WebAuthn credential as browsers return it.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_ORGANIZATION_V2`.
 */
export function createOrganizationV1(
  connection: Connection,
  input: CreateOrganizationInput,
  options?: CallOptions,
): Promise<CreateOrganizationResponse> {
  return call(connection, createOrganizationV1Operation, input, options);
}

/** What `createOrganization` takes: its request without what the client fills in. */
export interface CreateOrganizationInputV2 extends InputOf<CreateOrganizationRequestV2, "type", "timestampMs"> {}

/** `createOrganization` as data. */
export const createOrganizationOperation: Operation = {
  name: "createOrganization",
  path: "/public/v1/submit/create_organization",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2",
  fill: ["timestampMs"],
};

/**
 * Takes the attestation in its short form.
 *
 * @throws ApiError as `call` says
 */
export function createOrganization(
  connection: Connection,
  input: CreateOrganizationInputV2,
  options?: CallOptions,
): Promise<CreateOrganizationResponseV2> {
  return call(connection, createOrganizationOperation, input, options);
}
