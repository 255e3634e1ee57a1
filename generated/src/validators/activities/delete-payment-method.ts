// The types in `activities/delete-payment-method`: objects that judge and read their values. What is sent is held
// strictly: bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new
// values of open enums are accepted.

import type * as types from "../../activities/delete-payment-method.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { MillisecondTimestamp, OrganizationId, PaymentMethodId } from "../scalars.js";

export type DeletePaymentMethodActivity = types.DeletePaymentMethodActivity;
/** Judges and reads a {@link DeletePaymentMethodActivity} as it is answered. */
export const DeletePaymentMethodActivity: RecordType<DeletePaymentMethodActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"], open: false },
    intent: /* @__PURE__ */ record({ deletePaymentMethodIntent: () => DeletePaymentMethodIntent }),
    result: /* @__PURE__ */ record({ "deletePaymentMethodResult?": () => DeletePaymentMethodResult }),
  },
);

function checkDeletePaymentMethodIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PaymentMethodId.check(value.paymentMethodId)) return false;
  return sizeOf(value) === 1;
}

export type DeletePaymentMethodIntent = types.DeletePaymentMethodIntent;
/** Judges and reads a {@link DeletePaymentMethodIntent} as it is sent; `received` as it is answered. */
export const DeletePaymentMethodIntent: RecordType<DeletePaymentMethodIntent> = /* @__PURE__ */ sent(
  checkDeletePaymentMethodIntent,
  { paymentMethodId: PaymentMethodId },
);

export type DeletePaymentMethodResult = types.DeletePaymentMethodResult;
/** Judges and reads a {@link DeletePaymentMethodResult} as it is answered. */
export const DeletePaymentMethodResult: RecordType<DeletePaymentMethodResult> = /* @__PURE__ */ answered({
  paymentMethodId: PaymentMethodId,
});

function checkDeletePaymentMethodRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkDeletePaymentMethodIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type DeletePaymentMethodRequest = types.DeletePaymentMethodRequest;
/** Judges and reads a {@link DeletePaymentMethodRequest} as it is sent. */
export const DeletePaymentMethodRequest: RecordType<DeletePaymentMethodRequest> = /* @__PURE__ */ sent(
  checkDeletePaymentMethodRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_DELETE_PAYMENT_METHOD"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => DeletePaymentMethodIntent,
  },
);

export type DeletePaymentMethodResponse = types.DeletePaymentMethodResponse;
/** Judges and reads a {@link DeletePaymentMethodResponse} as it is answered. */
export const DeletePaymentMethodResponse: RecordType<DeletePaymentMethodResponse> = /* @__PURE__ */ answered({
  activity: () => DeletePaymentMethodActivity,
});
