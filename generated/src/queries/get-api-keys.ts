// Lists API keys, of one user or of the whole organization. Asked of `query/get_api_keys`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, UserId } from "../scalars.js";
import type { ApiKey } from "../shapes/credentials.js";
import { call } from "../runtime/client.js";

/** Body of the query `getApiKeys`. Lists API keys, of one user or of the whole organization. */
export interface GetApiKeysRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Only the keys of this user. By default those of all users. */
  readonly userId?: UserId | undefined;
}

/** Answer to the query `getApiKeys`. */
export interface GetApiKeysResponse {
  /** The API keys, oldest first. */
  readonly apiKeys: readonly ApiKey[];
}

/** `getApiKeys` as data. */
export const getApiKeysOperation: Operation = {
  name: "getApiKeys",
  path: "/public/v1/query/get_api_keys",
  kind: "query",
};

/**
 * Lists API keys, of one user or of the whole organization.
 *
 * @throws ApiError as `call` says
 */
export function getApiKeys(
  connection: Connection,
  input: GetApiKeysRequest,
  options?: CallOptions,
): Promise<GetApiKeysResponse> {
  return call(connection, getApiKeysOperation, input, options);
}
