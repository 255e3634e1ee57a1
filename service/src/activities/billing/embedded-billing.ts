// Billing for deployments that charge nobody by themselves: keeps the last four digits of each organization's card with
// its holder, and which tier the organization is on.

import { ApiError, ErrorCode } from "@countersign/api";
import { LRUCache } from "lru-cache";
import type { Settings } from "../../config/settings.js";
import { atMost } from "../../event-loop/at-most.js";
import { found } from "../../params/found.js";
import {
  deletePaymentMethod,
  findPaymentMethod,
  findSubscription,
  holdPaymentMethod,
  setPaymentMethod,
  setSubscription,
  updateHolder,
} from "../../store/payments.js";
import type { Scope } from "../../store/store.js";
import type { BillingProvider } from "../definition/billing-provider.js";
import { checkCard } from "./card.js";

// Between the two steps of one request are milliseconds. What a refused request leaves behind goes by itself.
const mostCards = 10_000;
const cardMilliseconds = 5 * 60 * 1000;

/** @param products ids of the tiers. The first costs nothing, every other needs a payment method. */
export function createEmbeddedBilling({ products }: Settings["billing"]): BillingProvider {
  /** Last four digits of the cards that came with requests under way, by the names that they are to have. */
  const registered = new LRUCache<string, string>({ ...atMost(mostCards), ttl: cardMilliseconds });
  const isPaid = (productId: string) => products.indexOf(productId) > 0;
  return {
    async register(paymentMethodId, card) {
      checkCard(card, Date.now());
      registered.set(paymentMethodId, card.number.slice(-4));
    },
    async setPaymentMethod(scope, paymentMethodId, { cardHolderName, cardHolderEmail }) {
      const holder = { holder_name: cardHolderName, holder_email: cardHolderEmail };
      const lastFour = registered.get(paymentMethodId);
      if (lastFour !== undefined) {
        // Once: later, when others may know its name, it belongs to one organization.
        registered.delete(paymentMethodId);
        return async (scope) => {
          await setPaymentMethod(scope, { id: paymentMethodId, last_four: lastFour, ...holder });
          return { lastFour };
        };
      }
      await foundMethod(scope, paymentMethodId, findPaymentMethod);
      return async (scope) => {
        const { last_four: lastFour } = await foundMethod(scope, paymentMethodId, holdPaymentMethod);
        await updateHolder(scope, holder);
        return { lastFour };
      };
    },
    async deletePaymentMethod(scope, paymentMethodId) {
      await foundMethod(scope, paymentMethodId, findPaymentMethod);
      return async (scope) => {
        await foundMethod(scope, paymentMethodId, holdPaymentMethod);
        const productId = await findSubscription(scope);
        if (productId !== undefined && isPaid(productId)) {
          throw new ApiError(
            ErrorCode.FAILED_PRECONDITION,
            `the tier ${productId} is charged to it; activate ${products[0]} first`,
          );
        }
        await deletePaymentMethod(scope);
      };
    },
    async activate(_scope, productId) {
      if (!products.includes(productId)) {
        throw new ApiError(
          ErrorCode.NOT_FOUND,
          `productId: no tier ${JSON.stringify(productId)}, there is ${products.join(", ") || "none"}`,
        );
      }
      return async (scope) => {
        if (isPaid(productId) && !(await holdPaymentMethod(scope))) {
          throw new ApiError(
            ErrorCode.FAILED_PRECONDITION,
            `the tier ${productId} has to be paid: set a payment method first`,
          );
        }
        await setSubscription(scope, productId);
      };
    },
  };
}

/** The organization's payment method, which has to have this id. */
function foundMethod<S extends Scope>(scope: S, id: string, find: (scope: S) => ReturnType<typeof findPaymentMethod>) {
  return found("payment method", id, async () => {
    const method = await find(scope);
    return method?.id === id ? method : undefined;
  });
}
