// Returns a session profile of an organization; of a sub-organization, one of its parent. Asked of
// `query/get_session_profile`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, SessionProfileId } from "../scalars.js";
import type { SessionProfile } from "../shapes/session-profiles.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getSessionProfile`. Returns a session profile of an organization; of a sub-organization,
 * one of its parent.
 */
export interface GetSessionProfileRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Profile to return. */
  readonly sessionProfileId: SessionProfileId;
}

/** Answer to the query `getSessionProfile`. */
export interface GetSessionProfileResponse {
  /** What a session may be narrowed down to. It never changes. */
  readonly sessionProfile: SessionProfile;
}

/** `getSessionProfile` as data. */
export const getSessionProfileOperation: Operation = {
  name: "getSessionProfile",
  path: "/public/v1/query/get_session_profile",
  kind: "query",
};

/**
 * Returns a session profile of an organization; of a sub-organization, one of its parent.
 *
 * @throws ApiError as `call` says
 */
export function getSessionProfile(
  connection: Connection,
  input: GetSessionProfileRequest,
  options?: CallOptions,
): Promise<GetSessionProfileResponse> {
  return call(connection, getSessionProfileOperation, input, options);
}
