// Sends a one-time code to a contact by e-mail or SMS, whether or not a user has it. Hand the code in with verifyOtp.
// No more than three codes to one contact can be valid at a time. Submitted to `submit/init_otp`.

import type { ActivityBase } from "../activity.js";
import type { OtpType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  AppName,
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
 * Parameters of `ACTIVITY_TYPE_INIT_OTP`. Sends a one-time code to a contact by e-mail or SMS, whether or not a
 * user has it. Hand the code in with verifyOtp. No more than three codes to one contact can be valid at a time.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpIntent {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where the code is sent, an e-mail address or a phone number as otpType says. */
  readonly contact: OtpContact;
  /** Number of characters of a one-time code. Default: 9. */
  readonly otpLength?: OtpLength | undefined;
  /** Changes to the look and wording of an e-mail. */
  readonly emailCustomization?: EmailCustomization | undefined;
  /** Changes to the wording of an SMS. */
  readonly smsCustomization?: SmsCustomization | undefined;
  /** Any text that stands for the device, such as a hash of its IP address. Requests are limited by it. */
  readonly userIdentifier?: UserIdentifier | undefined;
  /** Address that an e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Whether the code has letters and digits, or digits alone. Default: true. */
  readonly alphanumeric?: boolean | undefined;
  /** Name that is shown for the sender of an e-mail. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** How long the code holds, in seconds as a decimal string. Default 300; at most 600. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Reply-To address. */
  readonly replyToEmailAddress?: Email | undefined;
}

/** What a completed `ACTIVITY_TYPE_INIT_OTP` answers. */
export interface InitOtpResult {
  /** Id of the code that was sent. verifyOtp asks for it. */
  readonly otpId: OtpId;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_OTP`. The code is handed in with version 1 of verifyOtp, in plain text.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP";
  /** What was asked for. */
  readonly intent: { readonly initOtpIntent: InitOtpIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initOtpResult?: InitOtpResult | undefined };
}

/**
 * Body of `submit/init_otp` for `ACTIVITY_TYPE_INIT_OTP`. The code is handed in with version 1 of verifyOtp, in
 * plain text.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP";
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
  readonly parameters: InitOtpIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_INIT_OTP`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitOtpActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_INIT_OTP_V2`. Sends a one-time code to a contact by e-mail or SMS, whether or not
 * a user has it. Hand the code in with verifyOtp. No more than three codes to one contact can be valid at a
 * time.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpIntentV2 {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where the code is sent, an e-mail address or a phone number as otpType says. */
  readonly contact: OtpContact;
  /** Number of characters of a one-time code. Default: 9. */
  readonly otpLength?: OtpLength | undefined;
  /** Changes to the look and wording of an e-mail. */
  readonly emailCustomization?: EmailCustomizationParamsV2 | undefined;
  /** Changes to the wording of an SMS. */
  readonly smsCustomization?: SmsCustomization | undefined;
  /** Any text that stands for the device, such as a hash of its IP address. Requests are limited by it. */
  readonly userIdentifier?: UserIdentifier | undefined;
  /** Address that an e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Whether the code has letters and digits, or digits alone. Default: true. */
  readonly alphanumeric?: boolean | undefined;
  /** Name that is shown for the sender of an e-mail. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** How long the code holds, in seconds as a decimal string. Default 300; at most 600. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Reply-To address. */
  readonly replyToEmailAddress?: Email | undefined;
  /** Name of the app, shown in the subject and the text of an e-mail. */
  readonly appName: AppName;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_OTP_V2`. Asks for the name of the app.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_V2";
  /** What was asked for. */
  readonly intent: { readonly initOtpIntentV2: InitOtpIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initOtpResult?: InitOtpResult | undefined };
}

/**
 * Body of `submit/init_otp` for `ACTIVITY_TYPE_INIT_OTP_V2`. Asks for the name of the app.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_V2";
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
  readonly parameters: InitOtpIntentV2;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_INIT_OTP_V2`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitOtpActivityV2;
}

/**
 * Parameters of `ACTIVITY_TYPE_INIT_OTP_V3`. Sends a one-time code to a contact by e-mail or SMS, whether or not
 * a user has it. Hand the code in with verifyOtp. No more than three codes to one contact can be valid at a
 * time.
 */
export interface InitOtpIntentV3 {
  /** Way in which the code is sent. */
  readonly otpType: Open<OtpType>;
  /** Where the code is sent, an e-mail address or a phone number as otpType says. */
  readonly contact: OtpContact;
  /** Number of characters of a one-time code. Default: 9. */
  readonly otpLength?: OtpLength | undefined;
  /** Changes to the look and wording of an e-mail. */
  readonly emailCustomization?: EmailCustomizationParamsV2 | undefined;
  /** Changes to the wording of an SMS. */
  readonly smsCustomization?: SmsCustomization | undefined;
  /** Any text that stands for the device, such as a hash of its IP address. Requests are limited by it. */
  readonly userIdentifier?: UserIdentifier | undefined;
  /** Address that an e-mail comes from. By default the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Whether the code has letters and digits, or digits alone. Default: true. */
  readonly alphanumeric?: boolean | undefined;
  /** Name that is shown for the sender of an e-mail. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** How long the code holds, in seconds as a decimal string. Default 300; at most 600. */
  readonly expirationSeconds?: ExpirationSeconds | undefined;
  /** Reply-To address. */
  readonly replyToEmailAddress?: Email | undefined;
  /** Name of the app, shown in the subject and the text of an e-mail. */
  readonly appName: AppName;
}

/** What a completed `ACTIVITY_TYPE_INIT_OTP_V3` answers. */
export interface InitOtpResultV2 {
  /** Id of the code that was sent. verifyOtp asks for it. */
  readonly otpId: OtpId;
  /**
   * Where to encrypt a one-time code. A JSON string with version, data, dataSignature and enclaveQuorumPublic,
   * which is the deployment's key for one-time codes; data is the hex of a JSON text with targetPublic and
   * organizationId. It serves as long as the code.
   */
  readonly otpEncryptionTargetBundle: string;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_OTP_V3`. Returns a key to encrypt the code to, for version 2 of
 * verifyOtp.
 */
export interface InitOtpActivityV3 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_V3";
  /** What was asked for. */
  readonly intent: { readonly initOtpIntentV3: InitOtpIntentV3 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly initOtpResultV2?: InitOtpResultV2 | undefined };
}

/**
 * Body of `submit/init_otp` for `ACTIVITY_TYPE_INIT_OTP_V3`. Returns a key to encrypt the code to, for version 2
 * of verifyOtp.
 */
export interface InitOtpRequestV3 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_INIT_OTP_V3";
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
  readonly parameters: InitOtpIntentV3;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_OTP_V3`. */
export interface InitOtpResponseV3 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitOtpActivityV3;
}

/**
 * What can be submitted to `submit/init_otp`, told apart by `type`. Sends a one-time code to a contact by e-mail
 * or SMS, whether or not a user has it. Hand the code in with verifyOtp. No more than three codes to one contact
 * can be valid at a time.
 */
export type InitOtpBody = InitOtpRequest | InitOtpRequestV2 | InitOtpRequestV3;
/** What `submit/init_otp` answers, by the version that was submitted. */
export type InitOtpAnswer = InitOtpResponse | InitOtpResponseV2 | InitOtpResponseV3;

/**
 * What `initOtpV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpInput extends InputOf<InitOtpRequest, "type", "timestampMs"> {}

/** `initOtpV1` as data. */
export const initOtpV1Operation: Operation = {
  name: "initOtpV1",
  path: "/public/v1/submit/init_otp",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_OTP",
  fill: ["timestampMs"],
};

/**
 * The code is handed in with version 1 of verifyOtp, in plain text.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export function initOtpV1(
  connection: Connection,
  input: InitOtpInput,
  options?: CallOptions,
): Promise<InitOtpResponse> {
  return call(connection, initOtpV1Operation, input, options);
}

/**
 * What `initOtpV2` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export interface InitOtpInputV2 extends InputOf<InitOtpRequestV2, "type", "timestampMs"> {}

/** `initOtpV2` as data. */
export const initOtpV2Operation: Operation = {
  name: "initOtpV2",
  path: "/public/v1/submit/init_otp",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_OTP_V2",
  fill: ["timestampMs"],
};

/**
 * Asks for the name of the app.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_INIT_OTP_V3`.
 */
export function initOtpV2(
  connection: Connection,
  input: InitOtpInputV2,
  options?: CallOptions,
): Promise<InitOtpResponseV2> {
  return call(connection, initOtpV2Operation, input, options);
}

/** What `initOtp` takes: its request without what the client fills in. */
export interface InitOtpInputV3 extends InputOf<InitOtpRequestV3, "type", "timestampMs"> {}

/** `initOtp` as data. */
export const initOtpOperation: Operation = {
  name: "initOtp",
  path: "/public/v1/submit/init_otp",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_OTP_V3",
  fill: ["timestampMs"],
};

/**
 * Returns a key to encrypt the code to, for version 2 of verifyOtp.
 *
 * @throws ApiError as `call` says
 */
export function initOtp(
  connection: Connection,
  input: InitOtpInputV3,
  options?: CallOptions,
): Promise<InitOtpResponseV3> {
  return call(connection, initOtpOperation, input, options);
}
