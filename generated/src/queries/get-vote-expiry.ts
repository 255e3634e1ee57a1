// Tells for how long activities wait for votes. An addition to the API, which existing clients do not know. Asked of
// `query/get_vote_expiry`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ExpirationSeconds, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getVoteExpiry`. Tells for how long activities wait for votes. An addition to the API, which
 * existing clients do not know.
 */
export interface GetVoteExpiryRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `getVoteExpiry`. */
export interface GetVoteExpiryResponse {
  /** For how long, from their submission. Absent where they wait for any time. */
  readonly seconds?: ExpirationSeconds | undefined;
}

/** `getVoteExpiry` as data. */
export const getVoteExpiryOperation: Operation = {
  name: "getVoteExpiry",
  path: "/public/v1/query/get_vote_expiry",
  kind: "query",
};

/**
 * Tells for how long activities wait for votes. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function getVoteExpiry(
  connection: Connection,
  input: GetVoteExpiryRequest,
  options?: CallOptions,
): Promise<GetVoteExpiryResponse> {
  return call(connection, getVoteExpiryOperation, input, options);
}
