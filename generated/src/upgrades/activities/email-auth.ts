// Steps between the versions of `emailAuth`.

import type { EmailAuthIntent, EmailAuthIntentV2, EmailAuthIntentV3 } from "../../activities/email-auth.js";

/** What `EmailAuthIntent` means as `EmailAuthIntentV2`. Nothing else has changed. */
export function upgradeEmailAuthV1ToV2(older: EmailAuthIntent): EmailAuthIntentV2 {
  return {
    email: older.email,
    targetPublicKey: older.targetPublicKey,
    ...(older.apiKeyName != null && { apiKeyName: older.apiKeyName }),
    ...(older.expirationSeconds != null && { expirationSeconds: older.expirationSeconds }),
    ...(older.emailCustomization != null && { emailCustomization: older.emailCustomization }),
    ...(older.invalidateExisting != null && { invalidateExisting: older.invalidateExisting }),
    ...(older.sendFromEmailAddress != null && { sendFromEmailAddress: older.sendFromEmailAddress }),
    ...(older.sendFromEmailSenderName != null && { sendFromEmailSenderName: older.sendFromEmailSenderName }),
    ...(older.replyToEmailAddress != null && { replyToEmailAddress: older.replyToEmailAddress }),
  };
}

/**
 * What `EmailAuthIntentV2` means as `EmailAuthIntentV3`. Changes: `emailCustomization` is made from
 * `emailCustomization`.
 */
export function upgradeEmailAuthV2ToV3(older: EmailAuthIntentV2): EmailAuthIntentV3 {
  return {
    email: older.email,
    targetPublicKey: older.targetPublicKey,
    ...(older.apiKeyName != null && { apiKeyName: older.apiKeyName }),
    ...(older.expirationSeconds != null && { expirationSeconds: older.expirationSeconds }),
    ...(older.invalidateExisting != null && { invalidateExisting: older.invalidateExisting }),
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
