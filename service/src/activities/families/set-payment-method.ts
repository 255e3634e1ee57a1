// Sets the card that pays, or changes its holder.

import { readHolder } from "../../billing/holder.js";
import type { Family } from "../family.js";

export const setPaymentMethod: Family<"ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2"> = async (
  { outside, scope },
  { paymentMethodId, ...intent },
) => {
  const holder = readHolder(intent);
  const set = await outside.billing.setPaymentMethod(scope, paymentMethodId, holder);
  return async (scope) => {
    const { lastFour } = await set(scope);
    return { lastFour, ...holder };
  };
};
