// What freezes are about.

import { ApiError, ErrorCode } from "@countersign/api";
import type { FreezeTarget, ThawIntent } from "@countersign/api";

/**
 * What is named, each thing once.
 *
 * @returns pairs of what it is and its id
 */
export function targetsOf({ id }: { readonly id: string }, intent: ThawIntent): (readonly [FreezeTarget, string])[] {
  const { wholeOrganization = false, walletIds = [], privateKeyIds = [], userIds = [] } = intent;
  const named = new Map<string, FreezeTarget>();
  if (wholeOrganization) named.set(id, "FREEZE_TARGET_ORGANIZATION");
  for (const each of walletIds) named.set(each, "FREEZE_TARGET_WALLET");
  for (const each of privateKeyIds) named.set(each, "FREEZE_TARGET_PRIVATE_KEY");
  for (const each of userIds) named.set(each, "FREEZE_TARGET_USER");
  return [...named].map(([each, target]) => [target, each]);
}

/**
 * Makes sure that something is named. Policies see what is named: one about a wallet must not let somebody freeze all others
 * with it.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkTargets(intent: ThawIntent): void {
  const named = targetsOf({ id: "" }, intent);
  if (named.length === 0) {
    const message = "parameters: name walletIds, privateKeyIds or userIds, or set wholeOrganization";
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
  }
  if (intent.wholeOrganization && named.length > 1) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "wholeOrganization: leave out everything else; it is about all keys",
    );
  }
}
