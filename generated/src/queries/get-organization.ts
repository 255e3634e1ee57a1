// Reads an organization with everything that belongs to it. Asked of `query/get_organization`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { OrganizationData } from "../shapes/organizations.js";
import { call } from "../runtime/client.js";

/** Body of the query `getOrganization`. Reads an organization with everything that belongs to it. */
export interface GetOrganizationRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `getOrganization`. */
export interface GetOrganizationResponse {
  /** All that belongs to an organization, sub-organizations excepted. */
  readonly organizationData: OrganizationData;
}

/** `getOrganization` as data. */
export const getOrganizationOperation: Operation = {
  name: "getOrganization",
  path: "/public/v1/query/get_organization",
  kind: "query",
};

/**
 * Reads an organization with everything that belongs to it.
 *
 * @throws ApiError as `call` says
 */
export function getOrganization(
  connection: Connection,
  input: GetOrganizationRequest,
  options?: CallOptions,
): Promise<GetOrganizationResponse> {
  return call(connection, getOrganizationOperation, input, options);
}
