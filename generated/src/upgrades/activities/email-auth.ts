// Steps between the versions of `emailAuth`.

import type { EmailAuthIntent, EmailAuthIntentV2 } from "../../activities/email-auth.js";

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
  };
}
