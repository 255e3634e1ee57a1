// Deletes a policy. Activities decided afterwards no longer depend on it. Submitted to `submit/delete_policy`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PolicyId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_POLICY`. Deletes a policy. Activities decided afterwards no longer depend
 * on it.
 */
export interface DeletePolicyIntent {
  /** Policy to delete. */
  readonly policyId: PolicyId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_POLICY` answers. */
export interface DeletePolicyResult {
  /** The deleted policy. */
  readonly policyId: PolicyId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_POLICY`. Deletes a policy. Activities decided afterwards no longer
 * depend on it.
 */
export interface DeletePolicyActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_POLICY";
  /** What was asked for. */
  readonly intent: { readonly deletePolicyIntent: DeletePolicyIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deletePolicyResult?: DeletePolicyResult | undefined };
}

/**
 * Body of `submit/delete_policy` for `ACTIVITY_TYPE_DELETE_POLICY`. Deletes a policy. Activities decided
 * afterwards no longer depend on it.
 */
export interface DeletePolicyRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_POLICY";
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
  readonly parameters: DeletePolicyIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_POLICY`. */
export interface DeletePolicyResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeletePolicyActivity;
}

/** What `deletePolicy` takes: its request without what the client fills in. */
export interface DeletePolicyInput extends InputOf<DeletePolicyRequest, "type", "timestampMs"> {}

/** `deletePolicy` as data. */
export const deletePolicyOperation: Operation = {
  name: "deletePolicy",
  path: "/public/v1/submit/delete_policy",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_POLICY",
  fill: ["timestampMs"],
};

/**
 * Deletes a policy. Activities decided afterwards no longer depend on it.
 *
 * @throws ApiError as `call` says
 */
export function deletePolicy(
  connection: Connection,
  input: DeletePolicyInput,
  options?: CallOptions,
): Promise<DeletePolicyResponse> {
  return call(connection, deletePolicyOperation, input, options);
}
