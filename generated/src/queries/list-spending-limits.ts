// Lists the spending limits of an organization. An addition to the API, which existing clients do not know. Asked of
// `query/list_spending_limits`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { SpendingLimit } from "../shapes/spending-limits.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `listSpendingLimits`. Lists the spending limits of an organization. An addition to the API,
 * which existing clients do not know.
 */
export interface ListSpendingLimitsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listSpendingLimits`. */
export interface ListSpendingLimitsResponse {
  /** The limits, oldest first. */
  readonly spendingLimits: readonly SpendingLimit[];
}

/** `listSpendingLimits` as data. */
export const listSpendingLimitsOperation: Operation = {
  name: "listSpendingLimits",
  path: "/public/v1/query/list_spending_limits",
  kind: "query",
};

/**
 * Lists the spending limits of an organization. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function listSpendingLimits(
  connection: Connection,
  input: ListSpendingLimitsRequest,
  options?: CallOptions,
): Promise<ListSpendingLimitsResponse> {
  return call(connection, listSpendingLimitsOperation, input, options);
}
