// Opens a session for the caller: the given public key becomes an expiring API key of the user whose credential has
// stamped the request. Users of a sub-organization may name its parent instead, where one sub-organization alone has
// their credential. Submitted to `submit/stamp_login`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  PublicKey,
  SessionJwt,
  SessionProfileId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_STAMP_LOGIN`. Opens a session for the caller: the given public key becomes an
 * expiring API key of the user whose credential has stamped the request. Users of a sub-organization may name
 * its parent instead, where one sub-organization alone has their credential.
 */
export interface StampLoginIntent {
  /** Key of the session, made by the caller; compressed, on P-256. */
  readonly publicKey: PublicKey;
  /** How long the session lasts, in seconds as a decimal string. Default 900; at most a year. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** When true, the user's earlier sessions end. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** Profile that narrows the session down. */
  readonly sessionProfileId?: SessionProfileId | undefined;
}

/** What a completed `ACTIVITY_TYPE_STAMP_LOGIN` answers. */
export interface StampLoginResult {
  /** The session. Only the response to the request contains it. */
  readonly session: SessionJwt;
}

/**
 * Activity of type `ACTIVITY_TYPE_STAMP_LOGIN`. Opens a session for the caller: the given public key becomes an
 * expiring API key of the user whose credential has stamped the request. Users of a sub-organization may name
 * its parent instead, where one sub-organization alone has their credential.
 */
export interface StampLoginActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_STAMP_LOGIN";
  /** What was asked for. */
  readonly intent: { readonly stampLoginIntent: StampLoginIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly stampLoginResult?: StampLoginResult | undefined };
}

/**
 * Body of `submit/stamp_login` for `ACTIVITY_TYPE_STAMP_LOGIN`. Opens a session for the caller: the given public
 * key becomes an expiring API key of the user whose credential has stamped the request. Users of a
 * sub-organization may name its parent instead, where one sub-organization alone has their credential.
 */
export interface StampLoginRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_STAMP_LOGIN";
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
  readonly parameters: StampLoginIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_STAMP_LOGIN`. */
export interface StampLoginResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: StampLoginActivity;
}

/** What `stampLogin` takes: its request without what the client fills in. */
export interface StampLoginInput extends InputOf<StampLoginRequest, "type", "timestampMs"> {}

/** `stampLogin` as data. */
export const stampLoginOperation: Operation = {
  name: "stampLogin",
  path: "/public/v1/submit/stamp_login",
  kind: "submit",
  type: "ACTIVITY_TYPE_STAMP_LOGIN",
  fill: ["timestampMs"],
};

/**
 * Opens a session for the caller: the given public key becomes an expiring API key of the user whose credential
 * has stamped the request. Users of a sub-organization may name its parent instead, where one sub-organization
 * alone has their credential.
 *
 * @throws ApiError as `call` says
 */
export function stampLogin(
  connection: Connection,
  input: StampLoginInput,
  options?: CallOptions,
): Promise<StampLoginResponse> {
  return call(connection, stampLoginOperation, input, options);
}
