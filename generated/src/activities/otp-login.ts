// Opens a session for the user to whom the contact in a verification token belongs: the given public key becomes an
// expiring API key of that user. The contact must be verified. A token of a parent serves in all of its
// sub-organizations, one of a sub-organization there alone. Submitted to `submit/otp_login`.

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
  VerificationToken,
} from "../scalars.js";
import type { ClientSignature } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_OTP_LOGIN`. Opens a session for the user to whom the contact in a verification
 * token belongs: the given public key becomes an expiring API key of that user. The contact must be verified. A
 * token of a parent serves in all of its sub-organizations, one of a sub-organization there alone.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export interface OtpLoginIntent {
  /** Token from verifyOtp. */
  readonly verificationToken: VerificationToken;
  /** Key of the session, made by the client; compressed, on P-256. */
  readonly publicKey: PublicKey;
  /** How long the session lasts, in seconds as a decimal string. Default 900; at most a year. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** When true, the user's earlier sessions end. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /**
   * Signature by the key in the token; required if it has one. The message is a JSON text with type
   * USAGE_TYPE_LOGIN, the tokenId, and login with the publicKey of the session.
   */
  readonly clientSignature?: ClientSignature | undefined;
  /** Profile that narrows the session down. */
  readonly sessionProfileId?: SessionProfileId | undefined;
}

/** What a completed `ACTIVITY_TYPE_OTP_LOGIN` answers. */
export interface OtpLoginResult {
  /** The session. Only the response to the request contains it. */
  readonly session: SessionJwt;
}

/**
 * Activity of type `ACTIVITY_TYPE_OTP_LOGIN`. A token without a public key needs no signature.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export interface OtpLoginActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OTP_LOGIN";
  /** What was asked for. */
  readonly intent: { readonly otpLoginIntent: OtpLoginIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly otpLoginResult?: OtpLoginResult | undefined };
}

/**
 * Body of `submit/otp_login` for `ACTIVITY_TYPE_OTP_LOGIN`. A token without a public key needs no signature.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export interface OtpLoginRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OTP_LOGIN";
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
  readonly parameters: OtpLoginIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_OTP_LOGIN`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export interface OtpLoginResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: OtpLoginActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_OTP_LOGIN_V2`. Opens a session for the user to whom the contact in a verification
 * token belongs: the given public key becomes an expiring API key of that user. The contact must be verified. A
 * token of a parent serves in all of its sub-organizations, one of a sub-organization there alone.
 */
export interface OtpLoginIntentV2 {
  /** Token from verifyOtp. */
  readonly verificationToken: VerificationToken;
  /** Key of the session, made by the client; compressed, on P-256. */
  readonly publicKey: PublicKey;
  /** How long the session lasts, in seconds as a decimal string. Default 900; at most a year. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** When true, the user's earlier sessions end. Default: false. */
  readonly invalidateExisting?: boolean | undefined;
  /** Profile that narrows the session down. */
  readonly sessionProfileId?: SessionProfileId | undefined;
  /**
   * Signature by the key in the token. The message is a JSON text with type USAGE_TYPE_LOGIN, the tokenId, and
   * login with the publicKey of the session.
   */
  readonly clientSignature: ClientSignature;
}

/** Activity of type `ACTIVITY_TYPE_OTP_LOGIN_V2`. Always asks for the signature. */
export interface OtpLoginActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OTP_LOGIN_V2";
  /** What was asked for. */
  readonly intent: { readonly otpLoginIntentV2: OtpLoginIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly otpLoginResult?: OtpLoginResult | undefined };
}

/** Body of `submit/otp_login` for `ACTIVITY_TYPE_OTP_LOGIN_V2`. Always asks for the signature. */
export interface OtpLoginRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_OTP_LOGIN_V2";
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
  readonly parameters: OtpLoginIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_OTP_LOGIN_V2`. */
export interface OtpLoginResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: OtpLoginActivityV2;
}

/**
 * What can be submitted to `submit/otp_login`, told apart by `type`. Opens a session for the user to whom the
 * contact in a verification token belongs: the given public key becomes an expiring API key of that user. The
 * contact must be verified. A token of a parent serves in all of its sub-organizations, one of a
 * sub-organization there alone.
 */
export type OtpLoginBody = OtpLoginRequest | OtpLoginRequestV2;
/** What `submit/otp_login` answers, by the version that was submitted. */
export type OtpLoginAnswer = OtpLoginResponse | OtpLoginResponseV2;

/**
 * What `otpLoginV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export interface OtpLoginInput extends InputOf<OtpLoginRequest, "type", "timestampMs"> {}

/** `otpLoginV1` as data. */
export const otpLoginV1Operation: Operation = {
  name: "otpLoginV1",
  path: "/public/v1/submit/otp_login",
  kind: "submit",
  type: "ACTIVITY_TYPE_OTP_LOGIN",
  fill: ["timestampMs"],
};

/**
 * A token without a public key needs no signature.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export function otpLoginV1(
  connection: Connection,
  input: OtpLoginInput,
  options?: CallOptions,
): Promise<OtpLoginResponse> {
  return call(connection, otpLoginV1Operation, input, options);
}

/** What `otpLogin` takes: its request without what the client fills in. */
export interface OtpLoginInputV2 extends InputOf<OtpLoginRequestV2, "type", "timestampMs"> {}

/** `otpLogin` as data. */
export const otpLoginOperation: Operation = {
  name: "otpLogin",
  path: "/public/v1/submit/otp_login",
  kind: "submit",
  type: "ACTIVITY_TYPE_OTP_LOGIN_V2",
  fill: ["timestampMs"],
};

/**
 * Always asks for the signature.
 *
 * @throws ApiError as `call` says
 */
export function otpLogin(
  connection: Connection,
  input: OtpLoginInputV2,
  options?: CallOptions,
): Promise<OtpLoginResponseV2> {
  return call(connection, otpLoginOperation, input, options);
}
