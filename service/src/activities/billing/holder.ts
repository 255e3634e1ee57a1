// Who a card belongs to, as it is kept.

import { ApiError, ErrorCode } from "@countersign/api";
import { readEmail } from "../../params/contact.js";
import type { CardHolder } from "../definition/billing-provider.js";

// What fits on a line of an invoice.
const name = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,256}$/u;
// As many as the shortest number of a card.
const cardDigits = /(\p{Nd}\P{Nd}*){12}/u;

/**
 * A holder as a request names one.
 *
 * @throws ApiError INVALID_ARGUMENT without a name or an address, and for a name that could be the number of a card
 */
export function readHolder({ cardHolderEmail, cardHolderName }: CardHolder): CardHolder {
  if (!name.test(cardHolderName) || cardHolderName.trim() === "" || cardDigits.test(cardHolderName)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "cardHolderName: expected the name on the card, on one line and with fewer than 12 digits",
    );
  }
  if (readEmail("cardHolderEmail", cardHolderEmail) === undefined) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "cardHolderEmail: expected an e-mail address for invoices");
  }
  return { cardHolderName, cardHolderEmail };
}
