// The steps between versions that need more than the request itself.

import { ApiError } from "@countersign/api";
import type { UpgradeHooks } from "@countersign/api/upgrades";
import type { Organization } from "../organizations/organization.js";
import { writeSelectors } from "../policies/selectors.js";

/** Hooks for requests to an organization. */
export function upgradeHooks(organization: Organization): UpgradeHooks {
  return {
    createPolicyV2ToV3: ({ selectors, ...rest }) => ({ ...rest, ...writeSelectors(selectors) }),
    createReadWriteSessionV1ToV2({ email, ...rest }) {
      if (email === undefined) return rest;
      const found = [...organization.members.values()].filter(({ record }) => record.userEmail === email);
      if (found.length !== 1) throw new ApiError(5, `${found.length || "no"} users have the e-mail address ${email}`);
      return { ...rest, userId: found[0]!.id };
    },
    setPaymentMethodV1ToV2: () => {
      throw new ApiError(12, "this deployment has no billing provider");
    },
  };
}
