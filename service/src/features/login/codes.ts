// One-time codes: how long they hold, how often they may be guessed at, and what is said of one that does not.

import { ApiError, ErrorCode } from "@countersign/api";
import type { OtpAuthIntent, OtpType } from "@countersign/api";
import type { Custody, SecretOwner } from "../../custody/custody.js";
import { codeLooks, isCode } from "../../custody/one-time-code.js";
import type { FamilyContext } from "../../family/family.js";
import { countTry, findCode } from "../../store/one-time-codes.js";
import type { CodeRow } from "../../store/one-time-codes.js";

/** For how long a code holds, unless the request says otherwise, and at most. */
const [usualSeconds, mostSeconds] = [300, 600];
const allowedTries = 3;
const askAgain = "ask for a new one with init_otp_auth";

/** Values of `otp_type` of codes, which count together where requests are limited. */
export const codeKinds: readonly OtpType[] = ["OTP_TYPE_EMAIL", "OTP_TYPE_SMS"];

/**
 * For how many seconds a code is to hold.
 *
 * @throws ApiError INVALID_ARGUMENT
 */
export function readCodeLifetime(expirationSeconds: string | undefined): number {
  // Existing clients send an empty one for none.
  const seconds = expirationSeconds ? Number(expirationSeconds) : usualSeconds;
  if (seconds >= 1 && seconds <= mostSeconds) return seconds;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `expirationSeconds: a code holds for 1 to ${mostSeconds} seconds, not ${expirationSeconds}`,
  );
}

/** Whose secret a code is in custody. */
export function ownerOfCode(organizationId: string, id: string): SecretOwner {
  return { kind: "code", organizationId, id };
}

/**
 * Compares what was handed in with a code. A try is counted and committed before, whatever becomes of the request, so
 * that no more than are allowed are ever compared. A code that is right stays so when the engine runs the family again
 * after a conflict: else a busy organization would use up the tries of people who made no mistake.
 *
 * @throws ApiError INVALID_ARGUMENT for what cannot be a code, which costs no try; PERMISSION_DENIED for a wrong one;
 *   FAILED_PRECONDITION for one that holds no more, without a word on whether it was right
 */
export async function proveCode(context: FamilyContext, { otpId, otpCode }: OtpAuthIntent): Promise<void> {
  if (!isCode(otpCode)) {
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `otpCode: a code has ${codeLooks}, such as 402817`);
  }
  // Letters of codes are capitals, and people write them either way.
  await context.once("code", () => compare(context, otpId, otpCode.toUpperCase()));
}

async function compare(
  { organization, custody, write, scope }: FamilyContext,
  otpId: string,
  otpCode: string,
): Promise<void> {
  const now = Date.now();
  const code = await write((transaction) =>
    countTry(transaction.in(organization.id), otpId, { tries: allowedTries, now }),
  );
  if (!code) throw overOf(await findCode(scope, otpId), now);
  if (await isRight(custody, organization.id, code, otpCode)) return;
  const left = allowedTries - code.tries;
  throw new ApiError(
    ErrorCode.PERMISSION_DENIED,
    left > 0
      ? `otpCode: this is not the code that was sent; ${left} more ${left === 1 ? "try is" : "tries are"} left`
      : `otpCode: this is not the code that was sent, and no try is left; ${askAgain}`,
  );
}

async function isRight(
  custody: Custody,
  organizationId: string,
  { id, hash }: CodeRow,
  text: string,
): Promise<boolean> {
  try {
    return await custody.checkOneTimeSecret(ownerOfCode(organizationId, id), hash, text);
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
export function overOf(code: CodeRow | undefined, now: number): ApiError {
  const reason = (() => {
    if (!code) return "is no longer known";
    if (code.used_at !== null) return "has been used";
    if (code.expires_at <= now) return "has expired, or a newer one was sent";
    return `was tried ${allowedTries} times, the most allowed`;
  })();
  return new ApiError(ErrorCode.FAILED_PRECONDITION, `otpId: the code ${reason}; ${askAgain}`);
}
