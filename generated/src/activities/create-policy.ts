// Creates a policy, a rule that allows or denies activities of the organization. Submitted to `submit/create_policy`.

import type { ActivityBase } from "../activity.js";
import type { Effect } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  PolicyId,
  PolicyName,
  PolicyNotes,
} from "../scalars.js";
import type { ReceivedSelector, ReceivedSelectorV2, Selector, SelectorV2 } from "../shapes/policies.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_POLICY`. Creates a policy, a rule that allows or denies activities of the
 * organization.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyIntent {
  /** Name of the new policy. Must be new within the organization. */
  readonly policyName: PolicyName;
  /** Comparisons that must all hold for the policy to apply. When empty, it applies to every activity. */
  readonly selectors: readonly Selector[];
  /** What the policy decides when it applies. */
  readonly effect: Effect;
  /** Why a policy exists, for people. No effect on decisions. */
  readonly notes?: PolicyNotes | undefined;
}

/**
 * `CreatePolicyIntent` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface ReceivedCreatePolicyIntent extends Omit<CreatePolicyIntent, "selectors"> {
  /** Comparisons that must all hold for the policy to apply. When empty, it applies to every activity. */
  readonly selectors: readonly ReceivedSelector[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_POLICY` answers. */
export interface CreatePolicyResult {
  /** Id of the new policy. */
  readonly policyId: PolicyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_POLICY`. Selectors decide when the policy applies, each comparing with
 * one value.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICY";
  /** What was asked for. */
  readonly intent: { readonly createPolicyIntent: ReceivedCreatePolicyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createPolicyResult?: CreatePolicyResult | undefined };
}

/**
 * Body of `submit/create_policy` for `ACTIVITY_TYPE_CREATE_POLICY`. Selectors decide when the policy applies,
 * each comparing with one value.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICY";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreatePolicyIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_POLICY`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreatePolicyActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_POLICY_V2`. Creates a policy, a rule that allows or denies activities of
 * the organization.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyIntentV2 {
  /** Name of the new policy. Must be new within the organization. */
  readonly policyName: PolicyName;
  /** Comparisons that must all hold for the policy to apply. When empty, it applies to every activity. */
  readonly selectors: readonly SelectorV2[];
  /** What the policy decides when it applies. */
  readonly effect: Effect;
  /** Why a policy exists, for people. No effect on decisions. */
  readonly notes?: PolicyNotes | undefined;
}

/**
 * `CreatePolicyIntentV2` as it is answered: a newer server may have written values that are not listed here.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface ReceivedCreatePolicyIntentV2 extends Omit<CreatePolicyIntentV2, "selectors"> {
  /** Comparisons that must all hold for the policy to apply. When empty, it applies to every activity. */
  readonly selectors: readonly ReceivedSelectorV2[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_POLICY_V2`. A selector can compare with several values.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICY_V2";
  /** What was asked for. */
  readonly intent: { readonly createPolicyIntentV2: ReceivedCreatePolicyIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createPolicyResult?: CreatePolicyResult | undefined };
}

/**
 * Body of `submit/create_policy` for `ACTIVITY_TYPE_CREATE_POLICY_V2`. A selector can compare with several
 * values.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICY_V2";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreatePolicyIntentV2;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_CREATE_POLICY_V2`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreatePolicyActivityV2;
}

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_POLICY_V3`. Creates a policy, a rule that allows or denies activities of
 * the organization.
 */
export interface CreatePolicyIntentV3 {
  /** Name of the new policy. Must be new within the organization. */
  readonly policyName: PolicyName;
  /** What the policy decides when it applies. */
  readonly effect: Effect;
  /** Why a policy exists, for people. No effect on decisions. */
  readonly notes?: PolicyNotes | undefined;
  /**
   * Which activities the policy applies to, an expression about activity and about the wallet, key or transaction
   * concerned. When absent or empty, it applies to every activity.
   */
  readonly condition?: PolicyExpression | undefined;
  /**
   * Who has to approve, an expression about approvers. When absent or empty, nobody's approval is needed beyond
   * the caller's own.
   */
  readonly consensus?: PolicyExpression | undefined;
  /**
   * When the policy is active, an expression about time. Empty for any time. Outside of it, the policy has no
   * effect.
   */
  readonly time?: PolicyExpression | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_POLICY_V3`. Expressions in the policy language say when the policy
 * applies and who must approve.
 */
export interface CreatePolicyActivityV3 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICY_V3";
  /** What was asked for. */
  readonly intent: { readonly createPolicyIntentV3: CreatePolicyIntentV3 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createPolicyResult?: CreatePolicyResult | undefined };
}

/**
 * Body of `submit/create_policy` for `ACTIVITY_TYPE_CREATE_POLICY_V3`. Expressions in the policy language say
 * when the policy applies and who must approve.
 */
export interface CreatePolicyRequestV3 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_POLICY_V3";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreatePolicyIntentV3;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_POLICY_V3`. */
export interface CreatePolicyResponseV3 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreatePolicyActivityV3;
}

/**
 * What can be submitted to `submit/create_policy`, told apart by `type`. Creates a policy, a rule that allows or
 * denies activities of the organization.
 */
export type CreatePolicyBody = CreatePolicyRequest | CreatePolicyRequestV2 | CreatePolicyRequestV3;
/** What `submit/create_policy` answers, by the version that was submitted. */
export type CreatePolicyAnswer = CreatePolicyResponse | CreatePolicyResponseV2 | CreatePolicyResponseV3;

/**
 * What `createPolicyV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyInput extends InputOf<CreatePolicyRequest, "type", "timestampMs"> {}

/** `createPolicyV1` as data. */
export const createPolicyV1Operation: Operation = {
  name: "createPolicyV1",
  path: "/public/v1/submit/create_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_POLICY",
  fill: ["timestampMs"],
};

/**
 * Selectors decide when the policy applies, each comparing with one value.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export function createPolicyV1(
  connection: Connection,
  input: CreatePolicyInput,
  options?: CallOptions,
): Promise<CreatePolicyResponse> {
  return call(connection, createPolicyV1Operation, input, options);
}

/**
 * What `createPolicyV2` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export interface CreatePolicyInputV2 extends InputOf<CreatePolicyRequestV2, "type", "timestampMs"> {}

/** `createPolicyV2` as data. */
export const createPolicyV2Operation: Operation = {
  name: "createPolicyV2",
  path: "/public/v1/submit/create_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_POLICY_V2",
  fill: ["timestampMs"],
};

/**
 * A selector can compare with several values.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_CREATE_POLICY_V3`.
 */
export function createPolicyV2(
  connection: Connection,
  input: CreatePolicyInputV2,
  options?: CallOptions,
): Promise<CreatePolicyResponseV2> {
  return call(connection, createPolicyV2Operation, input, options);
}

/** What `createPolicy` takes: its request without what the client fills in. */
export interface CreatePolicyInputV3 extends InputOf<CreatePolicyRequestV3, "type", "timestampMs"> {}

/** `createPolicy` as data. */
export const createPolicyOperation: Operation = {
  name: "createPolicy",
  path: "/public/v1/submit/create_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_POLICY_V3",
  fill: ["timestampMs"],
};

/**
 * Expressions in the policy language say when the policy applies and who must approve.
 *
 * @throws ApiError as `call` says
 */
export function createPolicy(
  connection: Connection,
  input: CreatePolicyInputV3,
  options?: CallOptions,
): Promise<CreatePolicyResponseV3> {
  return call(connection, createPolicyOperation, input, options);
}
