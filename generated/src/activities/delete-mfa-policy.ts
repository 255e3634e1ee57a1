// Deletes an MFA policy of a user. Activities that wait no longer need what it required. Submitted to
// `submit/delete_mfa_policy`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MfaPolicyId, MillisecondTimestamp, OrganizationId, UserId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_MFA_POLICY`. Deletes an MFA policy of a user. Activities that wait no
 * longer need what it required.
 */
export interface DeleteMfaPolicyIntent {
  /** User whom the policy binds. */
  readonly userId: UserId;
  /** Policy to delete. */
  readonly mfaPolicyId: MfaPolicyId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_MFA_POLICY` answers. */
export interface DeleteMfaPolicyResult {
  /** The deleted policy. */
  readonly mfaPolicyId: MfaPolicyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_MFA_POLICY`. Deletes an MFA policy of a user. Activities that wait no
 * longer need what it required.
 */
export interface DeleteMfaPolicyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_MFA_POLICY";
  /** What was asked for. */
  readonly intent: { readonly deleteMfaPolicyIntent: DeleteMfaPolicyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteMfaPolicyResult?: DeleteMfaPolicyResult | undefined };
}

/**
 * Body of `submit/delete_mfa_policy` for `ACTIVITY_TYPE_DELETE_MFA_POLICY`. Deletes an MFA policy of a user.
 * Activities that wait no longer need what it required.
 */
export interface DeleteMfaPolicyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_MFA_POLICY";
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
  readonly parameters: DeleteMfaPolicyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_MFA_POLICY`. */
export interface DeleteMfaPolicyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteMfaPolicyActivity;
}

/** What `deleteMfaPolicy` takes: its request without what the client fills in. */
export interface DeleteMfaPolicyInput extends InputOf<DeleteMfaPolicyRequest, "type", "timestampMs"> {}

/** `deleteMfaPolicy` as data. */
export const deleteMfaPolicyOperation: Operation = {
  name: "deleteMfaPolicy",
  path: "/public/v1/submit/delete_mfa_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_MFA_POLICY",
  fill: ["timestampMs"],
};

/**
 * Deletes an MFA policy of a user. Activities that wait no longer need what it required.
 *
 * @throws ApiError as `call` says
 */
export function deleteMfaPolicy(
  connection: Connection,
  input: DeleteMfaPolicyInput,
  options?: CallOptions,
): Promise<DeleteMfaPolicyResponse> {
  return call(connection, deleteMfaPolicyOperation, input, options);
}
