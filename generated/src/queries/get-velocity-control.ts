// Reads one velocity control. Asked of `query/get_velocity_control`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, VelocityControlId } from "../scalars.js";
import type { VelocityControl } from "../shapes/velocity-controls.js";
import { call } from "../runtime/client.js";

/** Body of the query `getVelocityControl`. Reads one velocity control. */
export interface GetVelocityControlRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of a velocity control. */
  readonly velocityControlId: VelocityControlId;
}

/** Answer to the query `getVelocityControl`. */
export interface GetVelocityControlResponse {
  /** Counts what is transferred or done, for policies. */
  readonly velocityControl: VelocityControl;
}

/** `getVelocityControl` as data. */
export const getVelocityControlOperation: Operation = {
  name: "getVelocityControl",
  path: "/public/v1/query/get_velocity_control",
  kind: "query",
};

/**
 * Reads one velocity control.
 *
 * @throws ApiError as `call` says
 */
export function getVelocityControl(
  connection: Connection,
  input: GetVelocityControlRequest,
  options?: CallOptions,
): Promise<GetVelocityControlResponse> {
  return call(connection, getVelocityControlOperation, input, options);
}
