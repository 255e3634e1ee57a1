// Deletes spending limits, and what they have counted. All or none are deleted. Only the root quorum does this. An
// addition to the API, which existing clients do not know. Submitted to `submit/delete_spending_limits`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, SpendingLimitId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_SPENDING_LIMITS`. Deletes spending limits, and what they have counted. All
 * or none are deleted. Only the root quorum does this. An addition to the API, which existing clients do not
 * know.
 */
export interface DeleteSpendingLimitsIntent {
  /** Limits to delete. At least one. */
  readonly spendingLimitIds: readonly SpendingLimitId[];
}

/** What a completed `ACTIVITY_TYPE_DELETE_SPENDING_LIMITS` answers. */
export interface DeleteSpendingLimitsResult {
  /** The deleted limits. */
  readonly spendingLimitIds: readonly SpendingLimitId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_SPENDING_LIMITS`. Deletes spending limits, and what they have counted.
 * All or none are deleted. Only the root quorum does this. An addition to the API, which existing clients do not
 * know.
 */
export interface DeleteSpendingLimitsActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS";
  /** What was asked for. */
  readonly intent: { readonly deleteSpendingLimitsIntent: DeleteSpendingLimitsIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deleteSpendingLimitsResult?: DeleteSpendingLimitsResult | undefined };
}

/**
 * Body of `submit/delete_spending_limits` for `ACTIVITY_TYPE_DELETE_SPENDING_LIMITS`. Deletes spending limits,
 * and what they have counted. All or none are deleted. Only the root quorum does this. An addition to the API,
 * which existing clients do not know.
 */
export interface DeleteSpendingLimitsRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS";
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
  readonly parameters: DeleteSpendingLimitsIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_SPENDING_LIMITS`. */
export interface DeleteSpendingLimitsResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeleteSpendingLimitsActivity;
}

/** What `deleteSpendingLimits` takes: its request without what the client fills in. */
export interface DeleteSpendingLimitsInput extends InputOf<DeleteSpendingLimitsRequest, "type", "timestampMs"> {}

/** `deleteSpendingLimits` as data. */
export const deleteSpendingLimitsOperation: Operation = {
  name: "deleteSpendingLimits",
  path: "/public/v1/submit/delete_spending_limits",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS",
  fill: ["timestampMs"],
};

/**
 * Deletes spending limits, and what they have counted. All or none are deleted. Only the root quorum does this.
 * An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function deleteSpendingLimits(
  connection: Connection,
  input: DeleteSpendingLimitsInput,
  options?: CallOptions,
): Promise<DeleteSpendingLimitsResponse> {
  return call(connection, deleteSpendingLimitsOperation, input, options);
}
