// Subscribes the organization to a billing tier. It is charged to the payment method that was set before. Submitted to
// `submit/activate_billing_tier`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, ProductId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_ACTIVATE_BILLING_TIER`. Subscribes the organization to a billing tier. It is
 * charged to the payment method that was set before.
 */
export interface ActivateBillingTierIntent {
  /** Tier to subscribe to. It replaces the current one. */
  readonly productId: ProductId;
}

/** What a completed `ACTIVITY_TYPE_ACTIVATE_BILLING_TIER` answers. */
export interface ActivateBillingTierResult {
  /** Tier that is active now. */
  readonly productId: ProductId;
}

/**
 * Activity of type `ACTIVITY_TYPE_ACTIVATE_BILLING_TIER`. Subscribes the organization to a billing tier. It is
 * charged to the payment method that was set before.
 */
export interface ActivateBillingTierActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER";
  /** What was asked for. */
  readonly intent: { readonly activateBillingTierIntent: ActivateBillingTierIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly activateBillingTierResult?: ActivateBillingTierResult | undefined };
}

/**
 * Body of `submit/activate_billing_tier` for `ACTIVITY_TYPE_ACTIVATE_BILLING_TIER`. Subscribes the organization
 * to a billing tier. It is charged to the payment method that was set before.
 */
export interface ActivateBillingTierRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER";
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
  readonly parameters: ActivateBillingTierIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_ACTIVATE_BILLING_TIER`. */
export interface ActivateBillingTierResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: ActivateBillingTierActivity;
}

/** What `activateBillingTier` takes: its request without what the client fills in. */
export interface ActivateBillingTierInput extends InputOf<ActivateBillingTierRequest, "type", "timestampMs"> {}

/** `activateBillingTier` as data. */
export const activateBillingTierOperation: Operation = {
  name: "activateBillingTier",
  path: "/public/v1/submit/activate_billing_tier",
  kind: "submit",
  type: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER",
  fill: ["timestampMs"],
};

/**
 * Subscribes the organization to a billing tier. It is charged to the payment method that was set before.
 *
 * @throws ApiError as `call` says
 */
export function activateBillingTier(
  connection: Connection,
  input: ActivateBillingTierInput,
  options?: CallOptions,
): Promise<ActivateBillingTierResponse> {
  return call(connection, activateBillingTierOperation, input, options);
}
