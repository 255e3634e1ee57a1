// The types in `shapes/policies`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/policies.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import {
  ActivityStatus,
  ActivityType,
  DecisionOutcome,
  Effect,
  ExpressionOutcome,
  ExpressionSource,
  Operator,
  Outcome,
  UncountedSpending,
} from "../enums.js";
import {
  ActivityId,
  Id,
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  PolicyId,
  PolicyName,
  PolicyNotes,
  PolicySubject,
  PolicyTarget,
  SpendingAmount,
  SpendingLimitName,
  UserId,
  UserTagId,
  VoteId,
} from "../scalars.js";
import { Timestamp } from "./common.js";

export type ActivePolicyStatus = types.ActivePolicyStatus;
/** Judges and reads a {@link ActivePolicyStatus} as it is answered. */
export const ActivePolicyStatus: RecordType<ActivePolicyStatus> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  policyId: PolicyId,
  active: { kind: "boolean" },
  "timeExpr?": PolicyExpression,
  "error?": { kind: "string", maxLength: 65536, example: '1:35 there is no time zone "Europe/Atlantis"' },
});

export type ActivityPolicyEvaluation = types.ActivityPolicyEvaluation;
/** Judges and reads a {@link ActivityPolicyEvaluation} as it is answered. */
export const ActivityPolicyEvaluation: RecordType<ActivityPolicyEvaluation> = /* @__PURE__ */ answered({
  id: Id,
  activityId: ActivityId,
  organizationId: OrganizationId,
  voteId: VoteId,
  policyEvaluations: { kind: "array", of: () => PolicyEvaluation, minItems: 0, maxItems: 100 },
  createdAt: () => Timestamp,
});

export type PolicyEvaluation = types.PolicyEvaluation;
/** Judges and reads a {@link PolicyEvaluation} as it is answered. */
export const PolicyEvaluation: RecordType<PolicyEvaluation> = /* @__PURE__ */ answered({
  "policyId?": PolicyId,
  "outcome?": Outcome,
});

export type Policy = types.Policy;
/** Judges and reads a {@link Policy} as it is answered. */
export const Policy: RecordType<Policy> = /* @__PURE__ */ answered({
  policyId: PolicyId,
  policyName: PolicyName,
  effect: Effect,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
  notes: PolicyNotes,
  consensus: {
    kind: "string",
    name: "PolicyExpression",
    maxLength: 16384,
    example: "approvers.any(user, user.id == '7e4c1f6e-6d1c-4d8a-9a53-0f6f9e1f2a10')",
  },
  condition: {
    kind: "string",
    name: "PolicyExpression",
    maxLength: 16384,
    example: "activity.resource == 'WALLET' && activity.action == 'CREATE'",
  },
  "time?": {
    kind: "string",
    name: "PolicyExpression",
    maxLength: 16384,
    example: "CronSpan('0 9 * * 1-5', '8h', 'Europe/Paris')",
  },
});

export type PlannedChange = types.PlannedChange;
/** Judges and reads a {@link PlannedChange} as it is answered. */
export const PlannedChange: RecordType<PlannedChange> = /* @__PURE__ */ answered({
  activityId: ActivityId,
  type: ActivityType,
  status: ActivityStatus,
  createdAt: () => Timestamp,
  userId: UserId,
  today: () => PlannedDecision,
  proposed: () => PlannedDecision,
});

export type PlannedDecision = types.PlannedDecision;
/** Judges and reads a {@link PlannedDecision} as it is answered. */
export const PlannedDecision: RecordType<PlannedDecision> = /* @__PURE__ */ answered({
  outcome: DecisionOutcome,
  message: { kind: "string", maxLength: 65536 },
  policies: { kind: "array", of: () => PlannedEvaluation, minItems: 0, maxItems: 100 },
});

export type PlannedEvaluation = types.PlannedEvaluation;
/** Judges and reads a {@link PlannedEvaluation} as it is answered. */
export const PlannedEvaluation: RecordType<PlannedEvaluation> = /* @__PURE__ */ answered({
  policyName: PolicyName,
  outcome: Outcome,
});

export type PlannedCount = types.PlannedCount;
/** Judges and reads a {@link PlannedCount} as it is answered. */
export const PlannedCount: RecordType<PlannedCount> = /* @__PURE__ */ answered({
  name: SpendingLimitName,
  holder: { kind: "string", maxLength: 65536 },
  item: { kind: "string", maxLength: 65536 },
  amount: SpendingAmount,
});

export type PlannedSpending = types.PlannedSpending;
/** Judges and reads a {@link PlannedSpending} as it is answered. */
export const PlannedSpending: RecordType<PlannedSpending> = /* @__PURE__ */ answered({
  activityId: ActivityId,
  type: ActivityType,
  userId: UserId,
  submittedAt: MillisecondTimestamp,
  counts: { kind: "array", of: () => PlannedCount, minItems: 0, maxItems: 100 },
  uncounted: { kind: "array", of: () => PlannedUncounted, minItems: 0, maxItems: 100 },
});

export type PlannedUncounted = types.PlannedUncounted;
/** Judges and reads a {@link PlannedUncounted} as it is answered. */
export const PlannedUncounted: RecordType<PlannedUncounted> = /* @__PURE__ */ answered({
  name: SpendingLimitName,
  "kind?": UncountedSpending,
});

function checkPlannedUserTags(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!UserId.check(value.userId)) return false;
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 1000) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (!UserTagId.check(userTags[i])) return false;
  }
  return sizeOf(value) === 2;
}

export type PlannedUserTags = types.PlannedUserTags;
/** Judges and reads a {@link PlannedUserTags} as it is sent. */
export const PlannedUserTags: RecordType<PlannedUserTags> = /* @__PURE__ */ sent(checkPlannedUserTags, {
  userId: UserId,
  userTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 1000 },
});

export type PolicyClause = types.PolicyClause;
/** Judges and reads a {@link PolicyClause} as it is answered. */
export const PolicyClause: RecordType<PolicyClause> = /* @__PURE__ */ answered({
  source: ExpressionSource,
  text: { kind: "string", maxLength: 65536 },
  line: { kind: "int32" },
  column: { kind: "int32" },
  endLine: { kind: "int32" },
  endColumn: { kind: "int32" },
  outcome: ExpressionOutcome,
  "message?": { kind: "string", maxLength: 65536 },
});

export type PolicyExplanation = types.PolicyExplanation;
/** Judges and reads a {@link PolicyExplanation} as it is answered. */
export const PolicyExplanation: RecordType<PolicyExplanation> = /* @__PURE__ */ answered({
  policyId: PolicyId,
  policyName: PolicyName,
  effect: Effect,
  applied: { kind: "boolean" },
  "timeOutcome?": ExpressionOutcome,
  conditionOutcome: ExpressionOutcome,
  consensusOutcome: ExpressionOutcome,
  clauses: { kind: "array", of: () => PolicyClause, minItems: 0, maxItems: 100 },
});

export type PolicyFinding = types.PolicyFinding;
/** Judges and reads a {@link PolicyFinding} as it is answered. */
export const PolicyFinding: RecordType<PolicyFinding> = /* @__PURE__ */ answered({
  source: ExpressionSource,
  line: { kind: "int32" },
  column: { kind: "int32" },
  endLine: { kind: "int32" },
  endColumn: { kind: "int32" },
  message: { kind: "string", maxLength: 65536, example: "unknown field wallet.idd" },
  "suggestion?": { kind: "string", maxLength: 65536, example: "did you mean id?" },
});

export type PolicyWarning = types.PolicyWarning;
/** Judges and reads a {@link PolicyWarning} as it is answered. */
export const PolicyWarning: RecordType<PolicyWarning> = /* @__PURE__ */ answered({
  message: {
    kind: "string",
    maxLength: 65536,
    example:
      '"Nobody pays strangers" denies by eth.tx, which payloads that the service can\'t read do not have; "Signers sign" allows signing such payloads',
  },
  "suggestion?": { kind: "string", maxLength: 65536, example: "deny payload.blind in another policy, or allow less" },
});

function checkSelector(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const subject = value.subject;
  if (subject !== undefined) {
    present++;
    if (!PolicySubject.check(subject)) return false;
  }
  const operator = value.operator;
  if (operator !== undefined) {
    present++;
    if (!Operator.check(operator)) return false;
  }
  const target = value.target;
  if (target !== undefined) {
    present++;
    if (!PolicyTarget.check(target)) return false;
  }
  return sizeOf(value) === present;
}

export type Selector = types.Selector;
/** Judges and reads a {@link Selector} as it is sent; `received` as it is answered. */
export const Selector: RecordType<Selector, Selector, types.ReceivedSelector> = /* @__PURE__ */ sent(checkSelector, {
  "subject?": PolicySubject,
  "operator?": Operator,
  "target?": PolicyTarget,
});

function checkSelectorV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const subject = value.subject;
  if (subject !== undefined) {
    present++;
    if (!PolicySubject.check(subject)) return false;
  }
  const operator = value.operator;
  if (operator !== undefined) {
    present++;
    if (!Operator.check(operator)) return false;
  }
  const targets = value.targets;
  if (targets !== undefined) {
    present++;
    if (!Array.isArray(targets) || targets.length > 100) return false;
    for (let i = 0; i < targets.length; i++) {
      if (!PolicyTarget.check(targets[i])) return false;
    }
  }
  return sizeOf(value) === present;
}

export type SelectorV2 = types.SelectorV2;
/** Judges and reads a {@link SelectorV2} as it is sent; `received` as it is answered. */
export const SelectorV2: RecordType<SelectorV2, SelectorV2, types.ReceivedSelectorV2> = /* @__PURE__ */ sent(
  checkSelectorV2,
  {
    "subject?": PolicySubject,
    "operator?": Operator,
    "targets?": { kind: "array", of: PolicyTarget, minItems: 0, maxItems: 100 },
  },
);

export type UnplannedActivity = types.UnplannedActivity;
/** Judges and reads a {@link UnplannedActivity} as it is answered. */
export const UnplannedActivity: RecordType<UnplannedActivity> = /* @__PURE__ */ answered({
  activityId: ActivityId,
  type: ActivityType,
  reason: { kind: "string", maxLength: 65536 },
});
