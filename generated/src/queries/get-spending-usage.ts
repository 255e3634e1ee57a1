// Tells how much of a spending limit is used up and how much is left. An addition to the API, which existing clients do
// not know. Asked of `query/get_spending_usage`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, SpendingLimitId } from "../scalars.js";
import type { SpendingUsage } from "../shapes/spending-limits.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getSpendingUsage`. Tells how much of a spending limit is used up and how much is left. An
 * addition to the API, which existing clients do not know.
 */
export interface GetSpendingUsageRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** The limit. */
  readonly spendingLimitId: SpendingLimitId;
  /** Whose spending, where the limit counts each one by itself: an id or address. Omit it for up to 100 of them. */
  readonly holder?: string | undefined;
}

/** Answer to the query `getSpendingUsage`. */
export interface GetSpendingUsageResponse {
  /** By holder. Those that have spent nothing yet are left out, unless asked for. */
  readonly usages: readonly SpendingUsage[];
}

/** `getSpendingUsage` as data. */
export const getSpendingUsageOperation: Operation = {
  name: "getSpendingUsage",
  path: "/public/v1/query/get_spending_usage",
  kind: "query",
};

/**
 * Tells how much of a spending limit is used up and how much is left. An addition to the API, which existing
 * clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function getSpendingUsage(
  connection: Connection,
  input: GetSpendingUsageRequest,
  options?: CallOptions,
): Promise<GetSpendingUsageResponse> {
  return call(connection, getSpendingUsageOperation, input, options);
}
