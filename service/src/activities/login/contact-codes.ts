// One-time codes to contacts: how many there may be, and what is said of one that does not hold.

import { ApiError, ErrorCode } from "@countersign/api";
import type { SecretOwner } from "../../custody/custody.js";
import { codeRange, isCode } from "../../custody/one-time-code.js";
import { countContactTry, countLiveCodes, findContactCode, listIdentifierTimes } from "../../store/contact-codes.js";
import { holdCodes } from "../../store/one-time-codes.js";
import type { Milliseconds } from "../../store/schema.js";
import type { WriteScope } from "../../store/store.js";
import type { FamilyContext } from "../definition/plan.js";
import { prove } from "./code-proof.js";
import type { CodeKind } from "./code-proof.js";
import { usualTries } from "./guesses.js";

const liveCodes = 3;
const requests = 3;
const windowMinutes = 3;
const minute = 60_000;

/** Codes to contacts, whoever has them. Existing clients look for the words of a wrong one. */
export const contactCodes: CodeKind = {
  countTry: countContactTry,
  find: findContactCode,
  renewal: "init_otp",
  expired: "has expired",
  wrong: { code: ErrorCode.INVALID_ARGUMENT, text: "Invalid OTP code: this is not the code that was sent" },
};

/** Whose secret the key is to which a code is encrypted. */
export function targetOwner(organizationId: string, otpId: string): SecretOwner {
  return { kind: "codeTarget", organizationId, id: otpId };
}

/** E-mail addresses count as one in whichever case they are written. */
export function recipientOf(contact: string): string {
  return contact.toLowerCase();
}

/**
 * Makes sure that a code may be sent, in the transaction that writes it. It counts alike whether anyone has the contact.
 *
 * @throws ApiError RESOURCE_EXHAUSTED
 */
export async function checkContactRate(
  scope: WriteScope,
  { contact, userIdentifier }: { readonly contact: string; readonly userIdentifier: string | undefined },
  now: number,
): Promise<void> {
  await holdCodes(scope);
  const recipient = recipientOf(contact);
  if (userIdentifier !== undefined) {
    const after = now - windowMinutes * minute;
    const times = await listIdentifierTimes(scope, userIdentifier, { after, limit: requests });
    if (times.length === requests) {
      throw tooMany(`${requests} requests with this userIdentifier in ${windowMinutes} minutes are the most allowed`);
    }
  }
  const live = await countLiveCodes(scope, recipient, { now, limit: liveCodes, tries: usualTries });
  if (live >= liveCodes) throw tooMany(`${liveCodes} codes to this contact are still valid; use one, or wait`);
}

/** Has the error say that there are too many codes, whatever there is too much of. */
export async function asTooManyCodes(send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    throw error instanceof ApiError && error.code === ErrorCode.RESOURCE_EXHAUSTED ? tooMany(error.message) : error;
  }
}

/** Existing clients look for these words. */
function tooMany(reason: string): ApiError {
  return new ApiError(ErrorCode.RESOURCE_EXHAUSTED, `Max number of OTPs have been initiated: ${reason}`);
}

/**
 * Compares what was handed in with a code to a contact.
 *
 * @returns when the try was counted, for `forgiveGuess`
 * @throws ApiError INVALID_ARGUMENT for a wrong one, in words that existing clients look for; FAILED_PRECONDITION for one
 *   that holds no more, without a word on whether it was right; RESOURCE_EXHAUSTED for too many wrong ones
 */
export async function proveContactCode(context: FamilyContext, otpId: string, text: string): Promise<Milliseconds> {
  if (!isCode(text)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `Invalid OTP code: a code has ${codeRange} letters and digits, and this cannot be one; it was not counted as a try`,
    );
  }
  return prove(context, contactCodes, otpId, text);
}
