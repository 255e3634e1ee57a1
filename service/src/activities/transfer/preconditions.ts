// What families ask for before anyone's rights are looked at: that the organization has the feature, that nobody imports
// for another, and that what is imported looks encrypted.

import { ApiError, ErrorCode } from "@countersign/api";
import type { FeatureName } from "@countersign/api";
import type { Asked } from "../definition/descriptor.js";
import { parseEncryptedBundle } from "./encrypted-bundle.js";

/** @throws ApiError unless the organization has at least one of the features */
export function checkFeature({ organization }: Pick<Asked, "organization">, ...oneOf: readonly FeatureName[]): void {
  if (oneOf.some((name) => organization.features.has(name))) return;
  throw new ApiError(ErrorCode.FAILED_PRECONDITION, `${oneOf.join(" or ")} is not switched on in this organization`);
}

/** @throws ApiError for an import in another user's name */
export function checkOwnImport({ initiator }: Asked, { userId }: { readonly userId: string }): void {
  if (userId === initiator.id) return;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    "userId: users can only import for themselves; send the caller's own id",
  );
}

/**
 * Someone may have sent a mnemonic as it is. What waits for votes is kept and shown, so it is looked at before.
 *
 * @throws ApiError also for what is no encrypted bundle
 */
export function checkOwnBundle(
  asked: Asked,
  intent: { readonly userId: string; readonly encryptedBundle: string },
): void {
  checkOwnImport(asked, intent);
  parseEncryptedBundle(intent.encryptedBundle);
}
