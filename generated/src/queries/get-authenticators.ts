// Lists the authenticators of one user. Asked of `query/get_authenticators`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, UserId } from "../scalars.js";
import type { Authenticator } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/** Body of the query `getAuthenticators`. Lists the authenticators of one user. */
export interface GetAuthenticatorsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of a user. */
  readonly userId: UserId;
}

/** Answer to the query `getAuthenticators`. */
export interface GetAuthenticatorsResponse {
  /** The authenticators, oldest first. */
  readonly authenticators: readonly Authenticator[];
}

/** `getAuthenticators` as data. */
export const getAuthenticatorsOperation: Operation = {
  name: "getAuthenticators",
  path: "/public/v1/query/get_authenticators",
  kind: "query",
};

/**
 * Lists the authenticators of one user.
 *
 * @throws ApiError as `call` says
 */
export function getAuthenticators(
  connection: Connection,
  input: GetAuthenticatorsRequest,
  options?: CallOptions,
): Promise<GetAuthenticatorsResponse> {
  return call(connection, getAuthenticatorsOperation, input, options);
}
