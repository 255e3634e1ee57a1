// The types in `activities/sign-transactions`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/sign-transactions.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { TransactionType } from "../enums.js";
import { MillisecondTimestamp, OrganizationId, SignWith, SignedTransaction, UnsignedTransaction } from "../scalars.js";

export type SignTransactionsActivity = types.SignTransactionsActivity;
/** Judges and reads a {@link SignTransactionsActivity} as it is answered. */
export const SignTransactionsActivity: RecordType<SignTransactionsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTIONS"], open: false },
    intent: /* @__PURE__ */ record({ signTransactionsIntent: () => SignTransactionsIntent }),
    result: /* @__PURE__ */ record({ "signTransactionsResult?": () => SignTransactionsResult }),
  },
);

function checkSignTransactionsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!SignWith.check(value.signWith)) return false;
  const unsignedTransactions = value.unsignedTransactions;
  if (!Array.isArray(unsignedTransactions) || unsignedTransactions.length > 100 || unsignedTransactions.length === 0)
    return false;
  for (let i = 0; i < unsignedTransactions.length; i++) {
    if (!UnsignedTransaction.check(unsignedTransactions[i])) return false;
  }
  if (!TransactionType.check(value.type)) return false;
  return sizeOf(value) === 3;
}

export type SignTransactionsIntent = types.SignTransactionsIntent;
/** Judges and reads a {@link SignTransactionsIntent} as it is sent; `received` as it is answered. */
export const SignTransactionsIntent: RecordType<
  SignTransactionsIntent,
  SignTransactionsIntent,
  types.ReceivedSignTransactionsIntent
> = /* @__PURE__ */ sent(checkSignTransactionsIntent, {
  signWith: SignWith,
  unsignedTransactions: { kind: "array", of: UnsignedTransaction, minItems: 1, maxItems: 100 },
  type: TransactionType,
});

export type SignTransactionsResult = types.SignTransactionsResult;
/** Judges and reads a {@link SignTransactionsResult} as it is answered. */
export const SignTransactionsResult: RecordType<SignTransactionsResult> = /* @__PURE__ */ answered({
  signedTransactions: { kind: "array", of: SignedTransaction, minItems: 0, maxItems: 100 },
});

function checkSignTransactionsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTIONS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSignTransactionsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SignTransactionsRequest = types.SignTransactionsRequest;
/** Judges and reads a {@link SignTransactionsRequest} as it is sent. */
export const SignTransactionsRequest: RecordType<SignTransactionsRequest> = /* @__PURE__ */ sent(
  checkSignTransactionsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTIONS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SignTransactionsIntent,
  },
);

export type SignTransactionsResponse = types.SignTransactionsResponse;
/** Judges and reads a {@link SignTransactionsResponse} as it is answered. */
export const SignTransactionsResponse: RecordType<SignTransactionsResponse> = /* @__PURE__ */ answered({
  activity: () => SignTransactionsActivity,
});
