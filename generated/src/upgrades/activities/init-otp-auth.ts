// Steps between the versions of `initOtpAuth`.

import type { InitOtpAuthIntent, InitOtpAuthIntentV2, InitOtpAuthIntentV3 } from "../../activities/init-otp-auth.js";
import { upgradeEmailCustomizationToEmailCustomizationParamsV2 } from "../shapes/messages.js";

/**
 * What `InitOtpAuthIntent` means as `InitOtpAuthIntentV2`. Changes: `otpLength` is new and filled in;
 * `alphanumeric` is new and filled in.
 */
export function upgradeInitOtpAuthV1ToV2(older: InitOtpAuthIntent): InitOtpAuthIntentV2 {
  return {
    otpType: older.otpType,
    contact: older.contact,
    ...(older.emailCustomization != null && { emailCustomization: older.emailCustomization }),
    ...(older.smsCustomization != null && { smsCustomization: older.smsCustomization }),
    ...(older.userIdentifier != null && { userIdentifier: older.userIdentifier }),
    ...(older.sendFromEmailAddress != null && { sendFromEmailAddress: older.sendFromEmailAddress }),
    ...(older.sendFromEmailSenderName != null && { sendFromEmailSenderName: older.sendFromEmailSenderName }),
    ...(older.replyToEmailAddress != null && { replyToEmailAddress: older.replyToEmailAddress }),
    otpLength: 6,
    alphanumeric: false,
  };
}

/**
 * What `InitOtpAuthIntentV2` means as `InitOtpAuthIntentV3`. Changes: `appName` is made from
 * `emailCustomization`; `emailCustomization` is made from `emailCustomization`; `expirationSeconds` is new.
 */
export function upgradeInitOtpAuthV2ToV3(older: InitOtpAuthIntentV2): InitOtpAuthIntentV3 {
  return {
    otpType: older.otpType,
    contact: older.contact,
    ...(older.smsCustomization != null && { smsCustomization: older.smsCustomization }),
    ...(older.userIdentifier != null && { userIdentifier: older.userIdentifier }),
    ...(older.sendFromEmailAddress != null && { sendFromEmailAddress: older.sendFromEmailAddress }),
    ...(older.sendFromEmailSenderName != null && { sendFromEmailSenderName: older.sendFromEmailSenderName }),
    ...(older.replyToEmailAddress != null && { replyToEmailAddress: older.replyToEmailAddress }),
    ...(older.otpLength != null && { otpLength: older.otpLength }),
    ...(older.alphanumeric != null && { alphanumeric: older.alphanumeric }),
    appName: older.emailCustomization?.appName ?? "",
    ...(older.emailCustomization != null && {
      emailCustomization: upgradeEmailCustomizationToEmailCustomizationParamsV2(older.emailCustomization),
    }),
  };
}
