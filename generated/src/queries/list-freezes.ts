// Lists what is frozen in an organization. An addition to the API, which existing clients do not know. Asked of
// `query/list_freezes`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Freeze } from "../shapes/brakes.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listFreezes`. Lists what is frozen in an organization. An addition to the API, which
 * existing clients do not know.
 */
export interface ListFreezesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listFreezes`. */
export interface ListFreezesResponse {
  /** What is frozen. */
  readonly freezes: readonly Freeze[];
}

/** `listFreezes` as data. */
export const listFreezesOperation: Operation = {
  name: "listFreezes",
  path: "/public/v1/query/list_freezes",
  kind: "query",
};

/**
 * Lists what is frozen in an organization. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function listFreezes(
  connection: Connection,
  input: ListFreezesRequest,
  options?: CallOptions,
): Promise<ListFreezesResponse> {
  return call(connection, listFreezesOperation, input, options);
}
