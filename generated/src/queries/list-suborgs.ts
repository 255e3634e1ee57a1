// Lists the ids of sub-organizations, all or those that a name, contact or credential belongs to. Asked of
// `query/list_suborgs`.

import type { SubOrganizationFilterType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Pagination } from "../shapes/common.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listSuborgs`. Lists the ids of sub-organizations, all or those that a name, contact or
 * credential belongs to.
 */
export interface ListSuborgsRequest {
  /** Parent organization; the caller's own. */
  readonly organizationId: OrganizationId;
  /** What to look up by. Omit it together with filterValue to list all. */
  readonly filterType?: Open<SubOrganizationFilterType> | undefined;
  /** What to look for, compared exactly. Give it together with filterType. */
  readonly filterValue?: string | undefined;
  /** Which page to read. Its ids are those of sub-organizations. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `listSuborgs`. */
export interface ListSuborgsResponse {
  /** Ids of the sub-organizations of the page, newest first. */
  readonly organizationIds: readonly OrganizationId[];
}

/** `listSuborgs` as data. */
export const listSuborgsOperation: Operation = {
  name: "listSuborgs",
  path: "/public/v1/query/list_suborgs",
  kind: "query",
};

/**
 * Lists the ids of sub-organizations, all or those that a name, contact or credential belongs to.
 *
 * @throws ApiError as `call` says
 */
export function listSuborgs(
  connection: Connection,
  input: ListSuborgsRequest,
  options?: CallOptions,
): Promise<ListSuborgsResponse> {
  return call(connection, listSuborgsOperation, input, options);
}
