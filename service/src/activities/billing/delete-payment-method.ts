// Deletes the card that pays.

import { byPolicy, noSubject, plain, type Family } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";

const plan: Plan<"ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"> = async ({ outside, scope }, { paymentMethodId }) => {
  const remove = await outside.billing.deletePaymentMethod(scope, paymentMethodId);
  return async (scope) => {
    await remove(scope);
    return { paymentMethodId };
  };
};

export const deletePaymentMethod: Family<"deletePaymentMethod"> = {
  subjects: { paymentMethodId: noSubject("the billing provider's name of the one card that there is") },
  createsSubject: false,
  authority: byPolicy,
  storage: "frees",
  versions: { ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: { ...plain, plan } },
};
