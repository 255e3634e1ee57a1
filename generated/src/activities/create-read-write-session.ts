// Opens a session that may also submit activities: makes an expiring API key for a user and returns its private half,
// encrypted to a key that the caller holds. Submitted to `submit/create_read_write_session`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ApiKeyId,
  ApiKeyName,
  CredentialBundle,
  Email,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OrganizationName,
  TargetPublicKey,
  UserId,
  UserName,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION`. Opens a session that may also submit activities:
 * makes an expiring API key for a user and returns its private half, encrypted to a key that the caller holds.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export interface CreateReadWriteSessionIntent {
  /** Key of the caller to which the credential bundle is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** E-mail address of the user to log in. */
  readonly email: Email;
  /** Name of the new API key. The service generates one by default. */
  readonly apiKeyName?: ApiKeyName | undefined;
  /** How long the new API key works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION` answers. */
export interface CreateReadWriteSessionResult {
  /** Organization in which the session is valid. */
  readonly organizationId: OrganizationId;
  /** Name of that organization. */
  readonly organizationName: OrganizationName;
  /** User for whom the session acts. */
  readonly userId: UserId;
  /** Name of that user. */
  readonly username: UserName;
  /** Id of the new API key. */
  readonly apiKeyId: ApiKeyId;
  /** Private half of the new API key encrypted to the target key. */
  readonly credentialBundle: CredentialBundle;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION`. Finds the user by e-mail address.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export interface CreateReadWriteSessionActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION";
  /** What was asked for. */
  readonly intent: { readonly createReadWriteSessionIntent: CreateReadWriteSessionIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createReadWriteSessionResult?: CreateReadWriteSessionResult | undefined };
}

/**
 * Body of `submit/create_read_write_session` for `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION`. Finds the user by
 * e-mail address.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export interface CreateReadWriteSessionRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION";
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
  readonly parameters: CreateReadWriteSessionIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export interface CreateReadWriteSessionResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateReadWriteSessionActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. Opens a session that may also submit activities:
 * makes an expiring API key for a user and returns its private half, encrypted to a key that the caller holds.
 */
export interface CreateReadWriteSessionIntentV2 {
  /** Key of the caller to which the credential bundle is encrypted. */
  readonly targetPublicKey: TargetPublicKey;
  /** Name of the new API key. The service generates one by default. */
  readonly apiKeyName?: ApiKeyName | undefined;
  /** How long the new API key works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** User to log in. By default the caller. */
  readonly userId?: UserId | undefined;
  /** When true, keys from the user's earlier read-write sessions stop working. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2` answers. */
export interface CreateReadWriteSessionResultV2 {
  /** Organization in which the session is valid. */
  readonly organizationId: OrganizationId;
  /** Name of that organization. */
  readonly organizationName: OrganizationName;
  /** User for whom the session acts. */
  readonly userId: UserId;
  /** Name of that user. */
  readonly username: UserName;
  /** Id of the new API key. */
  readonly apiKeyId: ApiKeyId;
  /** Private half of the new API key encrypted to the target key. */
  readonly credentialBundle: CredentialBundle;
}

/** Activity of type `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. The user, by id. */
export interface CreateReadWriteSessionActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2";
  /** What was asked for. */
  readonly intent: { readonly createReadWriteSessionIntentV2: CreateReadWriteSessionIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createReadWriteSessionResultV2?: CreateReadWriteSessionResultV2 | undefined };
}

/** Body of `submit/create_read_write_session` for `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. The user, by id. */
export interface CreateReadWriteSessionRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2";
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
  readonly parameters: CreateReadWriteSessionIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`. */
export interface CreateReadWriteSessionResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateReadWriteSessionActivityV2;
}

/**
 * What can be submitted to `submit/create_read_write_session`, told apart by `type`. Opens a session that may
 * also submit activities: makes an expiring API key for a user and returns its private half, encrypted to a key
 * that the caller holds.
 */
export type CreateReadWriteSessionBody = CreateReadWriteSessionRequest | CreateReadWriteSessionRequestV2;
/** What `submit/create_read_write_session` answers, by the version that was submitted. */
export type CreateReadWriteSessionAnswer = CreateReadWriteSessionResponse | CreateReadWriteSessionResponseV2;

/**
 * What `createReadWriteSessionV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export interface CreateReadWriteSessionInput extends InputOf<CreateReadWriteSessionRequest, "type", "timestampMs"> {}

/** `createReadWriteSessionV1` as data. */
export const createReadWriteSessionV1Operation: Operation = {
  name: "createReadWriteSessionV1",
  path: "/public/v1/submit/create_read_write_session",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION",
  fill: ["timestampMs"],
};

/**
 * Finds the user by e-mail address.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2`.
 */
export function createReadWriteSessionV1(
  connection: Connection,
  input: CreateReadWriteSessionInput,
  options?: CallOptions,
): Promise<CreateReadWriteSessionResponse> {
  return call(connection, createReadWriteSessionV1Operation, input, options);
}

/** What `createReadWriteSession` takes: its request without what the client fills in. */
export interface CreateReadWriteSessionInputV2 extends InputOf<
  CreateReadWriteSessionRequestV2,
  "type",
  "timestampMs"
> {}

/** `createReadWriteSession` as data. */
export const createReadWriteSessionOperation: Operation = {
  name: "createReadWriteSession",
  path: "/public/v1/submit/create_read_write_session",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2",
  fill: ["timestampMs"],
};

/**
 * The user, by id.
 *
 * @throws ApiError as `call` says
 */
export function createReadWriteSession(
  connection: Connection,
  input: CreateReadWriteSessionInputV2,
  options?: CallOptions,
): Promise<CreateReadWriteSessionResponseV2> {
  return call(connection, createReadWriteSessionOperation, input, options);
}
