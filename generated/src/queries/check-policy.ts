// Checks the expressions of a policy that might be created, for whoever is writing one, and tells all that cannot be
// right whatever the activity, and what the organization's other policies leave open beside it. Nothing is created. It
// does not check whether the organization may have another policy. An addition to the API, which existing clients do
// not know. Asked of `query/check_policy`.

import type { Effect } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId, PolicyExpression, PolicyId } from "../scalars.js";
import type { PolicyFinding, PolicyWarning } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `checkPolicy`. Checks the expressions of a policy that might be created, for whoever is
 * writing one, and tells all that cannot be right whatever the activity, and what the organization's other
 * policies leave open beside it. Nothing is created. It does not check whether the organization may have another
 * policy. An addition to the API, which existing clients do not know.
 */
export interface CheckPolicyRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Which activities the policy applies to. */
  readonly condition?: PolicyExpression | undefined;
  /** Who has to approve. */
  readonly consensus?: PolicyExpression | undefined;
  /** When the policy is active. */
  readonly time?: PolicyExpression | undefined;
  /** What the policy does. Without it there are no warnings. */
  readonly effect?: Effect | undefined;
  /** The policy whose place it takes, if it is a change. */
  readonly policyId?: PolicyId | undefined;
}

/** Answer to the query `checkPolicy`. */
export interface CheckPolicyResponse {
  /**
   * What is wrong, in the order of condition, consensus and time, at most 20 for each. Empty where a policy with
   * these expressions would be accepted.
   */
  readonly findings: readonly PolicyFinding[];
  /**
   * What other policies of the organization leave open, if nothing is wrong with this one. A policy on a chain's
   * words sees no digest; where another one allows signing digests as raw payloads, it is got round.
   */
  readonly warnings?: readonly PolicyWarning[] | undefined;
}

/** `checkPolicy` as data. */
export const checkPolicyOperation: Operation = {
  name: "checkPolicy",
  path: "/public/v1/query/check_policy",
  kind: "query",
};

/**
 * Checks the expressions of a policy that might be created, for whoever is writing one, and tells all that
 * cannot be right whatever the activity, and what the organization's other policies leave open beside it.
 * Nothing is created. It does not check whether the organization may have another policy. An addition to the
 * API, which existing clients do not know.
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
