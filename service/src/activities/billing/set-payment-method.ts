// Sets the card that pays, or changes its holder.

import type { SetPaymentMethodIntent } from "@countersign/api";
import { byPolicy, noSubject, plain, type Family, type Redaction } from "../definition/descriptor.js";
import type { Plan } from "../definition/plan.js";
import { readHolder } from "./holder.js";

const plan: Plan<"ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2"> = async (
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

const card: Redaction<SetPaymentMethodIntent> = {
  redact: (intent) => ({ ...intent, number: `************${intent.number.slice(-4)}`, cvv: "***" }),
  keptWhileWaiting: false,
  guessable: true,
};

export const setPaymentMethod: Family<"setPaymentMethod"> = {
  subjects: { paymentMethodId: noSubject("the billing provider's name of the one card that there is") },
  createsSubject: false,
  authority: byPolicy,
  versions: {
    ACTIVITY_TYPE_SET_PAYMENT_METHOD: { ...plain, redaction: card },
    ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: { ...plain, plan },
  },
};
