// How many wrong codes may be handed in, whichever codes they were for: whoever asks for many codes must not have as many more
// guesses.
//
// Of one contact, `perContact` an hour are compared and no more: of a code of six digits, somebody else's is guessed in a day
// with a chance of 240 in a million at most. Who uses these up keeps the contact from handing in codes for an hour, and has to
// go on guessing to keep it so. Of a whole organization nothing is refused, as a stranger could else lock out everybody in it:
// beyond `perOrganization` an hour, each code is compared once instead of three times, so that a guess takes a message.

import { ApiError, ErrorCode } from "@countersign/api";
import { giveBack, readUsed, useBudgets } from "../../store/budgets.js";
import type { Milliseconds } from "../../store/schema.js";
import type { WriteScope } from "../../store/store.js";

const perContact = 10;
const perOrganization = 1000;
/** Of one code. */
export const usualTries = 3;
const fewestTries = 1;

const ofAll = "wrong codes";
const ofContact = (contact: string) => `wrong codes to ${contact.toLowerCase()}`;

/** How often a code of the organization may be handed in at present. */
export async function allowedTriesNow(scope: WriteScope, now: Milliseconds): Promise<number> {
  const { lastHour } = await readUsed(scope, ofAll, now);
  return lastHour < perOrganization ? usualTries : fewestTries;
}

/**
 * Counts a guess, which is wrong until it turns out to be right.
 *
 * @throws ApiError RESOURCE_EXHAUSTED where there were too many; nothing may be compared then
 */
export async function takeGuess(scope: WriteScope, contact: string, now: Milliseconds): Promise<void> {
  const all = { holder: ofAll, hourly: Infinity, daily: Infinity };
  const limited = { holder: ofContact(contact), hourly: perContact, daily: Infinity };
  if (!(await useBudgets(scope, [all, limited], 1, now))) return;
  throw new ApiError(
    ErrorCode.RESOURCE_EXHAUSTED,
    `too many wrong codes to this contact were handed in: ${perContact} in an hour are the most allowed; try again later`,
  );
}

/** Takes back that a guess was counted as a wrong one. */
export async function forgiveGuess(scope: WriteScope, contact: string, takenAt: Milliseconds): Promise<void> {
  for (const holder of [ofAll, ofContact(contact)]) await giveBack(scope, holder, 1, takenAt);
}
