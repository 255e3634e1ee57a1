// Lifetimes that requests ask for.

import { ApiError, ErrorCode } from "@countersign/api";

/**
 * Seconds from the decimal text of `expirationSeconds`.
 *
 * @throws ApiError INVALID_ARGUMENT for none, and for more than the longest
 */
export function readSeconds(text: string, longest: number): number {
  const seconds = Number(text);
  if (seconds >= 1 && seconds <= longest) return seconds;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `expirationSeconds: ${text} is not a lifetime from 1 to ${longest} seconds`,
  );
}
