// A request is alive for an hour, so that a recorded one cannot be played back for ever.

import { ApiError, ErrorCode } from "@countersign/api";

const oldest = 60 * 60 * 1000;
const furthestAhead = 5 * 60 * 1000;

/**
 * @param timestampMs decimal milliseconds since 1970-01-01 UTC, from the body
 * @throws ApiError INVALID_ARGUMENT for a time an hour or more ago, or more than five minutes ahead
 */
export function checkLiveness(timestampMs: string, now: number): void {
  const age = now - Number(timestampMs);
  if (age < oldest && age >= -furthestAhead) return;
  const [problem, bound] =
    age > 0 ? ["too old", "less than an hour ago"] : ["in the future", "at most five minutes ahead"];
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `timestampMs is ${problem}: it must be ${bound}, the service's time is ${now}`,
  );
}
