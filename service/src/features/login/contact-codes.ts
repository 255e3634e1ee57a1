// One-time codes to contacts: how long they hold, how many there may be, how often they may be guessed at, and what is
// said of one that does not hold.

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
import type { ContactCodeRow } from "../../store/contact-codes.js";
import { countRequestsTo, holdCodes } from "../../store/one-time-codes.js";
import type { WriteScope } from "../../store/store.js";
import { ownerOfCode } from "./codes.js";

const allowedTries = 3;
const liveCodes = 3;
const requests = 3;
const windowMinutes = 3;
const minute = 60_000;
const hour = 60 * minute;

const askAgain = "ask for a new one with init_otp";

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
 * Compares what was handed in with a code. A try is counted and committed before, whatever becomes of the request, so
 * that no more than are allowed are ever compared. A code that is right stays so when the engine runs the family again
 * after a conflict.
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
  await context.once("code", () => compare(context, otpId, text.toUpperCase()));
}

async function compare(
  { organization, custody, write, scope }: FamilyContext,
  otpId: string,
  text: string,
): Promise<void> {
  const now = Date.now();
  const code = await write((transaction) =>
    countContactTry(transaction.in(organization.id), otpId, { tries: allowedTries, now }),
  );
  if (!code) throw contactCodeOver(await findContactCode(scope, otpId), now);
  if (await isRight({ organization, custody }, code, text)) return;
  const left = allowedTries - code.tries;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    left > 0
      ? `Invalid OTP code: this is not the code that was sent; ${left} more ${left === 1 ? "try is" : "tries are"} left`
      : `Invalid OTP code: this is not the code that was sent, and no try is left; ${askAgain}`,
  );
}

async function isRight(
  { organization, custody }: Pick<FamilyContext, "organization" | "custody">,
  { id, hash }: ContactCodeRow,
  text: string,
): Promise<boolean> {
  try {
    return await custody.checkOneTimeSecret(ownerOfCode(organization.id, id), hash, text);
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== ErrorCode.FAILED_PRECONDITION) throw cause;
    throw new ApiError(
      ErrorCode.FAILED_PRECONDITION,
      `otpId: the code was made under a key that the service has dropped; ${askAgain}`,
      { cause },
    );
  }
}

/** Says why a code is not good any more. */
export function contactCodeOver(code: ContactCodeRow | undefined, now: number): ApiError {
  const reason = (() => {
    if (!code) return "is no longer known";
    if (code.used_at !== null) return "has been used";
    if (code.expires_at <= now) return "has expired";
    return `was tried ${allowedTries} times, the most allowed`;
  })();
  return new ApiError(ErrorCode.FAILED_PRECONDITION, `otpId: the code ${reason}; ${askAgain}`);
}
