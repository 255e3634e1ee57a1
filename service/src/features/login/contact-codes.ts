// One-time codes to contacts: how many there may be, and what is said of one that does not hold.

import { ApiError, ErrorCode } from "@countersign/api";
import type { SecretOwner } from "../../custody/custody.js";
import { isCode } from "../../custody/one-time-code.js";
import type { FamilyContext } from "../../family/family.js";
import {
  countCodesTo,
  countContactTry,
  countLiveCodes,
  findContactCode,
  listIdentifierTimes,
} from "../../store/contact-codes.js";
import { countRequestsTo, holdCodes } from "../../store/one-time-codes.js";
import type { WriteScope } from "../../store/store.js";
import { allowedTries, prove } from "./code-proof.js";
import type { CodeKind } from "./code-proof.js";

const liveCodes = 3;
const requests = 3;
const windowMinutes = 3;
const minute = 60_000;
const hour = 60 * minute;

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
 * @param perContact how many messages may go to one contact in an hour, whichever organizations ask; 0 for any number
 * @throws ApiError RESOURCE_EXHAUSTED
 */
export async function checkContactRate(
  scope: WriteScope,
  { contact, userIdentifier }: { readonly contact: string; readonly userIdentifier: string | undefined },
  perContact: number,
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
  const live = await countLiveCodes(scope, recipient, { now, limit: liveCodes, tries: allowedTries });
  if (live >= liveCodes) throw tooMany(`${liveCodes} codes to this contact are still valid; use one, or wait`);
  // Whoever may make organizations could else have one phone called on and on, at the operator's cost.
  if (perContact === 0) return;
  const counted = { after: now - hour, limit: perContact };
  const others = [...new Set([recipient, contact])].map((each) => countRequestsTo(scope, each, counted));
  const sent = [await countCodesTo(scope, recipient, counted), ...(await Promise.all(others))];
  if (sent.reduce((sum, each) => sum + each, 0) >= perContact) {
    throw tooMany("this contact was sent the most messages allowed in an hour; try again later");
  }
}

/** Existing clients look for these words. */
function tooMany(reason: string): ApiError {
  return new ApiError(ErrorCode.RESOURCE_EXHAUSTED, `Max number of OTPs have been initiated: ${reason}`);
}

/**
 * Compares what was handed in with a code to a contact.
 *
 * @throws ApiError INVALID_ARGUMENT for a wrong one, in words that existing clients look for; FAILED_PRECONDITION for one
 *   that holds no more, without a word on whether it was right
 */
export async function proveContactCode(context: FamilyContext, otpId: string, text: string): Promise<void> {
  if (!isCode(text)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "Invalid OTP code: a code has 6 to 9 letters and digits, and this cannot be one; it was not counted as a try",
    );
  }
  await prove(context, contactCodes, otpId, text);
}
