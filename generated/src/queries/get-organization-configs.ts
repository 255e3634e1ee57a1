// Reads the settings of an organization, which are its features and root quorum. Asked of
// `query/get_organization_configs`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Config } from "../shapes/organizations.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getOrganizationConfigs`. Reads the settings of an organization, which are its features and
 * root quorum.
 */
export interface GetOrganizationConfigsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `getOrganizationConfigs`. */
export interface GetOrganizationConfigsResponse {
  /** Settings of an organization. */
  readonly configs: Config;
}

/** `getOrganizationConfigs` as data. */
export const getOrganizationConfigsOperation: Operation = {
  name: "getOrganizationConfigs",
  path: "/public/v1/query/get_organization_configs",
  kind: "query",
};

/**
 * Reads the settings of an organization, which are its features and root quorum.
 *
 * @throws ApiError as `call` says
 */
export function getOrganizationConfigs(
  connection: Connection,
  input: GetOrganizationConfigsRequest,
  options?: CallOptions,
): Promise<GetOrganizationConfigsResponse> {
  return call(connection, getOrganizationConfigsOperation, input, options);
}
