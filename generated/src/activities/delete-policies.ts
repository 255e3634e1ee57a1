// Deletes policies. Activities decided afterwards no longer depend on them. All or none are deleted. Submitted to
// `submit/delete_policies`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PolicyId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_POLICIES`. Deletes policies. Activities decided afterwards no longer
 * depend on them. All or none are deleted.
 */
export interface DeletePoliciesIntent {
  /** Policies to delete. At least one. */
  readonly policyIds: readonly PolicyId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_POLICIES` answers. */
export interface DeletePoliciesResult {
  /** The deleted policies. */
  readonly policyIds: readonly PolicyId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_POLICIES`. Deletes policies. Activities decided afterwards no longer
 * depend on them. All or none are deleted.
 */
export interface DeletePoliciesActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_POLICIES";
  /** What was asked for. */
  readonly intent: { readonly deletePoliciesIntent: DeletePoliciesIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deletePoliciesResult?: DeletePoliciesResult | undefined };
}

/**
 * Body of `submit/delete_policies` for `ACTIVITY_TYPE_DELETE_POLICIES`. Deletes policies. Activities decided
 * afterwards no longer depend on them. All or none are deleted.
 */
export interface DeletePoliciesRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_POLICIES";
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
  readonly parameters: DeletePoliciesIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_POLICIES`. */
export interface DeletePoliciesResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeletePoliciesActivity;
}

/** What `deletePolicies` takes: its request without what the client fills in. */
export interface DeletePoliciesInput extends InputOf<DeletePoliciesRequest, "type", "timestampMs"> {}

/** `deletePolicies` as data. */
export const deletePoliciesOperation: Operation = {
  name: "deletePolicies",
  path: "/public/v1/submit/delete_policies",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_POLICIES",
  fill: ["timestampMs"],
};

/**
 * Deletes policies. Activities decided afterwards no longer depend on them. All or none are deleted.
 *
 * @throws ApiError as `call` says
 */
export function deletePolicies(
  connection: Connection,
  input: DeletePoliciesInput,
  options?: CallOptions,
): Promise<DeletePoliciesResponse> {
  return call(connection, deletePoliciesOperation, input, options);
}
