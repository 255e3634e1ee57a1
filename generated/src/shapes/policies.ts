// Records of the contract's shapes/policies.yaml.

import type {
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
import type { Open } from "../runtime/open.js";
import type {
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
import type { Timestamp } from "./common.js";

/** Whether a policy is active. */
export interface ActivePolicyStatus {
  /** Organization that the policy belongs to. */
  readonly organizationId: OrganizationId;
  /** Identifier of a policy. */
  readonly policyId: PolicyId;
  /** Whether it is active. A policy without a time always is. */
  readonly active: boolean;
  /** Its time. Absent when there is none. */
  readonly timeExpr?: PolicyExpression | undefined;
  /**
   * Why the time cannot be evaluated, so that the policy is reported inactive. A policy that denies stays active
   * then.
   */
  readonly error?: string | undefined;
}

/** What the policies came to at one vote on an activity. */
export interface ActivityPolicyEvaluation {
  /** Identifier of the evaluation. */
  readonly id: Id;
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly activityId: ActivityId;
  /** Identifier of an organization or sub-organization. */
  readonly organizationId: OrganizationId;
  /** The vote for which the activity was decided on; the first is the initiator's own. */
  readonly voteId: VoteId;
  /**
   * The policies that took part, 100 at most. Those whose condition was false or not applicable are left out. One
   * without a policy is the outcome where none has brought it about, but the root quorum, or a rule of the
   * service.
   */
  readonly policyEvaluations: readonly PolicyEvaluation[];
  /** A point in time. */
  readonly createdAt: Timestamp;
}

/** An activity that proposed policies would decide otherwise than the present ones. */
export interface PlannedChange {
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly activityId: ActivityId;
  /** Kind of an activity. The suffix V2 and so on is the version of its parameters. */
  readonly type: Open<ActivityType>;
  /** What became of it. */
  readonly status: Open<ActivityStatus>;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** Who asked for it. */
  readonly userId: UserId;
  /** How the present policies decide. */
  readonly today: PlannedDecision;
  /** How the proposed ones would. */
  readonly proposed: PlannedDecision;
}

/** What a proposed limit would count. */
export interface PlannedCount {
  /** Of the limit. */
  readonly name: SpendingLimitName;
  /** Whose spending it is: an id or address, empty for the organization. */
  readonly holder: string;
  /**
   * What counts once within the window, and of which the largest amount counts: a transaction by its nonce or
   * content, or a receiver.
   */
  readonly item: string;
  /** How much. */
  readonly amount: SpendingAmount;
}

/** How policies decide a recorded activity. */
export interface PlannedDecision {
  /** What was decided about an activity. */
  readonly outcome: Open<DecisionOutcome>;
  /** The outcome in words. */
  readonly message: string;
  /** The policies that took part, 20 at most. */
  readonly policies: readonly PlannedEvaluation[];
}

/** What a policy came to. */
export interface PlannedEvaluation {
  /** Name of a policy, for people. Unique within the organization. */
  readonly policyName: PolicyName;
  /** What a policy, or all of them together, came to for an activity. */
  readonly outcome: Open<Outcome>;
}

/** What proposed spending limits would count of an activity. */
export interface PlannedSpending {
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly activityId: ActivityId;
  /** Kind of an activity. The suffix V2 and so on is the version of its parameters. */
  readonly type: Open<ActivityType>;
  /** Who asked for it. */
  readonly userId: UserId;
  /** When it was submitted. */
  readonly submittedAt: MillisecondTimestamp;
  /** What is counted, by limit. */
  readonly counts: readonly PlannedCount[];
  /** Limits that would refuse it whatever is left of them. */
  readonly uncounted: readonly PlannedUncounted[];
}

/** A proposed limit that cannot count what an activity signs. */
export interface PlannedUncounted {
  /** Of the limit. */
  readonly name: SpendingLimitName;
  /** What it cannot count. Absent for more receivers than a limit counts at once. */
  readonly kind?: UncountedSpending | undefined;
}

/** The tags that a user would have. */
export interface PlannedUserTags {
  /** Identifier of a user. */
  readonly userId: UserId;
  /** All of them. */
  readonly userTags: readonly UserTagId[];
}

/** A rule that allows or denies activities of the organization. */
export interface Policy {
  /** Identifier of a policy. */
  readonly policyId: PolicyId;
  /** Name of a policy, for people. Unique within the organization. */
  readonly policyName: PolicyName;
  /** What a policy decides when it applies. */
  readonly effect: Effect;
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
  /** Why a policy exists, for people. No effect on decisions. */
  readonly notes: PolicyNotes;
  /** Who has to approve, an expression about approvers. Empty if no approval is needed. */
  readonly consensus: PolicyExpression;
  /** Which activities the policy applies to, an expression about the activity. Empty when it applies to all. */
  readonly condition: PolicyExpression;
  /** When the policy is active, an expression about time. Absent if it is always active. */
  readonly time?: PolicyExpression | undefined;
}

/**
 * One of the parts that the outermost && and || of an expression join, and its outcome. Lines and columns count
 * from 1, columns in UTF-16 code units.
 */
export interface PolicyClause {
  /** Which of a policy's expressions. */
  readonly source: Open<ExpressionSource>;
  /** The clause, as it stands in the policy, its first 2,000 characters. */
  readonly text: string;
  /** Line of the first character. */
  readonly line: number;
  /** Column of the first character. */
  readonly column: number;
  /** Line behind the last character. */
  readonly endLine: number;
  /** Column behind the last character. */
  readonly endColumn: number;
  /** What an expression of a policy, or a clause of one, comes to for an activity. */
  readonly outcome: Open<ExpressionOutcome>;
  /** Why it is in error or not applicable, with line and column. */
  readonly message?: string | undefined;
}

/** What a policy came to. */
export interface PolicyEvaluation {
  /** The policy. It may have been deleted since. */
  readonly policyId?: PolicyId | undefined;
  /** What a policy, or all of them together, came to for an activity. */
  readonly outcome?: Open<Outcome> | undefined;
}

/** How one policy took part in a decision. */
export interface PolicyExplanation {
  /** Identifier of a policy. */
  readonly policyId: PolicyId;
  /** Name of a policy, for people. Unique within the organization. */
  readonly policyName: PolicyName;
  /** What a policy decides when it applies. */
  readonly effect: Effect;
  /**
   * Whether the policy had its effect: it allows only where condition and consensus are true, it denies where
   * neither is false or not applicable.
   */
  readonly applied: boolean;
  /** Outcome of the time; absent without one. If it is false, the policy has no effect. */
  readonly timeOutcome?: Open<ExpressionOutcome> | undefined;
  /** Outcome of the condition; true without one. */
  readonly conditionOutcome: Open<ExpressionOutcome>;
  /** Outcome of the consensus; true without one. */
  readonly consensusOutcome: Open<ExpressionOutcome>;
  /**
   * The clauses of the condition, then those of the consensus, each in the order of the text; first the time as a
   * whole, where there is one.
   */
  readonly clauses: readonly PolicyClause[];
}

/**
 * What is wrong with an expression of a policy, and where. Lines and columns count from 1, columns in UTF-16
 * code units.
 */
export interface PolicyFinding {
  /** Which of a policy's expressions. */
  readonly source: Open<ExpressionSource>;
  /** Line of the first character that is meant. */
  readonly line: number;
  /** Column of the first character. */
  readonly column: number;
  /** Line behind the last character. */
  readonly endLine: number;
  /** Column behind the last character. */
  readonly endColumn: number;
  /** What is wrong. */
  readonly message: string;
  /** What would be right. */
  readonly suggestion?: string | undefined;
}

/** What a policy, valid by itself, does not achieve together with the others of its organization. */
export interface PolicyWarning {
  /** What is left open, and by which policy. */
  readonly message: string;
  /** What closes it. */
  readonly suggestion?: string | undefined;
}

/** A comparison with one target. All selectors of a policy have to hold for it to apply. */
export interface Selector {
  /** Attribute that an old selector looks at, such as the id or a tag of the user. */
  readonly subject?: PolicySubject | undefined;
  /** How an old selector compares its subject with its targets. Newer policies have expressions in its place. */
  readonly operator?: Operator | undefined;
  /** Value that an old selector compares its subject with. */
  readonly target?: PolicyTarget | undefined;
}

/** `Selector` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedSelector extends Omit<Selector, "operator"> {
  /** How an old selector compares its subject with its targets. Newer policies have expressions in its place. */
  readonly operator?: Open<Operator> | undefined;
}

/** A comparison with any number of targets. All selectors of a policy have to hold for it to apply. */
export interface SelectorV2 {
  /** Attribute that an old selector looks at, such as the id or a tag of the user. */
  readonly subject?: PolicySubject | undefined;
  /** How an old selector compares its subject with its targets. Newer policies have expressions in its place. */
  readonly operator?: Operator | undefined;
  /** Values to compare the subject with. Operators that compare with one value take exactly one. */
  readonly targets?: readonly PolicyTarget[] | undefined;
}

/** `SelectorV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedSelectorV2 extends Omit<SelectorV2, "operator"> {
  /** How an old selector compares its subject with its targets. Newer policies have expressions in its place. */
  readonly operator?: Open<Operator> | undefined;
}

/** An activity that cannot be replayed. */
export interface UnplannedActivity {
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly activityId: ActivityId;
  /** Kind of an activity. The suffix V2 and so on is the version of its parameters. */
  readonly type: Open<ActivityType>;
  /** Why not. */
  readonly reason: string;
}
