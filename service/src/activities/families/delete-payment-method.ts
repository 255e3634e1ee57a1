// Deletes the card that pays.

import type { Family } from "../family.js";

export const deletePaymentMethod: Family<"ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"> = async (
  { outside, scope },
  { paymentMethodId },
) => {
  const remove = await outside.billing.deletePaymentMethod(scope, paymentMethodId);
  return async (scope) => {
    await remove(scope);
    return { paymentMethodId };
  };
};
