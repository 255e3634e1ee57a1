// Changes a spending limit. What is omitted stays as it is, and what was counted before still counts. Only the root
// quorum does this. An addition to the API, which existing clients do not know. Submitted to
// `submit/update_spending_limit`.

import type { ActivityBase } from "../activity.js";
import type { SpendingExcess, UncountedSpending } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  MillisecondTimestamp,
  OrganizationId,
  SpendingAmount,
  SpendingLimitId,
  SpendingLimitName,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT`. Changes a spending limit. What is omitted stays as it is,
 * and what was counted before still counts. Only the root quorum does this. An addition to the API, which
 * existing clients do not know.
 */
export interface UpdateSpendingLimitIntent {
  /** Limit to change. */
  readonly spendingLimitId: SpendingLimitId;
  /** New name. Omit it to keep the old one. */
  readonly name?: SpendingLimitName | undefined;
  /** The most that is allowed from now on. Omit it to keep the old one. */
  readonly maximum?: SpendingAmount | undefined;
  /** What becomes of requests that would exceed it. Omit it to keep the old one. */
  readonly excess?: SpendingExcess | undefined;
  /** What may be signed although the limit cannot count it. Omit it to keep the old list. */
  readonly uncounted?: readonly UncountedSpending[] | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT` answers. */
export interface UpdateSpendingLimitResult {
  /** The changed limit. */
  readonly spendingLimitId: SpendingLimitId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT`. Changes a spending limit. What is omitted stays as it
 * is, and what was counted before still counts. Only the root quorum does this. An addition to the API, which
 * existing clients do not know.
 */
export interface UpdateSpendingLimitActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT";
  /** What was asked for. */
  readonly intent: { readonly updateSpendingLimitIntent: UpdateSpendingLimitIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateSpendingLimitResult?: UpdateSpendingLimitResult | undefined };
}

/**
 * Body of `submit/update_spending_limit` for `ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT`. Changes a spending limit.
 * What is omitted stays as it is, and what was counted before still counts. Only the root quorum does this. An
 * addition to the API, which existing clients do not know.
 */
export interface UpdateSpendingLimitRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT";
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
  readonly parameters: UpdateSpendingLimitIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT`. */
export interface UpdateSpendingLimitResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateSpendingLimitActivity;
}

/** What `updateSpendingLimit` takes: its request without what the client fills in. */
export interface UpdateSpendingLimitInput extends InputOf<UpdateSpendingLimitRequest, "type", "timestampMs"> {}

/** `updateSpendingLimit` as data. */
export const updateSpendingLimitOperation: Operation = {
  name: "updateSpendingLimit",
  path: "/public/v1/submit/update_spending_limit",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT",
  fill: ["timestampMs"],
};

/**
 * Changes a spending limit. What is omitted stays as it is, and what was counted before still counts. Only the
 * root quorum does this. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function updateSpendingLimit(
  connection: Connection,
  input: UpdateSpendingLimitInput,
  options?: CallOptions,
): Promise<UpdateSpendingLimitResponse> {
  return call(connection, updateSpendingLimitOperation, input, options);
}
