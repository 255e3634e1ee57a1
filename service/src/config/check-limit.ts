// Checks a limit before something is added.

import { ApiError, ErrorCode } from "@countersign/api";

/**
 * Makes sure that there is room for what is to be added.
 *
 * @param things what they are called, in the plural
 * @param limit the greatest number of them
 * @param count how many there are; not asked where the limit is out of reach
 * @throws ApiError RESOURCE_EXHAUSTED
 */
export async function checkLimit(
  things: string,
  limit: number,
  added: number,
  count: () => Promise<number>,
): Promise<void> {
  if (limit === Number.MAX_SAFE_INTEGER || added === 0) return;
  const present = await count();
  if (present + added <= limit) return;
  throw new ApiError(
    ErrorCode.RESOURCE_EXHAUSTED,
    `the organization has ${present} ${things} and may have at most ${limit}; ${added} more are too many`,
  );
}
