// Puts the organization on a billing tier.

import type { Family } from "../family.js";

export const activateBillingTier: Family<"ACTIVITY_TYPE_ACTIVATE_BILLING_TIER"> = async (
  { outside, scope },
  { productId },
) => {
  const activate = await outside.billing.activate(scope, productId);
  return async (scope) => {
    await activate(scope);
    return { productId };
  };
};
