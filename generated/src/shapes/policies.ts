// Records of the contract's shapes/policies.yaml.

import type { Effect, Operator } from "../enums.js";
import type { PolicyExpression, PolicyId, PolicyName, PolicyNotes, PolicySubject, PolicyTarget } from "../scalars.js";
import type { Timestamp } from "./common.js";

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
  /** Who has to approve, an expression about approvers. Empty when the policy asks for nobody. */
  readonly consensus: PolicyExpression;
  /** Which activities the policy applies to, an expression about the activity. Empty when it applies to all. */
  readonly condition: PolicyExpression;
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

/** A comparison with any number of targets. All selectors of a policy have to hold for it to apply. */
export interface SelectorV2 {
  /** Attribute that an old selector looks at, such as the id or a tag of the user. */
  readonly subject?: PolicySubject | undefined;
  /** How an old selector compares its subject with its targets. Newer policies have expressions in its place. */
  readonly operator?: Operator | undefined;
  /** Values with which the subject is compared. Operators that compare with one value take exactly one. */
  readonly targets?: readonly PolicyTarget[] | undefined;
}
