// What the features of an organization may be set to.

import { ApiError, ErrorCode } from "@countersign/api";
import type { FeatureName } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import { checkWebhookUrl } from "../../delivery/webhooks/target.js";
import { readOrigins } from "../../organizations/origins.js";

/**
 * Checks the value that a feature is to have.
 *
 * @returns the value to keep: for FEATURE_NAME_WEBHOOK the URL as it was given, for FEATURE_NAME_WEBAUTHN_ORIGINS
 *   normalised origins with commas between, for a switch an empty string
 * @throws ApiError INVALID_ARGUMENT
 */
export function readFeatureValue(name: FeatureName, value: string, webhooks: Settings["webhooks"]): string {
  if (name === "FEATURE_NAME_WEBHOOK") {
    checkWebhookUrl(value, webhooks);
    return value;
  }
  if (name === "FEATURE_NAME_WEBAUTHN_ORIGINS") {
    const origins = value.split(",").map((origin) => origin.trim());
    return readOrigins(origins, (index) => `value, origin ${index + 1}`).join(",");
  }
  // Who sends "false" wants it off, and would have switched it on.
  if (value === "" || value === "true") return "";
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `value: ${name} is a switch and takes an empty value; to switch it off, use remove_organization_feature`,
  );
}
