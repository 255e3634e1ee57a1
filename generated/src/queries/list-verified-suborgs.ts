// Lists the ids of sub-organizations that have a user with a verified e-mail address or phone number. Asked of
// `query/list_verified_suborgs`.

import type { VerifiedSubOrganizationFilterType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Pagination } from "../shapes/common.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listVerifiedSuborgs`. Lists the ids of sub-organizations that have a user with a verified
 * e-mail address or phone number.
 */
export interface ListVerifiedSuborgsRequest {
  /** Parent organization; the caller's own. */
  readonly organizationId: OrganizationId;
  /** What to look up by. Omit it together with filterValue to list all. */
  readonly filterType?: Open<VerifiedSubOrganizationFilterType> | undefined;
  /** The e-mail address or phone number, compared exactly. Give it together with filterType. */
  readonly filterValue?: string | undefined;
  /** Which page to read. Its ids are those of sub-organizations. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `listVerifiedSuborgs`. */
export interface ListVerifiedSuborgsResponse {
  /** Ids of the sub-organizations of the page, newest first. */
  readonly organizationIds: readonly OrganizationId[];
}

/** `listVerifiedSuborgs` as data. */
export const listVerifiedSuborgsOperation: Operation = {
  name: "listVerifiedSuborgs",
  path: "/public/v1/query/list_verified_suborgs",
  kind: "query",
};

/**
 * Lists the ids of sub-organizations that have a user with a verified e-mail address or phone number.
 *
 * @throws ApiError as `call` says
 */
export function listVerifiedSuborgs(
  connection: Connection,
  input: ListVerifiedSuborgsRequest,
  options?: CallOptions,
): Promise<ListVerifiedSuborgsResponse> {
  return call(connection, listVerifiedSuborgsOperation, input, options);
}
