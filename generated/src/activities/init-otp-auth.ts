// Sends a user a one-time code by e-mail or SMS, valid for a few minutes and a few tries. Hand it in with otpAuth.
// Submitted to `submit/init_otp_auth`.

import type { ActivityBase } from "../activity.js";
import type { OtpType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  Email,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OtpContact,
  OtpId,
  OtpLength,
  SenderAddress,
  SenderName,
  UserIdentifier,
} from "../scalars.js";
import type { EmailCustomization, EmailCustomizationParamsV2, SmsCustomization } from "../shapes/messages.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_INIT_OTP_AUTH`. Sends a user a one-time code by e-mail or SMS, valid for a few
 * minutes and a few tries. Hand it in with otpAuth.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthIntent {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where the code is sent, an e-mail address or a phone number as otpType says. Finds the user who has it. */
  readonly contact: OtpContact;
  /** Changes to the look and wording of an e-mail. */
  readonly emailCustomization?: EmailCustomization | undefined;
  /** Changes to the wording of an SMS. */
  readonly smsCustomization?: SmsCustomization | undefined;
  /** Any text that stands for the device, such as a hash of its IP address. Requests are limited by it. */
  readonly userIdentifier?: UserIdentifier | undefined;
  /** Address that an e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with an e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
}

/** What a completed `ACTIVITY_TYPE_INIT_OTP_AUTH` answers. */
export interface InitOtpAuthResult {
  /** Id of the code that was sent. otpAuth asks for it. */
  readonly otpId: OtpId;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_OTP_AUTH`. Sends a user a one-time code by e-mail or SMS, valid for a few
 * minutes and a few tries. Hand it in with otpAuth.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_AUTH";
  /** What was asked for. */
  readonly intent: { readonly initOtpAuthIntent: InitOtpAuthIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initOtpAuthResult?: InitOtpAuthResult | undefined };
}

/**
 * Body of `submit/init_otp_auth` for `ACTIVITY_TYPE_INIT_OTP_AUTH`. Sends a user a one-time code by e-mail or
 * SMS, valid for a few minutes and a few tries. Hand it in with otpAuth.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_AUTH";
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
  readonly parameters: InitOtpAuthIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_INIT_OTP_AUTH`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitOtpAuthActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_INIT_OTP_AUTH_V2`. Sends a user a one-time code by e-mail or SMS, valid for a few
 * minutes and a few tries. Hand it in with otpAuth.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthIntentV2 {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where the code is sent, an e-mail address or a phone number as otpType says. Finds the user who has it. */
  readonly contact: OtpContact;
  /** Changes to the look and wording of an e-mail. */
  readonly emailCustomization?: EmailCustomization | undefined;
  /** Changes to the wording of an SMS. */
  readonly smsCustomization?: SmsCustomization | undefined;
  /** Any text that stands for the device, such as a hash of its IP address. Requests are limited by it. */
  readonly userIdentifier?: UserIdentifier | undefined;
  /** Address that an e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with an e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
  /** Number of characters of a one-time code. Default: 9. */
  readonly otpLength?: OtpLength | undefined;
  /** Whether the code has unambiguous capital letters as well as digits. Default: true. */
  readonly alphanumeric?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_INIT_OTP_AUTH_V2` answers. */
export interface InitOtpAuthResultV2 {
  /** Id of the code that was sent. otpAuth asks for it. */
  readonly otpId: OtpId;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_OTP_AUTH_V2`. The code can be as long as the app wants it, and have
 * letters. Codes of version 1 have six digits.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2";
  /** What was asked for. */
  readonly intent: { readonly initOtpAuthIntentV2: InitOtpAuthIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initOtpAuthResultV2?: InitOtpAuthResultV2 | undefined };
}

/**
 * Body of `submit/init_otp_auth` for `ACTIVITY_TYPE_INIT_OTP_AUTH_V2`. The code can be as long as the app wants
 * it, and have letters. Codes of version 1 have six digits.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2";
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
  readonly parameters: InitOtpAuthIntentV2;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_INIT_OTP_AUTH_V2`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitOtpAuthActivityV2;
}

/**
 * Parameters of `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. Sends a user a one-time code by e-mail or SMS, valid for a few
 * minutes and a few tries. Hand it in with otpAuth.
 */
export interface InitOtpAuthIntentV3 {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where the code is sent, an e-mail address or a phone number as otpType says. Finds the user who has it. */
  readonly contact: OtpContact;
  /** Changes to the wording of an SMS. */
  readonly smsCustomization?: SmsCustomization | undefined;
  /** Any text that stands for the device, such as a hash of its IP address. Requests are limited by it. */
  readonly userIdentifier?: UserIdentifier | undefined;
  /** Address that an e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Sender name shown with an e-mail's From address. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address. Default: the sender's. */
  readonly replyToEmailAddress?: Email | undefined;
  /** Number of characters of a one-time code. Default: 9. */
  readonly otpLength?: OtpLength | undefined;
  /** Whether the code has unambiguous capital letters as well as digits. Default: true. */
  readonly alphanumeric?: boolean | undefined;
  /** Name of the app, shown in an e-mail. When empty, the organization's name is shown. */
  readonly appName: string;
  /** Changes to the look and wording of an e-mail. */
  readonly emailCustomization?: EmailCustomizationParamsV2 | undefined;
  /** How long the code holds, in seconds as a decimal string. Default 300, at most 600. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
}

/** Activity of type `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. Names the app, and can say how long the code holds. */
export interface InitOtpAuthActivityV3 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3";
  /** What was asked for. */
  readonly intent: { readonly initOtpAuthIntentV3: InitOtpAuthIntentV3 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initOtpAuthResultV2?: InitOtpAuthResultV2 | undefined };
}

/**
 * Body of `submit/init_otp_auth` for `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. Names the app, and can say how long the
 * code holds.
 */
export interface InitOtpAuthRequestV3 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3";
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
  readonly parameters: InitOtpAuthIntentV3;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`. */
export interface InitOtpAuthResponseV3 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitOtpAuthActivityV3;
}

/**
 * What can be submitted to `submit/init_otp_auth`, told apart by `type`. Sends a user a one-time code by e-mail
 * or SMS, valid for a few minutes and a few tries. Hand it in with otpAuth.
 */
export type InitOtpAuthBody = InitOtpAuthRequest | InitOtpAuthRequestV2 | InitOtpAuthRequestV3;
/** What `submit/init_otp_auth` answers, by the version that was submitted. */
export type InitOtpAuthAnswer = InitOtpAuthResponse | InitOtpAuthResponseV2 | InitOtpAuthResponseV3;

/**
 * What `initOtpAuthV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthInput extends InputOf<InitOtpAuthRequest, "type", "timestampMs"> {}

/** `initOtpAuthV1` as data. */
export const initOtpAuthV1Operation: Operation = {
  name: "initOtpAuthV1",
  path: "/public/v1/submit/init_otp_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_OTP_AUTH",
  fill: ["timestampMs"],
};

/**
 * Sends a user a one-time code by e-mail or SMS, valid for a few minutes and a few tries. Hand it in with
 * otpAuth.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export function initOtpAuthV1(
  connection: Connection,
  input: InitOtpAuthInput,
  options?: CallOptions,
): Promise<InitOtpAuthResponse> {
  return call(connection, initOtpAuthV1Operation, input, options);
}

/**
 * What `initOtpAuthV2` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export interface InitOtpAuthInputV2 extends InputOf<InitOtpAuthRequestV2, "type", "timestampMs"> {}

/** `initOtpAuthV2` as data. */
export const initOtpAuthV2Operation: Operation = {
  name: "initOtpAuthV2",
  path: "/public/v1/submit/init_otp_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2",
  fill: ["timestampMs"],
};

/**
 * The code can be as long as the app wants it, and have letters. Codes of version 1 have six digits.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_AUTH_V3`.
 */
export function initOtpAuthV2(
  connection: Connection,
  input: InitOtpAuthInputV2,
  options?: CallOptions,
): Promise<InitOtpAuthResponseV2> {
  return call(connection, initOtpAuthV2Operation, input, options);
}

/** What `initOtpAuth` takes: its request without what the client fills in. */
export interface InitOtpAuthInputV3 extends InputOf<InitOtpAuthRequestV3, "type", "timestampMs"> {}

/** `initOtpAuth` as data. */
export const initOtpAuthOperation: Operation = {
  name: "initOtpAuth",
  path: "/public/v1/submit/init_otp_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3",
  fill: ["timestampMs"],
};

/**
 * Names the app, and can say how long the code holds.
 *
 * @throws ApiError as `call` says
 */
export function initOtpAuth(
  connection: Connection,
  input: InitOtpAuthInputV3,
  options?: CallOptions,
): Promise<InitOtpAuthResponseV3> {
  return call(connection, initOtpAuthOperation, input, options);
}
