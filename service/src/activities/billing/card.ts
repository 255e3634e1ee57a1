// Whether a card can be one. No message tells anything of what was sent.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Card } from "../definition/billing-provider.js";

// ISO/IEC 7812-1: 10 to 19 digits, the last of them a check digit. Payment cards have 12 or more, the first never 0.
const number = /^[1-9][0-9]{11,18}$/;
const cvv = /^[0-9]{3,4}$/;
const month = /^(0[1-9]|1[0-2])$/;
const year = /^[0-9]{4}$/;
const mostYears = 20;

/**
 * Checks a card as far as that is possible without its issuer.
 *
 * @param now milliseconds since 1970; a card is good until the end of its month, in UTC
 * @throws ApiError INVALID_ARGUMENT
 */
export function checkCard(card: Card, now: number): void {
  if (!number.test(card.number) || !hasCheckDigit(card.number)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "number: expected 12 to 19 digits without separators, the last one the check digit",
    );
  }
  if (!cvv.test(card.cvv)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, "cvv: expected 3 or 4 digits");
  if (!month.test(card.expiryMonth)) throw new ApiError(ErrorCode.INVALID_ARGUMENT, "expiryMonth: expected 01 to 12");
  if (!year.test(card.expiryYear))
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, "expiryYear: expected a year of four digits");
  const today = new Date(now);
  const monthsLeft =
    (Number(card.expiryYear) - today.getUTCFullYear()) * 12 + Number(card.expiryMonth) - 1 - today.getUTCMonth();
  if (monthsLeft < 0) throw new ApiError(ErrorCode.INVALID_ARGUMENT, "expiryYear: the card has expired");
  if (monthsLeft > mostYears * 12) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `expiryYear: expected a card that expires within ${mostYears} years`,
    );
  }
  checkHolder(card);
}

/** The check digit of ISO/IEC 7812-1, annex B: the formula of Luhn. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? 2 * digit : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** What is kept of the holder must not be the card in other words. */
function checkHolder(card: Card): void {
  const name = card.cardHolderName.normalize("NFKC");
  if (digitsOf(name).includes(card.number) || name.split(/[^0-9]+/).includes(card.cvv)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "cardHolderName: expected the holder's name alone, without the card's number and code",
    );
  }
  if (digitsOf(card.cardHolderEmail.normalize("NFKC")).includes(card.number)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "cardHolderEmail: expected an e-mail address without the card's number",
    );
  }
}

function digitsOf(text: string): string {
  return text.replace(/[^0-9]+/g, "");
}
