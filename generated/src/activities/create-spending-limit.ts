// Creates a limit on what may be spent. It counts from then on, and binds everyone, whatever policies allow. Only the
// root quorum does this. An addition to the API, which existing clients do not know. Submitted to
// `submit/create_spending_limit`.

import type { ActivityBase } from "../activity.js";
import type { SpendingExcess, SpendingMeasure, SpendingScope, UncountedSpending } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  AssetId,
  MillisecondTimestamp,
  OrganizationId,
  SpendingAmount,
  SpendingLimitId,
  SpendingLimitName,
} from "../scalars.js";
import type { SpendingReceivers, SpendingWindow } from "../shapes/spending-limits.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_SPENDING_LIMIT`. Creates a limit on what may be spent. It counts from then
 * on, and binds everyone, whatever policies allow. Only the root quorum does this. An addition to the API, which
 * existing clients do not know.
 */
export interface CreateSpendingLimitIntent {
  /** Name of a spending limit, unlike any other in its organization. */
  readonly name: SpendingLimitName;
  /** What is counted. Empty for anything that is signed. */
  readonly assets: readonly AssetId[];
  /** What a spending limit counts. */
  readonly measure: SpendingMeasure;
  /** The most that is allowed over the window. */
  readonly maximum: SpendingAmount;
  /** The time over which a spending limit counts. */
  readonly window: SpendingWindow;
  /** Whose spending is counted together. */
  readonly scope: SpendingScope;
  /** What the scope names: an id or address. Omit it to count each one by itself, and for the organization. */
  readonly scopeId?: string | undefined;
  /** Whose payments are counted. Default: everybody's. */
  readonly receivers?: SpendingReceivers | undefined;
  /** What becomes of a request that would exceed a spending limit. */
  readonly excess: SpendingExcess;
  /** What may be signed although the limit cannot count it. Default: nothing. */
  readonly uncounted?: readonly UncountedSpending[] | undefined;
}

/** What a completed `ACTIVITY_TYPE_CREATE_SPENDING_LIMIT` answers. */
export interface CreateSpendingLimitResult {
  /** The new limit. */
  readonly spendingLimitId: SpendingLimitId;
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_SPENDING_LIMIT`. Creates a limit on what may be spent. It counts from
 * then on, and binds everyone, whatever policies allow. Only the root quorum does this. An addition to the API,
 * which existing clients do not know.
 */
export interface CreateSpendingLimitActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT";
  /** What was asked for. */
  readonly intent: { readonly createSpendingLimitIntent: CreateSpendingLimitIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createSpendingLimitResult?: CreateSpendingLimitResult | undefined };
}

/**
 * Body of `submit/create_spending_limit` for `ACTIVITY_TYPE_CREATE_SPENDING_LIMIT`. Creates a limit on what may
 * be spent. It counts from then on, and binds everyone, whatever policies allow. Only the root quorum does this.
 * An addition to the API, which existing clients do not know.
 */
export interface CreateSpendingLimitRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT";
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
  readonly parameters: CreateSpendingLimitIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_SPENDING_LIMIT`. */
export interface CreateSpendingLimitResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreateSpendingLimitActivity;
}

/** What `createSpendingLimit` takes: its request without what the client fills in. */
export interface CreateSpendingLimitInput extends InputOf<CreateSpendingLimitRequest, "type", "timestampMs"> {}

/** `createSpendingLimit` as data. */
export const createSpendingLimitOperation: Operation = {
  name: "createSpendingLimit",
  path: "/public/v1/submit/create_spending_limit",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT",
  fill: ["timestampMs"],
};

/**
 * Creates a limit on what may be spent. It counts from then on, and binds everyone, whatever policies allow.
 * Only the root quorum does this. An addition to the API, which existing clients do not know.
 *
 * @throws ApiError as `call` says
 */
export function createSpendingLimit(
  connection: Connection,
  input: CreateSpendingLimitInput,
  options?: CallOptions,
): Promise<CreateSpendingLimitResponse> {
  return call(connection, createSpendingLimitOperation, input, options);
}
