// Deletes the organization's payment method. Nothing more is charged to it. Submitted to
// `submit/delete_payment_method`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PaymentMethodId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_DELETE_PAYMENT_METHOD`. Deletes the organization's payment method. Nothing more
 * is charged to it.
 */
export interface DeletePaymentMethodIntent {
  /** Payment method to delete. */
  readonly paymentMethodId: PaymentMethodId;
}

/** What a completed `ACTIVITY_TYPE_DELETE_PAYMENT_METHOD` answers. */
export interface DeletePaymentMethodResult {
  /** The deleted payment method. */
  readonly paymentMethodId: PaymentMethodId;
}

/**
 * Activity of type `ACTIVITY_TYPE_DELETE_PAYMENT_METHOD`. Deletes the organization's payment method. Nothing
 * more is charged to it.
 */
export interface DeletePaymentMethodActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD";
  /** What was asked for. */
  readonly intent: { readonly deletePaymentMethodIntent: DeletePaymentMethodIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly deletePaymentMethodResult?: DeletePaymentMethodResult | undefined };
}

/**
 * Body of `submit/delete_payment_method` for `ACTIVITY_TYPE_DELETE_PAYMENT_METHOD`. Deletes the organization's
 * payment method. Nothing more is charged to it.
 */
export interface DeletePaymentMethodRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD";
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
  readonly parameters: DeletePaymentMethodIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_DELETE_PAYMENT_METHOD`. */
export interface DeletePaymentMethodResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: DeletePaymentMethodActivity;
}

/** What `deletePaymentMethod` takes: its request without what the client fills in. */
export interface DeletePaymentMethodInput extends InputOf<DeletePaymentMethodRequest, "type", "timestampMs"> {}

/** `deletePaymentMethod` as data. */
export const deletePaymentMethodOperation: Operation = {
  name: "deletePaymentMethod",
  path: "/public/v1/submit/delete_payment_method",
  kind: "submit",
  type: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD",
  fill: ["timestampMs"],
};

/**
 * Deletes the organization's payment method. Nothing more is charged to it.
 *
 * @throws ApiError as `call` says
 */
export function deletePaymentMethod(
  connection: Connection,
  input: DeletePaymentMethodInput,
  options?: CallOptions,
): Promise<DeletePaymentMethodResponse> {
  return call(connection, deletePaymentMethodOperation, input, options);
}
