// Steps between records of the contract's shapes/messages.yaml.

import type { EmailCustomization, EmailCustomizationParamsV2 } from "../../shapes/messages.js";

/** What `EmailCustomization` means as `EmailCustomizationParamsV2`. Changes: `appName` is gone. */
export function upgradeEmailCustomizationToEmailCustomizationParamsV2(
  older: EmailCustomization,
): EmailCustomizationParamsV2 {
  return {
    ...(older.logoUrl != null && { logoUrl: older.logoUrl }),
    ...(older.magicLinkTemplate != null && { magicLinkTemplate: older.magicLinkTemplate }),
    ...(older.templateVariables != null && { templateVariables: older.templateVariables }),
    ...(older.templateId != null && { templateId: older.templateId }),
  };
}
