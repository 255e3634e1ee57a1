// Lists the velocity controls of an organization. Asked of `query/list_velocity_controls`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Pagination } from "../shapes/common.js";
import type { PageInfo, VelocityControl } from "../shapes/velocity-controls.js";
import { call } from "../runtime/client.js";

/** Body of the query `listVelocityControls`. Lists the velocity controls of an organization. */
export interface ListVelocityControlsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Which page to read. Its ids are those of controls. By default the first hundred. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `listVelocityControls`. */
export interface ListVelocityControlsResponse {
  /** The controls, oldest first. */
  readonly velocityControls: readonly VelocityControl[];
  /** Where a page is among all. */
  readonly pageInfo: PageInfo;
}

/** `listVelocityControls` as data. */
export const listVelocityControlsOperation: Operation = {
  name: "listVelocityControls",
  path: "/public/v1/query/list_velocity_controls",
  kind: "query",
};

/**
 * Lists the velocity controls of an organization.
 *
 * @throws ApiError as `call` says
 */
export function listVelocityControls(
  connection: Connection,
  input: ListVelocityControlsRequest,
  options?: CallOptions,
): Promise<ListVelocityControlsResponse> {
  return call(connection, listVelocityControlsOperation, input, options);
}
