// Lists linked OAuth accounts, of one user or of the whole organization. Asked of `query/get_oauth_providers`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, UserId } from "../scalars.js";
import type { OauthProvider } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/** Body of the query `getOauthProviders`. Lists linked OAuth accounts, of one user or of the whole organization. */
export interface GetOauthProvidersRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Only the accounts of this user. By default those of all users. */
  readonly userId?: UserId | undefined;
}

/** Answer to the query `getOauthProviders`. */
export interface GetOauthProvidersResponse {
  /** The linked accounts, oldest first. */
  readonly oauthProviders: readonly OauthProvider[];
}

/** `getOauthProviders` as data. */
export const getOauthProvidersOperation: Operation = {
  name: "getOauthProviders",
  path: "/public/v1/query/get_oauth_providers",
  kind: "query",
};

/**
 * Lists linked OAuth accounts, of one user or of the whole organization.
 *
 * @throws ApiError as `call` says
 */
export function getOauthProviders(
  connection: Connection,
  input: GetOauthProvidersRequest,
  options?: CallOptions,
): Promise<GetOauthProvidersResponse> {
  return call(connection, getOauthProvidersOperation, input, options);
}
