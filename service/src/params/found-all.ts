// Looks up several things that a request names by their ids.

import { ApiError, ErrorCode } from "@countersign/api";
import { checkDistinct } from "./distinct.js";

/**
 * What ids name in the organization, in their order.
 *
 * @param kind of thing, for the message
 * @param path of the list among the parameters
 * @param find reads those of the ids that there are, in any order
 * @throws ApiError INVALID_ARGUMENT for an id that comes twice; NOT_FOUND, the same for what never was and for what
 *   belongs to another organization
 */
export async function foundAll<Row extends { readonly id: string }>(
  kind: string,
  path: string,
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  checkDistinct(path, ids);
  const rows = ids.length > 0 ? await find(ids) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id, place) => {
    const row = byId.get(id);
    if (!row)
      throw new ApiError(
        ErrorCode.NOT_FOUND,
        `${path}.${place}: no ${kind} ${JSON.stringify(id)} in this organization`,
      );
    return row;
  });
}
