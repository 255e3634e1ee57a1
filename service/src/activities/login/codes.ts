// One-time codes to users: their form, how long they hold, and what is said of one that does not.

import { ApiError, ErrorCode } from "@countersign/api";
import type { OtpAuthIntent, OtpType } from "@countersign/api";
import { codeLengths, codeRange, isCode } from "../../custody/one-time-code.js";
import type { CodeForm } from "../../custody/one-time-code.js";
import { countTry, findCode } from "../../store/one-time-codes.js";
import type { Milliseconds } from "../../store/schema.js";
import type { FamilyContext } from "../definition/plan.js";
import { prove } from "./code-proof.js";
import type { CodeKind } from "./code-proof.js";

/** For how long a code holds, unless the request says otherwise, and at most. */
const [usualSeconds, mostSeconds] = [300, 600];

/** Values of `otp_type` of codes, which count together where requests are limited. */
export const codeTypes: readonly OtpType[] = ["OTP_TYPE_EMAIL", "OTP_TYPE_SMS"];

/** Codes to users, whom they log in. */
export const userCodes: CodeKind = {
  countTry,
  find: findCode,
  renewal: "init_otp_auth",
  expired: "has expired, or a newer one was sent",
  wrong: { code: ErrorCode.PERMISSION_DENIED, text: "otpCode: this is not the code that was sent" },
};

/** Members of a request that say what its code is made of. */
export interface FormParams {
  readonly otpLength?: number | undefined;
  readonly alphanumeric?: boolean | undefined;
}

/** What a code is made of: letters and digits unless the request says otherwise. */
export function readForm({ otpLength: length = codeLengths.usual, alphanumeric = true }: FormParams): {
  readonly length: number;
  readonly form: CodeForm;
} {
  return { length, form: `${alphanumeric ? "alphanumeric" : "digits"}:${length}` };
}

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
    `expirationSeconds: a code is valid for 1 to ${mostSeconds} seconds, not ${expirationSeconds}`,
  );
}

/**
 * Compares what was handed in with a code to a user.
 *
 * @returns when the try was counted, for `forgiveGuess`
 * @throws ApiError INVALID_ARGUMENT for what cannot be a code, which costs no try; PERMISSION_DENIED for a wrong one;
 *   FAILED_PRECONDITION for one that holds no more, without a word on whether it was right; RESOURCE_EXHAUSTED for too many
 *   wrong ones
 */
export async function proveCode(context: FamilyContext, { otpId, otpCode }: OtpAuthIntent): Promise<Milliseconds> {
  if (!isCode(otpCode)) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `otpCode: a code has ${codeRange} digits or letters, such as 402817`,
    );
  }
  return prove(context, userCodes, otpId, otpCode);
}
