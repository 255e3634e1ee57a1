// Logs in a user with the one-time code from initOtpAuth: makes an expiring API key and returns its private half,
// encrypted to a key that the caller holds. Submitted to `submit/otp_auth`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ApiKeyId,
  ApiKeyName,
  CredentialBundle,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OtpCode,
  OtpId,
  TargetPublicKey,
  UserId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_OTP_AUTH`. Logs in a user with the one-time code from initOtpAuth: makes an
 * expiring API key and returns its private half, encrypted to a key that the caller holds.
 */
export interface OtpAuthIntent {
  /** Id from the result of initOtpAuth. */
  readonly otpId: OtpId;
  /** Code that the user received. */
  readonly otpCode: OtpCode;
  /**
   * Key of the caller to which the credential bundle is encrypted. When absent, the code is checked and no API key
   * is made.
   */
  readonly targetPublicKey?: TargetPublicKey | undefined;
  /** Name of the new API key. The service generates one by default. */
  readonly apiKeyName?: ApiKeyName | undefined;
  /** How long the new API key works, in seconds as a decimal string. Default 900. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** When true, keys from the user's earlier logins with one-time codes stop working. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_OTP_AUTH` answers. */
export interface OtpAuthResult {
  /** User to whom the code was sent. */
  readonly userId: UserId;
  /** Id of the new API key. Absent when none was made. */
  readonly apiKeyId?: ApiKeyId | undefined;
  /** Private half of the new API key encrypted to the target key. Absent when no key was made. */
  readonly credentialBundle?: CredentialBundle | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_OTP_AUTH`. Logs in a user with the one-time code from initOtpAuth: makes an
 * expiring API key and returns its private half, encrypted to a key that the caller holds.
 */
export interface OtpAuthActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OTP_AUTH";
  /** What was asked for. */
  readonly intent: { readonly otpAuthIntent: OtpAuthIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly otpAuthResult?: OtpAuthResult | undefined };
}

/**
 * Body of `submit/otp_auth` for `ACTIVITY_TYPE_OTP_AUTH`. Logs in a user with the one-time code from
 * initOtpAuth: makes an expiring API key and returns its private half, encrypted to a key that the caller holds.
 */
export interface OtpAuthRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OTP_AUTH";
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
  readonly parameters: OtpAuthIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_OTP_AUTH`. */
export interface OtpAuthResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: OtpAuthActivity;
}

/** What `otpAuth` takes: its request without what the client fills in. */
export interface OtpAuthInput extends InputOf<OtpAuthRequest, "type", "timestampMs"> {}

/** `otpAuth` as data. */
export const otpAuthOperation: Operation = {
  name: "otpAuth",
  path: "/public/v1/submit/otp_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_OTP_AUTH",
  fill: ["timestampMs"],
};

/**
 * Logs in a user with the one-time code from initOtpAuth: makes an expiring API key and returns its private
 * half, encrypted to a key that the caller holds.
 *
 * @throws ApiError as `call` says
 */
export function otpAuth(connection: Connection, input: OtpAuthInput, options?: CallOptions): Promise<OtpAuthResponse> {
  return call(connection, otpAuthOperation, input, options);
}
