// What a provider of billing does for the service.

import type { Scope, WriteScope } from "../store/store.js";

/** A card as a request names it. Number and code are never kept. */
export interface Card {
  readonly number: string;
  readonly cvv: string;
  /** Two digits. */
  readonly expiryMonth: string;
  /** Four digits. */
  readonly expiryYear: string;
  readonly cardHolderEmail: string;
  readonly cardHolderName: string;
}

/** Who pays with a method that the provider knows. */
export interface CardHolder {
  readonly cardHolderEmail: string;
  readonly cardHolderName: string;
}

/**
 * A provider of billing. Its methods throw ApiError: code 3 for a card that cannot be, 5 for what it does not know, 9 for
 * what the organization's state does not allow.
 */
export interface BillingProvider {
  /**
   * Takes a card.
   *
   * @param paymentMethodId name that the card is to have
   */
  register(paymentMethodId: string, card: Card): Promise<void>;
  /**
   * Makes a method the one that an organization pays with.
   *
   * @returns what to do in the activity's transaction, which tells the last four digits of the card
   */
  setPaymentMethod(
    scope: Scope,
    paymentMethodId: string,
    holder: CardHolder,
  ): Promise<(scope: WriteScope) => Promise<{ readonly lastFour: string }>>;
  deletePaymentMethod(scope: Scope, paymentMethodId: string): Promise<(scope: WriteScope) => Promise<void>>;
  activate(scope: Scope, productId: string): Promise<(scope: WriteScope) => Promise<void>>;
}
