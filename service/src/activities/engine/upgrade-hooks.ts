// The steps between versions that need more than the request itself.

import { ApiError, ErrorCode } from "@countersign/api";
import type { UpgradeHooks } from "@countersign/api/upgrades";
import type { Organization } from "../../organizations/organization.js";
import type { BillingProvider } from "../definition/billing-provider.js";
import { findByEmail } from "../login/recipients.js";
import { writeSelectors } from "../policies/selectors.js";

/** What registers a card that comes with a request. */
export interface CardTaker {
  readonly billing: Pick<BillingProvider, "register">;
  /** Of the activity, and from then on of the payment method. */
  readonly activityId: string;
}

/** Takes no card: for requests that are only asked about, or that were kept without theirs. */
export const supposedCards: CardTaker = { billing: { register: async () => {} }, activityId: "" };

/**
 * Hooks for requests to an organization.
 *
 * @param cards without it, a request that holds a card cannot be upgraded
 */
export function upgradeHooks(organization: Organization, cards?: CardTaker): UpgradeHooks {
  return {
    createPolicyV2ToV3: ({ selectors }) => writeSelectors(selectors),
    createReadWriteSessionV1ToV2: ({ email }) => ({ userId: findByEmail(organization, "email", email).member.id }),
    async setPaymentMethodV1ToV2(card) {
      if (!cards)
        throw new ApiError(ErrorCode.FAILED_PRECONDITION, "the card was not stored; set the payment method again");
      await cards.billing.register(cards.activityId, card);
      return { paymentMethodId: cards.activityId };
    },
  };
}
