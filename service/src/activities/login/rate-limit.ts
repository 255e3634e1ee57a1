// How often something may be sent to a user to log in with. What counts are rows, so that it holds across restarts and
// for all processes together.

import { ApiError, ErrorCode } from "@countersign/api";
import { deleteCodesBefore, holdCodes, listRequestTimes } from "../../store/one-time-codes.js";
import type { Requester } from "../../store/one-time-codes.js";
import type { WriteScope } from "../../store/store.js";

const requests = 3;
const windowMinutes = 3;
const minute = 60_000;
/** For how long the service can still say what became of a code. */
const rememberedMinutes = 60;

/** A message that someone asks for. */
export interface RateLimitedMessage {
  /** Values of `otp_type` that count together. */
  readonly kinds: readonly string[];
  readonly userId: string;
  /** What the request says the device is; requests from it count too, whoever they are for. */
  readonly userIdentifier?: string | undefined;
}

/**
 * Makes sure that a message may be sent to a user, in the transaction that writes the message.
 *
 * @throws ApiError RESOURCE_EXHAUSTED
 */
export async function checkRateLimit(
  scope: WriteScope,
  { kinds, userId, userIdentifier }: RateLimitedMessage,
  now: number,
): Promise<void> {
  await holdCodes(scope);
  await deleteCodesBefore(scope, now - rememberedMinutes * minute);
  await check(scope, kinds, "for this user", { user_id: userId }, now);
  if (userIdentifier !== undefined) {
    await check(scope, kinds, "with this userIdentifier", { user_identifier: userIdentifier }, now);
  }
}

async function check(
  scope: WriteScope,
  kinds: readonly string[],
  whose: string,
  requester: Requester,
  now: number,
): Promise<void> {
  const after = now - windowMinutes * minute;
  const times = await listRequestTimes(scope, requester, kinds, { after, limit: requests });
  const oldest = times[requests - 1];
  if (oldest === undefined) return;
  const seconds = Math.max(1, Math.ceil((oldest + windowMinutes * minute - now) / 1000));
  throw new ApiError(
    ErrorCode.RESOURCE_EXHAUSTED,
    `there were ${requests} requests ${whose} in ${windowMinutes} minutes, which is as many as there may be; the next ` +
      `one is possible in ${seconds} s`,
  );
}
