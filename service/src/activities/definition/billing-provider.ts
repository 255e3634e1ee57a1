// What a provider of billing does for the service.

import type { Scope, WriteScope } from "../../store/store.js";

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
 * A provider of billing. Its methods throw ApiError: INVALID_ARGUMENT for a card that cannot be, NOT_FOUND for what it
 * does not know, FAILED_PRECONDITION for what the organization's state does not allow. No error, whatever it is, holds
 * the number or the code of a card: what is unforeseen goes to the log.
 */
export interface BillingProvider {
  /**
   * Takes the card of a request, before it is decided whether the request may be carried out. Who asks is known by
   * then.
   *
   * @param paymentMethodId name that the card is to have; nobody else knows it while the request is under way
   */
  register(paymentMethodId: string, card: Card): Promise<void>;
  /**
   * Makes a method the one that an organization pays with: a card that was registered for this request, or the one that
   * the organization has, whose holder it changes.
   *
   * @returns what to do in the activity's transaction, which tells the last four digits of the card
   */
  setPaymentMethod(
    scope: Scope,
    paymentMethodId: string,
    holder: CardHolder,
  ): Promise<(scope: WriteScope) => Promise<{ readonly lastFour: string }>>;
  /** @returns what to do in the activity's transaction */
  deletePaymentMethod(scope: Scope, paymentMethodId: string): Promise<(scope: WriteScope) => Promise<void>>;
  /** @returns what to do in the activity's transaction */
  activate(scope: Scope, productId: string): Promise<(scope: WriteScope) => Promise<void>>;
}
