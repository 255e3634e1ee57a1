// Lists the session profiles of an organization; of a sub-organization, those of its parent. Asked of
// `query/get_session_profiles`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { SessionProfile } from "../shapes/session-profiles.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getSessionProfiles`. Lists the session profiles of an organization; of a sub-organization,
 * those of its parent.
 */
export interface GetSessionProfilesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `getSessionProfiles`. */
export interface GetSessionProfilesResponse {
  /** The profiles, oldest first. */
  readonly sessionProfiles: readonly SessionProfile[];
}

/** `getSessionProfiles` as data. */
export const getSessionProfilesOperation: Operation = {
  name: "getSessionProfiles",
  path: "/public/v1/query/get_session_profiles",
  kind: "query",
};

/**
 * Lists the session profiles of an organization; of a sub-organization, those of its parent.
 *
 * @throws ApiError as `call` says
 */
export function getSessionProfiles(
  connection: Connection,
  input: GetSessionProfilesRequest,
  options?: CallOptions,
): Promise<GetSessionProfilesResponse> {
  return call(connection, getSessionProfilesOperation, input, options);
}
