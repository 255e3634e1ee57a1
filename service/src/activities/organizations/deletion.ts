// Deletion of an organization with everything in it.

import { ApiError, ErrorCode } from "@countersign/api";
import { closeOrganization, hasSubOrganizations, listSealed, removePossessions } from "../../store/organizations.js";
import type { FamilyContext, Step } from "../definition/plan.js";

/**
 * Prepares the deletion of the organization of a request. Its activities stay, its credentials end.
 *
 * @param withoutExport whether keys that were never exported may be lost
 * @returns the step that deletes. It fails with ApiError FAILED_PRECONDITION while there are sub-organizations, or keys
 *   that must not be lost
 */
export async function prepareDeletion(
  { organization, scope, custody }: FamilyContext,
  withoutExport: boolean,
): Promise<Step<void>> {
  for (const { kind, id, sealed } of await listSealed(scope)) {
    await custody.forget({ owner: { organizationId: organization.id, kind, id }, sealed });
  }
  return async (scope) => {
    await closeOrganization(scope);
    if (await hasSubOrganizations(scope)) {
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        "the organization has sub-organizations; each of them has to be deleted first, by its own root users",
      );
    }
    const kept = withoutExport ? [] : (await listSealed(scope)).filter(({ exported }) => exported === 0);
    const [first] = kept;
    if (first) {
      const what = first.kind === "wallet" ? "wallet" : "private key";
      throw new ApiError(
        ErrorCode.FAILED_PRECONDITION,
        `${kept.length} private keys and wallets were never exported, among them ${what} ${first.id}, and would be lost`,
      );
    }
    await removePossessions(scope);
  };
}
