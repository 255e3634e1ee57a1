// What must hold before anyone's rights are looked at: that the organization has the feature, that nobody imports for
// another, and that what is imported looks encrypted.

import { ApiError } from "@countersign/api";
import type { ActivityType, FeatureName, InitOtpAuthIntent } from "@countersign/api";
import type { Member, Organization } from "../organizations/organization.js";
import { parseEncryptedBundle } from "../transfer/encrypted-bundle.js";

/**
 * @param type the newest that the request could be upgraded to
 * @param intent parameters of that type
 * @throws ApiError code 9 for a feature that is not switched on, 7 for an import in another user's name,
 *   3 for what is no encrypted bundle
 */
export function checkPreconditions(
  { features }: Organization,
  initiator: Member,
  type: ActivityType,
  intent: object,
): void {
  const oneOf = neededFeatures(type, intent);
  if (oneOf.length > 0 && !oneOf.some((name) => features.has(name))) {
    throw new ApiError(9, `${oneOf.join(" or ")} is not switched on in this organization`);
  }
  if (imports.has(type) && "userId" in intent && intent.userId !== initiator.id) {
    throw new ApiError(7, "userId: users import for themselves only; send the caller's own id");
  }
  // Someone may have sent a mnemonic as it is. What waits for votes is kept and shown, so it is looked at before.
  if ("encryptedBundle" in intent) parseEncryptedBundle(String(intent.encryptedBundle));
}

const imports: ReadonlySet<ActivityType> = new Set([
  "ACTIVITY_TYPE_INIT_IMPORT_WALLET",
  "ACTIVITY_TYPE_IMPORT_WALLET",
  "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY",
  "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY",
]);

function neededFeatures(type: ActivityType, intent: object): readonly FeatureName[] {
  switch (type) {
    case "ACTIVITY_TYPE_EMAIL_AUTH_V2":
      return ["FEATURE_NAME_EMAIL_AUTH"];
    case "ACTIVITY_TYPE_INIT_OTP_AUTH": {
      const { otpType } = intent as InitOtpAuthIntent;
      return [otpType === "OTP_TYPE_SMS" ? "FEATURE_NAME_SMS_AUTH" : "FEATURE_NAME_OTP_EMAIL_AUTH"];
    }
    case "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY":
      return ["FEATURE_NAME_EMAIL_RECOVERY", "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY"];
    default:
      return [];
  }
}
