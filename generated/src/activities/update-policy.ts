// Changes a policy. What is omitted stays as it is. Submitted to `submit/update_policy`.

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
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_POLICY`. Changes a policy. What is omitted stays as it is.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export interface UpdatePolicyIntent {
  /** Policy to change. */
  readonly policyId: PolicyId;
  /** New name. Omit it to keep the old one. */
  readonly policyName?: PolicyName | undefined;
  /** New effect. Omit it to keep the old one. */
  readonly policyEffect?: Effect | undefined;
  /** New condition. Omit it to keep the old one; with an empty one the policy applies to every activity. */
  readonly policyCondition?: PolicyExpression | undefined;
  /** New consensus. Omit it to keep the old one; an empty one requires nobody's approval. */
  readonly policyConsensus?: PolicyExpression | undefined;
  /** New notes. Omit it to keep the old ones. */
  readonly policyNotes?: PolicyNotes | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_POLICY` answers. */
export interface UpdatePolicyResult {
  /** The changed policy. */
  readonly policyId: PolicyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_POLICY`. Changes a policy. What is omitted stays as it is.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export interface UpdatePolicyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_POLICY";
  /** What was asked for. */
  readonly intent: { readonly updatePolicyIntent: UpdatePolicyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updatePolicyResult?: UpdatePolicyResult | undefined };
}

/**
 * Body of `submit/update_policy` for `ACTIVITY_TYPE_UPDATE_POLICY`. Changes a policy. What is omitted stays as
 * it is.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export interface UpdatePolicyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_POLICY";
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
  readonly parameters: UpdatePolicyIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_UPDATE_POLICY`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export interface UpdatePolicyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdatePolicyActivity;
}

/** Parameters of `ACTIVITY_TYPE_UPDATE_POLICY_V2`. Changes a policy. What is omitted stays as it is. */
export interface UpdatePolicyIntentV2 {
  /** Policy to change. */
  readonly policyId: PolicyId;
  /** New name. Omit it to keep the old one. */
  readonly policyName?: PolicyName | undefined;
  /** New effect. Omit it to keep the old one. */
  readonly policyEffect?: Effect | undefined;
  /** New condition. Omit it to keep the old one; with an empty one the policy applies to every activity. */
  readonly policyCondition?: PolicyExpression | undefined;
  /** New consensus. Omit it to keep the old one; an empty one requires nobody's approval. */
  readonly policyConsensus?: PolicyExpression | undefined;
  /** New notes. Omit it to keep the old ones. */
  readonly policyNotes?: PolicyNotes | undefined;
  /**
   * When the policy is active, an expression about time. Empty for any time. Outside of it, the policy has no
   * effect.
   */
  readonly time?: PolicyExpression | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_POLICY_V2` answers. */
export interface UpdatePolicyResultV2 {
  /** The changed policy. */
  readonly policyId: PolicyId;
}

/** Activity of type `ACTIVITY_TYPE_UPDATE_POLICY_V2`. Can say when the policy applies. */
export interface UpdatePolicyActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_POLICY_V2";
  /** What was asked for. */
  readonly intent: { readonly updatePolicyIntentV2: UpdatePolicyIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updatePolicyResultV2?: UpdatePolicyResultV2 | undefined };
}

/** Body of `submit/update_policy` for `ACTIVITY_TYPE_UPDATE_POLICY_V2`. Can say when the policy applies. */
export interface UpdatePolicyRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_POLICY_V2";
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
  readonly parameters: UpdatePolicyIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_POLICY_V2`. */
export interface UpdatePolicyResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdatePolicyActivityV2;
}

/**
 * What can be submitted to `submit/update_policy`, told apart by `type`. Changes a policy. What is omitted stays
 * as it is.
 */
export type UpdatePolicyBody = UpdatePolicyRequest | UpdatePolicyRequestV2;
/** What `submit/update_policy` answers, by the version that was submitted. */
export type UpdatePolicyAnswer = UpdatePolicyResponse | UpdatePolicyResponseV2;

/**
 * What `updatePolicyV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export interface UpdatePolicyInput extends InputOf<UpdatePolicyRequest, "type", "timestampMs"> {}

/** `updatePolicyV1` as data. */
export const updatePolicyV1Operation: Operation = {
  name: "updatePolicyV1",
  path: "/public/v1/submit/update_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_POLICY",
  fill: ["timestampMs"],
};

/**
 * Changes a policy. What is omitted stays as it is.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_UPDATE_POLICY_V2`.
 */
export function updatePolicyV1(
  connection: Connection,
  input: UpdatePolicyInput,
  options?: CallOptions,
): Promise<UpdatePolicyResponse> {
  return call(connection, updatePolicyV1Operation, input, options);
}

/** What `updatePolicy` takes: its request without what the client fills in. */
export interface UpdatePolicyInputV2 extends InputOf<UpdatePolicyRequestV2, "type", "timestampMs"> {}

/** `updatePolicy` as data. */
export const updatePolicyOperation: Operation = {
  name: "updatePolicy",
  path: "/public/v1/submit/update_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_POLICY_V2",
  fill: ["timestampMs"],
};

/**
 * Can say when the policy applies.
 *
 * @throws ApiError as `call` says
 */
export function updatePolicy(
  connection: Connection,
  input: UpdatePolicyInputV2,
  options?: CallOptions,
): Promise<UpdatePolicyResponseV2> {
  return call(connection, updatePolicyOperation, input, options);
}
