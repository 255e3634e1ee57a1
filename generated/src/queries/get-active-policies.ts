// Lists which policies of an organization are active now. Asked of `query/get_active_policies`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId } from "../scalars.js";
import type { ActivePolicyStatus } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/** Body of the query `getActivePolicies`. Lists which policies of an organization are active now. */
export interface GetActivePoliciesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `getActivePolicies`. */
export interface GetActivePoliciesResponse {
  /** All policies of the organization, oldest first. */
  readonly statuses: readonly ActivePolicyStatus[];
  /** The instant at which their times were evaluated, in milliseconds since 1970-01-01 UTC. */
  readonly evaluatedAtMs: MillisecondTimestamp;
}

/** `getActivePolicies` as data. */
export const getActivePoliciesOperation: Operation = {
  name: "getActivePolicies",
  path: "/public/v1/query/get_active_policies",
  kind: "query",
};

/**
 * Lists which policies of an organization are active now.
 *
 * @throws ApiError as `call` says
 */
export function getActivePolicies(
  connection: Connection,
  input: GetActivePoliciesRequest,
  options?: CallOptions,
): Promise<GetActivePoliciesResponse> {
  return call(connection, getActivePoliciesOperation, input, options);
}
