// Changes an MFA policy of a user. What is omitted stays as it is. Activities that wait are judged by the policy as it
// is then. Submitted to `submit/update_mfa_policy`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MfaPolicyId,
  MillisecondTimestamp,
  OrganizationId,
  PolicyExpression,
  PolicyNotes,
  UserId,
} from "../scalars.js";
import type { RequiredAuthenticationMethodParams } from "../shapes/mfa-policies.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_MFA_POLICY`. Changes an MFA policy of a user. What is omitted stays as it
 * is. Activities that wait are judged by the policy as it is then.
 */
export interface UpdateMfaPolicyIntent {
  /** User whom the policy binds. */
  readonly userId: UserId;
  /** Policy to change. */
  readonly mfaPolicyId: MfaPolicyId;
  /** New name. Omit it to keep the old one. */
  readonly mfaPolicyName?: string | undefined;
  /** New condition, empty for all activities. Omit it to keep the old one. */
  readonly condition?: PolicyExpression | undefined;
  /** New steps, at least one. Omit them to keep the old ones. */
  readonly requiredAuthenticationMethods?: readonly RequiredAuthenticationMethodParams[] | undefined;
  /** New place among the policies of the user. Omit it to keep the old one. */
  readonly order?: number | undefined;
  /** New notes. Omit them to keep the old ones. */
  readonly notes?: PolicyNotes | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_MFA_POLICY` answers. */
export interface UpdateMfaPolicyResult {
  /** The changed policy. */
  readonly mfaPolicyId: MfaPolicyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_MFA_POLICY`. Changes an MFA policy of a user. What is omitted stays as
 * it is. Activities that wait are judged by the policy as it is then.
 */
export interface UpdateMfaPolicyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_MFA_POLICY";
  /** What was asked for. */
  readonly intent: { readonly updateMfaPolicyIntent: UpdateMfaPolicyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateMfaPolicyResult?: UpdateMfaPolicyResult | undefined };
}

/**
 * Body of `submit/update_mfa_policy` for `ACTIVITY_TYPE_UPDATE_MFA_POLICY`. Changes an MFA policy of a user.
 * What is omitted stays as it is. Activities that wait are judged by the policy as it is then.
 */
export interface UpdateMfaPolicyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_MFA_POLICY";
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
  readonly parameters: UpdateMfaPolicyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_MFA_POLICY`. */
export interface UpdateMfaPolicyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateMfaPolicyActivity;
}

/** What `updateMfaPolicy` takes: its request without what the client fills in. */
export interface UpdateMfaPolicyInput extends InputOf<UpdateMfaPolicyRequest, "type", "timestampMs"> {}

/** `updateMfaPolicy` as data. */
export const updateMfaPolicyOperation: Operation = {
  name: "updateMfaPolicy",
  path: "/public/v1/submit/update_mfa_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_MFA_POLICY",
  fill: ["timestampMs"],
};

/**
 * Changes an MFA policy of a user. What is omitted stays as it is. Activities that wait are judged by the policy
 * as it is then.
 *
 * @throws ApiError as `call` says
 */
export function updateMfaPolicy(
  connection: Connection,
  input: UpdateMfaPolicyInput,
  options?: CallOptions,
): Promise<UpdateMfaPolicyResponse> {
  return call(connection, updateMfaPolicyOperation, input, options);
}
