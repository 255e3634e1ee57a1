// The types in `queries/plan-policies`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../queries/plan-policies.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { CreatePolicyIntentV3 } from "../activities/create-policy.js";
import { CreateSpendingLimitIntent } from "../activities/create-spending-limit.js";
import { ActivityId, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { ActivityArchive } from "../shapes/activity.js";
import { Pagination } from "../shapes/common.js";
import { Quorum } from "../shapes/organizations.js";
import { PlannedChange, PlannedSpending, PlannedUserTags, UnplannedActivity } from "../shapes/policies.js";

function checkPlanPoliciesRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OrganizationId.check(value.organizationId)) return false;
  const policies = value.policies;
  if (!Array.isArray(policies) || policies.length > 1000) return false;
  for (let i = 0; i < policies.length; i++) {
    if (!CreatePolicyIntentV3.check(policies[i])) return false;
  }
  const rootQuorum = value.rootQuorum;
  if (rootQuorum !== undefined) {
    present++;
    if (!Quorum.check(rootQuorum)) return false;
  }
  const userTags = value.userTags;
  if (userTags !== undefined) {
    present++;
    if (!Array.isArray(userTags) || userTags.length > 1000) return false;
    for (let i = 0; i < userTags.length; i++) {
      if (!PlannedUserTags.check(userTags[i])) return false;
    }
  }
  const spendingLimits = value.spendingLimits;
  if (spendingLimits !== undefined) {
    present++;
    if (!Array.isArray(spendingLimits) || spendingLimits.length > 20) return false;
    for (let i = 0; i < spendingLimits.length; i++) {
      if (!CreateSpendingLimitIntent.check(spendingLimits[i])) return false;
    }
  }
  const since = value.since;
  if (since !== undefined) {
    present++;
    if (!MillisecondTimestamp.check(since)) return false;
  }
  const paginationOptions = value.paginationOptions;
  if (paginationOptions !== undefined) {
    present++;
    if (!Pagination.check(paginationOptions)) return false;
  }
  return sizeOf(value) === present;
}

export type PlanPoliciesRequest = types.PlanPoliciesRequest;
/** Judges and reads a {@link PlanPoliciesRequest} as it is sent. */
export const PlanPoliciesRequest: RecordType<PlanPoliciesRequest> = /* @__PURE__ */ sent(checkPlanPoliciesRequest, {
  organizationId: OrganizationId,
  policies: { kind: "array", of: () => CreatePolicyIntentV3, minItems: 0, maxItems: 1000 },
  "rootQuorum?": () => Quorum,
  "userTags?": { kind: "array", of: () => PlannedUserTags, minItems: 0, maxItems: 1000 },
  "spendingLimits?": { kind: "array", of: () => CreateSpendingLimitIntent, minItems: 0, maxItems: 20 },
  "since?": MillisecondTimestamp,
  "paginationOptions?": () => Pagination,
});

export type PlanPoliciesResponse = types.PlanPoliciesResponse;
/** Judges and reads a {@link PlanPoliciesResponse} as it is answered. */
export const PlanPoliciesResponse: RecordType<PlanPoliciesResponse> = /* @__PURE__ */ answered({
  changes: { kind: "array", of: () => PlannedChange, minItems: 0, maxItems: 100 },
  unchanged: { kind: "array", of: ActivityId, minItems: 0, maxItems: 100 },
  differed: { kind: "array", of: ActivityId, minItems: 0, maxItems: 100 },
  "spending?": { kind: "array", of: () => PlannedSpending, minItems: 0, maxItems: 100 },
  notReplayed: { kind: "array", of: () => UnplannedActivity, minItems: 0, maxItems: 100 },
  "next?": ActivityId,
  "archived?": () => ActivityArchive,
});
