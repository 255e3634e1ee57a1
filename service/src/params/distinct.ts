// Lists of ids in requests.

import { ApiError, ErrorCode } from "@countersign/api";

/**
 * @param path of the list among the parameters
 * @throws ApiError INVALID_ARGUMENT where an id is there twice, which is a mistake of the caller's
 */
export function checkDistinct(path: string, ids: readonly string[]): void {
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index);
  if (repeated === -1) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}.${repeated}: ${JSON.stringify(ids[repeated])} is in the list twice; list each id once`,
  );
}
