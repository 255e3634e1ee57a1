// The types in `activities/set-payment-method`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/set-payment-method.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
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

/** @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. */
export type SetPaymentMethodActivity = types.SetPaymentMethodActivity;
/**
 * Judges and reads a {@link SetPaymentMethodActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export const SetPaymentMethodActivity: RecordType<SetPaymentMethodActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD"], open: false },
    intent: /* @__PURE__ */ record({ setPaymentMethodIntent: () => SetPaymentMethodIntent }),
    result: /* @__PURE__ */ record({ "setPaymentMethodResult?": () => SetPaymentMethodResult }),
  },
);

function checkSetPaymentMethodIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!CardNumber.check(value.number)) return false;
  if (!CardCvv.check(value.cvv)) return false;
  if (!CardExpiryMonth.check(value.expiryMonth)) return false;
  if (!CardExpiryYear.check(value.expiryYear)) return false;
  if (!Email.check(value.cardHolderEmail)) return false;
  if (!CardHolderName.check(value.cardHolderName)) return false;
  return sizeOf(value) === 6;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. */
export type SetPaymentMethodIntent = types.SetPaymentMethodIntent;
/**
 * Judges and reads a {@link SetPaymentMethodIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export const SetPaymentMethodIntent: RecordType<SetPaymentMethodIntent> = /* @__PURE__ */ sent(
  checkSetPaymentMethodIntent,
  {
    number: CardNumber,
    cvv: CardCvv,
    expiryMonth: CardExpiryMonth,
    expiryYear: CardExpiryYear,
    cardHolderEmail: Email,
    cardHolderName: CardHolderName,
  },
);

export type SetPaymentMethodResult = types.SetPaymentMethodResult;
/** Judges and reads a {@link SetPaymentMethodResult} as it is answered. */
export const SetPaymentMethodResult: RecordType<SetPaymentMethodResult> = /* @__PURE__ */ answered({
  lastFour: CardLastFour,
  cardHolderName: CardHolderName,
  cardHolderEmail: Email,
});

export type SetPaymentMethodActivityV2 = types.SetPaymentMethodActivityV2;
/** Judges and reads a {@link SetPaymentMethodActivityV2} as it is answered. */
export const SetPaymentMethodActivityV2: RecordType<SetPaymentMethodActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2"], open: false },
    intent: /* @__PURE__ */ record({ setPaymentMethodIntentV2: () => SetPaymentMethodIntentV2 }),
    result: /* @__PURE__ */ record({ "setPaymentMethodResult?": () => SetPaymentMethodResult }),
  },
);

function checkSetPaymentMethodIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!Email.check(value.cardHolderEmail)) return false;
  if (!CardHolderName.check(value.cardHolderName)) return false;
  if (!PaymentMethodId.check(value.paymentMethodId)) return false;
  return sizeOf(value) === 3;
}

export type SetPaymentMethodIntentV2 = types.SetPaymentMethodIntentV2;
/** Judges and reads a {@link SetPaymentMethodIntentV2} as it is sent; `received` as it is answered. */
export const SetPaymentMethodIntentV2: RecordType<SetPaymentMethodIntentV2> = /* @__PURE__ */ sent(
  checkSetPaymentMethodIntentV2,
  { cardHolderEmail: Email, cardHolderName: CardHolderName, paymentMethodId: PaymentMethodId },
);

function checkSetPaymentMethodRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_PAYMENT_METHOD") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSetPaymentMethodIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. */
export type SetPaymentMethodRequest = types.SetPaymentMethodRequest;
/**
 * Judges and reads a {@link SetPaymentMethodRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export const SetPaymentMethodRequest: RecordType<SetPaymentMethodRequest> = /* @__PURE__ */ sent(
  checkSetPaymentMethodRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SetPaymentMethodIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`. */
export type SetPaymentMethodResponse = types.SetPaymentMethodResponse;
/**
 * Judges and reads a {@link SetPaymentMethodResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2`.
 */
export const SetPaymentMethodResponse: RecordType<SetPaymentMethodResponse> = /* @__PURE__ */ answered({
  activity: () => SetPaymentMethodActivity,
});

function checkSetPaymentMethodRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSetPaymentMethodIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SetPaymentMethodRequestV2 = types.SetPaymentMethodRequestV2;
/** Judges and reads a {@link SetPaymentMethodRequestV2} as it is sent. */
export const SetPaymentMethodRequestV2: RecordType<SetPaymentMethodRequestV2> = /* @__PURE__ */ sent(
  checkSetPaymentMethodRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SetPaymentMethodIntentV2,
  },
);

export type SetPaymentMethodResponseV2 = types.SetPaymentMethodResponseV2;
/** Judges and reads a {@link SetPaymentMethodResponseV2} as it is answered. */
export const SetPaymentMethodResponseV2: RecordType<SetPaymentMethodResponseV2> = /* @__PURE__ */ answered({
  activity: () => SetPaymentMethodActivityV2,
});

function checkSetPaymentMethodBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_SET_PAYMENT_METHOD":
      return checkSetPaymentMethodRequest(value);
    case "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2":
      return checkSetPaymentMethodRequestV2(value);
    default:
      return false;
  }
}

export type SetPaymentMethodBody = types.SetPaymentMethodBody;
/** Judges and reads a {@link SetPaymentMethodBody} as it is sent. */
export const SetPaymentMethodBody: UnionType<SetPaymentMethodBody> = /* @__PURE__ */ sentUnion(
  checkSetPaymentMethodBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD", type: () => SetPaymentMethodRequest },
    { value: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2", type: () => SetPaymentMethodRequestV2 },
  ],
);
