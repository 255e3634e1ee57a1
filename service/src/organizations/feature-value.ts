// What the features of an organization may be set to.

import { ApiError } from "@countersign/api";
import type { FeatureName } from "@countersign/api";
import { readOrigins } from "./origins.js";

/**
 * Checks the value that a feature is to have.
 *
 * @returns the value to keep: for FEATURE_NAME_WEBHOOK the URL as it was given, for FEATURE_NAME_WEBAUTHN_ORIGINS
 *   normalised origins with commas between, for a switch an empty string
 * @throws ApiError code 3
 */
export function readFeatureValue(name: FeatureName, value: string): string {
  if (name === "FEATURE_NAME_WEBHOOK") return readWebhook(value);
  if (name === "FEATURE_NAME_WEBAUTHN_ORIGINS") {
    const origins = value.split(",").map((origin) => origin.trim());
    return readOrigins(origins, (index) => `value, origin ${index + 1}`).join(",");
  }
  // Who sends "false" wants it off, and would have switched it on.
  if (value === "" || value === "true") return "";
  throw new ApiError(
    3,
    `value: ${name} is a switch and takes an empty value; to switch it off, use remove_organization_feature`,
  );
}

function readWebhook(value: string): string {
  const url = /\s/.test(value) || !URL.canParse(value) ? undefined : new URL(value);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) {
    throw new ApiError(
      3,
      "value: a webhook is an absolute URL with http or https, such as https://hooks.example.com/custody",
    );
  }
  // It would be sent to whoever may read the organization's features.
  if (url.username !== "" || url.password !== "") {
    throw new ApiError(3, "value: the URL of a webhook must not hold a user name or password; deliveries are signed");
  }
  return value;
}
