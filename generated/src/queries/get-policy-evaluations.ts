// Reads what the policies came to at each vote on an activity, as it was then. Asked of `query/get_policy_evaluations`.

import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ActivityId, OrganizationId } from "../scalars.js";
import type { ActivityPolicyEvaluation } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getPolicyEvaluations`. Reads what the policies came to at each vote on an activity, as it
 * was then.
 */
export interface GetPolicyEvaluationsRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** The activity. */
  readonly activityId: ActivityId;
}

/** Answer to the query `getPolicyEvaluations`. */
export interface GetPolicyEvaluationsResponse {
  /** One for each vote, the initiator's first. Votes from before evaluations were kept have none. */
  readonly policyEvaluations: readonly ActivityPolicyEvaluation[];
}

/** `getPolicyEvaluations` as data. */
export const getPolicyEvaluationsOperation: Operation = {
  name: "getPolicyEvaluations",
  path: "/public/v1/query/get_policy_evaluations",
  kind: "query",
};

/**
 * Reads what the policies came to at each vote on an activity, as it was then.
 *
 * @throws ApiError as `call` says
 */
export function getPolicyEvaluations(
  connection: Connection,
  input: GetPolicyEvaluationsRequest,
  options?: CallOptions,
): Promise<GetPolicyEvaluationsResponse> {
  return call(connection, getPolicyEvaluationsOperation, input, options);
}
