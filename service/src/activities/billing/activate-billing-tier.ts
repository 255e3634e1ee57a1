// Puts the organization on a billing tier.

import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_ACTIVATE_BILLING_TIER"> = async ({ outside, scope }, { productId }) => {
  const activate = await outside.billing.activate(scope, productId);
  return async (scope) => {
    await activate(scope);
    return { productId };
  };
};

export const activateBillingTier: Family<"activateBillingTier"> = {
  subjects: { productId: noSubject("the billing provider's, none of the organization's own things") },
  createsSubject: false,
  authority: byPolicy,
  versions: { ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: { ...plain, plan } },
};
