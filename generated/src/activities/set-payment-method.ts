// Sets the card that pays for the organization's billing tier. A card that was set before is replaced. Submitted to
// `submit/set_payment_method`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  CardCvv,
  CardExpiryMonth,
  CardExpiryYear,
  CardHolderName,
  CardLastFour,
  CardNumber,
  Email,
  MillisecondTimestamp,
  OrganizationId,
  PaymentMethodId,
} from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SET_PAYMENT_METHOD`. Sets the card that pays for the organization's billing tier.
 * A card that was set before is replaced.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export interface SetPaymentMethodIntent {
  /** Number of a payment card, digits only. */
  readonly number: CardNumber;
  /** Security code of a payment card. */
  readonly cvv: CardCvv;
  /** Month in which a payment card expires, 01 to 12. */
  readonly expiryMonth: CardExpiryMonth;
  /** Year in which a payment card expires, with four digits. */
  readonly expiryYear: CardExpiryYear;
  /** E-mail address of the card's holder. Invoices go there. */
  readonly cardHolderEmail: Email;
  /** Name of the card's holder, as printed on it. */
  readonly cardHolderName: CardHolderName;
}

/** What a completed `ACTIVITY_TYPE_SET_PAYMENT_METHOD` answers. */
export interface SetPaymentMethodResult {
  /** Last four digits of a payment card. */
  readonly lastFour: CardLastFour;
  /** Name of the card's holder, as printed on it. */
  readonly cardHolderName: CardHolderName;
  /** E-mail address of the card's holder. */
  readonly cardHolderEmail: Email;
}

/**
 * Activity of type `ACTIVITY_TYPE_SET_PAYMENT_METHOD`. Takes the card data itself. Prefer version 2, which sends
 * card data only to the billing provider.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export interface SetPaymentMethodActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD";
  /** What was asked for. */
  readonly intent: { readonly setPaymentMethodIntent: SetPaymentMethodIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly setPaymentMethodResult?: SetPaymentMethodResult | undefined };
}

/**
 * Body of `submit/set_payment_method` for `ACTIVITY_TYPE_SET_PAYMENT_METHOD`. Takes the card data itself. Prefer
 * version 2, which sends card data only to the billing provider.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export interface SetPaymentMethodRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD";
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
  readonly parameters: SetPaymentMethodIntent;
}

/**
 * Answer to a submitted `ACTIVITY_TYPE_SET_PAYMENT_METHOD`.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export interface SetPaymentMethodResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SetPaymentMethodActivity;
}

/**
 * Parameters of `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. Sets the card that pays for the organization's billing
 * tier. A card that was set before is replaced.
 */
export interface SetPaymentMethodIntentV2 {
  /** E-mail address of the card's holder. Invoices go there. */
  readonly cardHolderEmail: Email;
  /** Name of the card's holder, as printed on it. */
  readonly cardHolderName: CardHolderName;
  /** Id that the billing provider gave to the card. */
  readonly paymentMethodId: PaymentMethodId;
}

/**
 * Activity of type `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. Takes the id that the billing provider gave to the
 * card.
 */
export interface SetPaymentMethodActivityV2 extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2";
  /** What was asked for. */
  readonly intent: { readonly setPaymentMethodIntentV2: SetPaymentMethodIntentV2 };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly setPaymentMethodResult?: SetPaymentMethodResult | undefined };
}

/**
 * Body of `submit/set_payment_method` for `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. Takes the id that the billing
 * provider gave to the card.
 */
export interface SetPaymentMethodRequestV2 {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2";
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
  readonly parameters: SetPaymentMethodIntentV2;
}

/** Answer to a submitted `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. */
export interface SetPaymentMethodResponseV2 {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SetPaymentMethodActivityV2;
}

/**
 * What can be submitted to `submit/set_payment_method`, told apart by `type`. Sets the card that pays for the
 * organization's billing tier. A card that was set before is replaced.
 */
export type SetPaymentMethodBody = SetPaymentMethodRequest | SetPaymentMethodRequestV2;
/** What `submit/set_payment_method` answers, by the version that was submitted. */
export type SetPaymentMethodAnswer = SetPaymentMethodResponse | SetPaymentMethodResponseV2;

/**
 * What `setPaymentMethodV1` takes: its request without what the client fills in.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export interface SetPaymentMethodInput extends InputOf<SetPaymentMethodRequest, "type", "timestampMs"> {}

/** `setPaymentMethodV1` as data. */
export const setPaymentMethodV1Operation: Operation = {
  name: "setPaymentMethodV1",
  path: "/public/v1/submit/set_payment_method",
  kind: "submit",
  type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD",
  fill: ["timestampMs"],
};

/**
 * Takes the card data itself. Prefer version 2, which sends card data only to the billing provider.
 *
 * @throws ApiError as `call` says
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export function setPaymentMethodV1(
  connection: Connection,
  input: SetPaymentMethodInput,
  options?: CallOptions,
): Promise<SetPaymentMethodResponse> {
  return call(connection, setPaymentMethodV1Operation, input, options);
}

/** What `setPaymentMethod` takes: its request without what the client fills in. */
export interface SetPaymentMethodInputV2 extends InputOf<SetPaymentMethodRequestV2, "type", "timestampMs"> {}

/** `setPaymentMethod` as data. */
export const setPaymentMethodOperation: Operation = {
  name: "setPaymentMethod",
  path: "/public/v1/submit/set_payment_method",
  kind: "submit",
  type: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2",
  fill: ["timestampMs"],
};

/**
 * Takes the id that the billing provider gave to the card.
 *
 * @throws ApiError as `call` says
 */
export function setPaymentMethod(
  connection: Connection,
  input: SetPaymentMethodInputV2,
  options?: CallOptions,
): Promise<SetPaymentMethodResponseV2> {
  return call(connection, setPaymentMethodOperation, input, options);
}
