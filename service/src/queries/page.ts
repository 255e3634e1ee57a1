// Reads from a request which page of a list is wanted.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Pagination } from "@countersign/api";
import { isIdentifier } from "../params/found.js";
import type { Page } from "../store/page.js";

const itemsUnlessAsked = 10;

/**
 * The page that is wanted; the ten newest items where nothing is said. A cursor may be the id of something that has
 * been deleted since, because only its place in time counts.
 *
 * @throws ApiError INVALID_ARGUMENT for a cursor that is no id
 */
export function pageOf({ limit, after, before }: Pagination = {}): Page {
  for (const [name, cursor] of Object.entries({ after, before })) {
    if (cursor !== undefined && !isIdentifier(cursor)) {
      throw new ApiError(
        ErrorCode.INVALID_ARGUMENT,
        `paginationOptions.${name}: must be the id of an item of the list, a UUID in lower case`,
      );
    }
  }
  return { limit: limit === undefined ? itemsUnlessAsked : Number(limit), after, before };
}
