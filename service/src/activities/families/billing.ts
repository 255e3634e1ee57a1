// Families about payment.

import type { Families } from "../family.js";
import { activateBillingTier } from "./activate-billing-tier.js";
import { deletePaymentMethod } from "./delete-payment-method.js";
import { setPaymentMethod } from "./set-payment-method.js";

export const billingFamilies = {
  ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: setPaymentMethod,
  ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: deletePaymentMethod,
  ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: activateBillingTier,
} satisfies Partial<Families>;
