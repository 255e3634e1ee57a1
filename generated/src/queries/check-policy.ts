// Checks the expressions of a policy that might be created, for whoever is writing one, and tells all that cannot be
// right whatever the activity. Nothing is created. Whether the organization has room for another policy is not asked.
// An addition to the API, which existing clients do not know. Asked of `query/check_policy`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, PolicyExpression } from "../scalars.js";
import type { PolicyFinding } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `checkPolicy`. Checks the expressions of a policy that might be created, for whoever is
 * writing one, and tells all that cannot be right whatever the activity. Nothing is created. Whether the
 * organization has room for another policy is not asked. An addition to the API, which existing clients do not
 * know.
 */
export interface CheckPolicyRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Which activities the policy applies to. */
  readonly condition?: PolicyExpression | undefined;
  /** Who has to approve. */
  readonly consensus?: PolicyExpression | undefined;
  /** When the policy is in force. */
  readonly time?: PolicyExpression | undefined;
}

/** Answer to the query `checkPolicy`. */
export interface CheckPolicyResponse {
  /**
   * What is wrong, in the order of condition, consensus and time, at most 20 for each. Empty where a policy with
   * these expressions would be accepted.
   */
  readonly findings: readonly PolicyFinding[];
}

/** `checkPolicy` as data. */
export const checkPolicyOperation: Operation = {
  name: "checkPolicy",
  path: "/public/v1/query/check_policy",
  kind: "query",
};

/**
 * Checks the expressions of a policy that might be created, for whoever is writing one, and tells all that
 * cannot be right whatever the activity. Nothing is created. Whether the organization has room for another
 * policy is not asked. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function checkPolicy(
  connection: Connection,
  input: CheckPolicyRequest,
  options?: CallOptions,
): Promise<CheckPolicyResponse> {
  return call(connection, checkPolicyOperation, input, options);
}
