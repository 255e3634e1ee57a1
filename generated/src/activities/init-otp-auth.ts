// Sends a user a one-time code by e-mail or SMS, which holds for a few minutes and a few tries. Hand it in with
// otpAuth. Submitted to `submit/init_otp_auth`.

import type { ActivityBase } from "../activity.js";
import type { OtpType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  OtpContact,
  OtpId,
  SenderAddress,
  UserIdentifier,
} from "../scalars.js";
import type { EmailCustomization, SmsCustomization } from "../shapes/messages.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_INIT_OTP_AUTH`. Sends a user a one-time code by e-mail or SMS, which holds for a
 * few minutes and a few tries. Hand it in with otpAuth.
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
}

/** What a completed `ACTIVITY_TYPE_INIT_OTP_AUTH` answers. */
export interface InitOtpAuthResult {
  /** Id of the code that was sent. otpAuth asks for it. */
  readonly otpId: OtpId;
}

/**
 * Activity of type `ACTIVITY_TYPE_INIT_OTP_AUTH`. Sends a user a one-time code by e-mail or SMS, which holds for
 * a few minutes and a few tries. Hand it in with otpAuth.
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
 * SMS, which holds for a few minutes and a few tries. Hand it in with otpAuth.
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
  /** What is asked for. */
  readonly parameters: InitOtpAuthIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_INIT_OTP_AUTH`. */
export interface InitOtpAuthResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: InitOtpAuthActivity;
}

/** What `initOtpAuth` takes: its request without what the client fills in. */
export interface InitOtpAuthInput {
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs?: MillisecondTimestamp | undefined;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** What is asked for. */
  readonly parameters: InitOtpAuthIntent;
}

/** `initOtpAuth` as data. */
export const initOtpAuthOperation: Operation = {
  name: "initOtpAuth",
  path: "/public/v1/submit/init_otp_auth",
  kind: "submit",
  type: "ACTIVITY_TYPE_INIT_OTP_AUTH",
  fill: ["timestampMs"],
};

/**
 * Sends a user a one-time code by e-mail or SMS, which holds for a few minutes and a few tries. Hand it in with
 * otpAuth.
 *
 * @throws ApiError as `call` says
 */
export function initOtpAuth(
  connection: Connection,
  input: InitOtpAuthInput,
  options?: CallOptions,
): Promise<InitOtpAuthResponse> {
  return call(connection, initOtpAuthOperation, input, options);
}
