// Lists all policies of an organization. Asked of `query/list_policies`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import type { Policy } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/** Body of the query `listPolicies`. Lists all policies of an organization. */
export interface ListPoliciesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
}

/** Answer to the query `listPolicies`. */
export interface ListPoliciesResponse {
  /** The policies, oldest first. */
  readonly policies: readonly Policy[];
}

/** `listPolicies` as data. */
export const listPoliciesOperation: Operation = {
  name: "listPolicies",
  path: "/public/v1/query/list_policies",
  kind: "query",
};

/**
 * Lists all policies of an organization.
 *
 * @throws ApiError as `call` says
 */
export function listPolicies(
  connection: Connection,
  input: ListPoliciesRequest,
  options?: CallOptions,
): Promise<ListPoliciesResponse> {
  return call(connection, listPoliciesOperation, input, options);
}
