// Explains how the policies decide about an activity, clause by clause, and who could still approve it. The decision is
// the real one, made by the present rules, brakes and spending limits, but nothing changes. An addition to the API,
// which existing clients do not know. Asked of `query/explain_policy`.

import type { ActivityType, DecisionOutcome } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Json } from "../runtime/json.js";
import type { Open } from "../runtime/open.js";
import type { Operation } from "../runtime/operation.js";
import type { ActivityId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import type { PolicyExplanation } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `explainPolicy`. Explains how the policies decide about an activity, clause by clause, and
 * who could still approve it. The decision is the real one, made by the present rules, brakes and spending
 * limits, but nothing changes. An addition to the API, which existing clients do not know.
 */
export interface ExplainPolicyRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /**
   * An activity that was submitted. It is decided by the approvals that count now; one that has ended, by those
   * that counted then. Either this or type and parameters.
   */
  readonly activityId?: ActivityId | undefined;
  /** Kind of an activity that might be submitted. Votes have no policies of their own. */
  readonly type?: ActivityType | undefined;
  /** The parameters that would be submitted, an object of the type's intent. */
  readonly parameters?: Json | undefined;
  /**
   * Who would submit it, and so approve it first; a user of the organization, by default the caller. Only with
   * type and parameters.
   */
  readonly userId?: UserId | undefined;
  /**
   * Users who would have approved it afterwards, each with their first credential that has not expired; users of
   * the organization that decides. Only with type and parameters.
   */
  readonly approvedBy?: readonly UserId[] | undefined;
  /** When it would be decided; by default now. Only with type and parameters. */
  readonly at?: MillisecondTimestamp | undefined;
}

/** Answer to the query `explainPolicy`. */
export interface ExplainPolicyResponse {
  /** What was decided about an activity. */
  readonly outcome: Open<DecisionOutcome>;
  /** The outcome in words. */
  readonly message: string;
  /** How each policy of the organization took part, oldest first, whether or not the outcome depends on it. */
  readonly policies: readonly PolicyExplanation[];
  /**
   * Users who have not approved the activity, or whose approval no longer counts, and whose approval would count.
   * Empty unless consensus is needed.
   */
  readonly couldApprove: readonly UserId[];
}

/** `explainPolicy` as data. */
export const explainPolicyOperation: Operation = {
  name: "explainPolicy",
  path: "/public/v1/query/explain_policy",
  kind: "query",
};

/**
 * Explains how the policies decide about an activity, clause by clause, and who could still approve it. The
 * decision is the real one, made by the present rules, brakes and spending limits, but nothing changes. An
 * addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function explainPolicy(
  connection: Connection,
  input: ExplainPolicyRequest,
  options?: CallOptions,
): Promise<ExplainPolicyResponse> {
  return call(connection, explainPolicyOperation, input, options);
}
