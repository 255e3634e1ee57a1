// Hands in the one-time code that initOtp has sent. Whoever has the right one gets a token, by which otpLogin and other
// operations know that the contact is theirs. After three wrong ones the code is locked. Submitted to
// `submit/verify_otp`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OtpCode,
  OtpId,
  PublicKey,
  VerificationToken,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_VERIFY_OTP`. Hands in the one-time code that initOtp has sent. Whoever has the
 * right one gets a token, by which otpLogin and other operations know that the contact is theirs. After three
 * wrong ones the code is locked.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export interface VerifyOtpIntent {
  /** Id from the result of initOtp. */
  readonly otpId: OtpId;
  /** Code that the person received, in upper or lower case. */
  readonly otpCode: OtpCode;
  /** How long the token is valid, in seconds as a decimal string. Default 3600; at most 86400. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /**
   * P-256 public key, compressed. Only its holder may use the token. Without it, any bearer may use the token, and
   * log in with it once.
   */
  readonly publicKey?: PublicKey | undefined;
}

/** What a completed `ACTIVITY_TYPE_VERIFY_OTP` answers. */
export interface VerifyOtpResult {
  /** The token. Only the response to the request contains it. */
  readonly verificationToken: VerificationToken;
}

/**
 * Activity of type `ACTIVITY_TYPE_VERIFY_OTP`. Takes the code as it is, of versions 1 and 2 of initOtp.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export interface VerifyOtpActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_VERIFY_OTP";
  /** What was asked for. */
  readonly intent: { readonly verifyOtpIntent: VerifyOtpIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly verifyOtpResult?: VerifyOtpResult | undefined };
}

/**
 * Body of `submit/verify_otp` for `ACTIVITY_TYPE_VERIFY_OTP`. Takes the code as it is, of versions 1 and 2 of
 * initOtp.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export interface VerifyOtpRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_VERIFY_OTP";
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
  readonly parameters: VerifyOtpIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_VERIFY_OTP`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export interface VerifyOtpResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: VerifyOtpActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_VERIFY_OTP_V2`. Hands in the one-time code that initOtp has sent. Whoever has the
 * right one gets a token, by which otpLogin and other operations know that the contact is theirs. After three
 * wrong ones the code is locked.
 */
export interface VerifyOtpIntentV2 {
  /** Id from the result of initOtp. */
  readonly otpId: OtpId;
  /** How long the token is valid, in seconds as a decimal string. Default 3600; at most 86400. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /**
   * One-time code and public key encrypted by the client to the target key of initOtp. A JSON string with
   * encappedPublic and ciphertext, both in hex; the plaintext is a JSON text with otp_code and public_key.
   */
  readonly encryptedOtpBundle: string;
}

/**
 * Activity of type `ACTIVITY_TYPE_VERIFY_OTP_V2`. Takes the code encrypted to the target key of version 3 of
 * initOtp, together with the public key.
 */
export interface VerifyOtpActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_VERIFY_OTP_V2";
  /** What was asked for. */
  readonly intent: { readonly verifyOtpIntentV2: VerifyOtpIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly verifyOtpResult?: VerifyOtpResult | undefined };
}

/**
 * Body of `submit/verify_otp` for `ACTIVITY_TYPE_VERIFY_OTP_V2`. Takes the code encrypted to the target key of
 * version 3 of initOtp, together with the public key.
 */
export interface VerifyOtpRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_VERIFY_OTP_V2";
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
  readonly parameters: VerifyOtpIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_VERIFY_OTP_V2`. */
export interface VerifyOtpResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: VerifyOtpActivityV2;
}

/**
 * What can be submitted to `submit/verify_otp`, told apart by `type`. Hands in the one-time code that initOtp
 * has sent. Whoever has the right one gets a token, by which otpLogin and other operations know that the contact
 * is theirs. After three wrong ones the code is locked.
 */
export type VerifyOtpBody = VerifyOtpRequest | VerifyOtpRequestV2;
/** What `submit/verify_otp` answers, by the version that was submitted. */
export type VerifyOtpAnswer = VerifyOtpResponse | VerifyOtpResponseV2;

/**
 * What `verifyOtpV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export interface VerifyOtpInput extends InputOf<VerifyOtpRequest, "type", "timestampMs"> {}

/** `verifyOtpV1` as data. */
export const verifyOtpV1Operation: Operation = {
  name: "verifyOtpV1",
  path: "/public/v1/submit/verify_otp",
  kind: "submit",
  type: "ACTIVITY_TYPE_VERIFY_OTP",
  fill: ["timestampMs"],
};

/**
 * Takes the code as it is, of versions 1 and 2 of initOtp.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export function verifyOtpV1(
  connection: Connection,
  input: VerifyOtpInput,
  options?: CallOptions,
): Promise<VerifyOtpResponse> {
  return call(connection, verifyOtpV1Operation, input, options);
}

/** What `verifyOtp` takes: its request without what the client fills in. */
export interface VerifyOtpInputV2 extends InputOf<VerifyOtpRequestV2, "type", "timestampMs"> {}

/** `verifyOtp` as data. */
export const verifyOtpOperation: Operation = {
  name: "verifyOtp",
  path: "/public/v1/submit/verify_otp",
  kind: "submit",
  type: "ACTIVITY_TYPE_VERIFY_OTP_V2",
  fill: ["timestampMs"],
};

/**
 * Takes the code encrypted to the target key of version 3 of initOtp, together with the public key.
 *
 * @throws ApiError as `call` says
 */
export function verifyOtp(
  connection: Connection,
  input: VerifyOtpInputV2,
  options?: CallOptions,
): Promise<VerifyOtpResponseV2> {
  return call(connection, verifyOtpOperation, input, options);
}
