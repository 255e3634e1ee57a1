// Replays recorded activities under the present policies and under proposed ones, newest first, and tells which would
// be decided otherwise. Nothing changes. Each activity takes its course again, from its submission over the approvals
// that it got, by the users, tags and keys of today. An addition to the API, which existing clients do not know. Asked
// of `query/plan_policies`.

import type { CreatePolicyIntentV3 } from "../activities/create-policy.js";
import type { CreateSpendingLimitIntent } from "../activities/create-spending-limit.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Operation } from "../runtime/operation.js";
import type { ActivityId, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import type { ActivityArchive } from "../shapes/activity.js";
import type { Pagination } from "../shapes/common.js";
import type { Quorum } from "../shapes/organizations.js";
import type { PlannedChange, PlannedSpending, PlannedUserTags, UnplannedActivity } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `planPolicies`. Replays recorded activities under the present policies and under proposed
 * ones, newest first, and tells which would be decided otherwise. Nothing changes. Each activity takes its
 * course again, from its submission over the approvals that it got, by the users, tags and keys of today. An
 * addition to the API, which existing clients do not know.
 */
export interface PlanPoliciesRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** All policies that the organization would have, each as createPolicy takes it. */
  readonly policies: readonly CreatePolicyIntentV3[];
  /** The root quorum that it would have; by default, as it is. */
  readonly rootQuorum?: Quorum | undefined;
  /** Users who would have other tags. */
  readonly userTags?: readonly PlannedUserTags[] | undefined;
  /** Limits that there would be, each as createSpendingLimit takes it. What they would count is in `spending`. */
  readonly spendingLimits?: readonly CreateSpendingLimitIntent[] | undefined;
  /** Only activities that were submitted then or later. */
  readonly since?: MillisecondTimestamp | undefined;
  /** Which activities to replay. By default the ten newest. */
  readonly paginationOptions?: Pagination | undefined;
}

/** Answer to the query `planPolicies`. */
export interface PlanPoliciesResponse {
  /** Activities that would be decided otherwise, newest first. */
  readonly changes: readonly PlannedChange[];
  /** Activities that would be decided alike. */
  readonly unchanged: readonly ActivityId[];
  /**
   * Replayed activities of which something else became than the present policies decide: they, users, tags or keys
   * have changed since, or a spending limit had a say.
   */
  readonly differed: readonly ActivityId[];
  /**
   * What the proposed limits would count, newest first, of activities that were not rejected and have not failed,
   * and that the proposed policies do not deny. Absent without proposed limits. Whoever adds it up from the oldest
   * on sees which activities would go beyond a limit.
   */
  readonly spending?: readonly PlannedSpending[] | undefined;
  /** Activities that cannot be replayed, and why. */
  readonly notReplayed: readonly UnplannedActivity[];
  /**
   * Set if there may be more: give it as paginationOptions.after. An answer can have fewer activities than asked
   * for if their policies take long.
   */
  readonly next?: ActivityId | undefined;
  /** Where the list ends and what is older has moved to the operator's archive, which is not replayed. */
  readonly archived?: ActivityArchive | undefined;
}

/** `planPolicies` as data. */
export const planPoliciesOperation: Operation = {
  name: "planPolicies",
  path: "/public/v1/query/plan_policies",
  kind: "query",
};

/**
 * Replays recorded activities under the present policies and under proposed ones, newest first, and tells which
 * would be decided otherwise. Nothing changes. Each activity takes its course again, from its submission over
 * the approvals that it got, by the users, tags and keys of today. An addition to the API, which existing
 * clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function planPolicies(
  connection: Connection,
  input: PlanPoliciesRequest,
  options?: CallOptions,
): Promise<PlanPoliciesResponse> {
  return call(connection, planPoliciesOperation, input, options);
}
