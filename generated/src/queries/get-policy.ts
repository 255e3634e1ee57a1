// Reads one policy. Asked of `query/get_policy`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, PolicyId } from "../scalars.js";
import type { Policy } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/** Body of the query `getPolicy`. Reads one policy. */
export interface GetPolicyRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Identifier of a policy. */
  readonly policyId: PolicyId;
}

/** Answer to the query `getPolicy`. */
export interface GetPolicyResponse {
  /** A rule that allows or denies activities of the organization. */
  readonly policy: Policy;
}

/** `getPolicy` as data. */
export const getPolicyOperation: Operation = { name: "getPolicy", path: "/public/v1/query/get_policy", kind: "query" };

/**
 * Reads one policy.
 *
 * @throws ApiError as `call` says
 */
export function getPolicy(
  connection: Connection,
  input: GetPolicyRequest,
  options?: CallOptions,
): Promise<GetPolicyResponse> {
  return call(connection, getPolicyOperation, input, options);
}
