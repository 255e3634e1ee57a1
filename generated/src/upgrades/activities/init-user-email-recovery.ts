// Steps between the versions of `initUserEmailRecovery`.

import type {
  InitUserEmailRecoveryIntent,
  InitUserEmailRecoveryIntentV2,
} from "../../activities/init-user-email-recovery.js";

/**
 * What `InitUserEmailRecoveryIntent` means as `InitUserEmailRecoveryIntentV2`. Changes: `emailCustomization` is
 * made from `emailCustomization`.
 */
export function upgradeInitUserEmailRecoveryV1ToV2(older: InitUserEmailRecoveryIntent): InitUserEmailRecoveryIntentV2 {
  return {
    email: older.email,
    targetPublicKey: older.targetPublicKey,
    ...(older.expirationSeconds != null && { expirationSeconds: older.expirationSeconds }),
    ...(older.sendFromEmailAddress != null && { sendFromEmailAddress: older.sendFromEmailAddress }),
    ...(older.sendFromEmailSenderName != null && { sendFromEmailSenderName: older.sendFromEmailSenderName }),
    ...(older.replyToEmailAddress != null && { replyToEmailAddress: older.replyToEmailAddress }),
    emailCustomization: {
      appName: older.emailCustomization?.appName ?? "",
      ...(older.emailCustomization?.logoUrl != null && { logoUrl: older.emailCustomization?.logoUrl }),
      ...(older.emailCustomization?.magicLinkTemplate != null && {
        magicLinkTemplate: older.emailCustomization?.magicLinkTemplate,
      }),
      ...(older.emailCustomization?.templateVariables != null && {
        templateVariables: older.emailCustomization?.templateVariables,
      }),
      ...(older.emailCustomization?.templateId != null && { templateId: older.emailCustomization?.templateId }),
    },
  };
}
