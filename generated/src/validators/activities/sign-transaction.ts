// The types in `activities/sign-transaction`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/sign-transaction.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { TransactionType } from "../enums.js";
import {
  MillisecondTimestamp,
  OrganizationId,
  PrivateKeyId,
  SignWith,
  SignedTransaction,
  UnsignedTransaction,
} from "../scalars.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. */
export type SignTransactionActivity = types.SignTransactionActivity;
/**
 * Judges and reads a {@link SignTransactionActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export const SignTransactionActivity: RecordType<SignTransactionActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION"], open: false },
    intent: /* @__PURE__ */ record({ signTransactionIntent: () => SignTransactionIntent }),
    result: /* @__PURE__ */ record({ "signTransactionResult?": () => SignTransactionResult }),
  },
);

function checkSignTransactionIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!PrivateKeyId.check(value.privateKeyId)) return false;
  if (!UnsignedTransaction.check(value.unsignedTransaction)) return false;
  if (!TransactionType.check(value.type)) return false;
  return sizeOf(value) === 3;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. */
export type SignTransactionIntent = types.SignTransactionIntent;
/**
 * Judges and reads a {@link SignTransactionIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export const SignTransactionIntent: RecordType<
  SignTransactionIntent,
  SignTransactionIntent,
  types.ReceivedSignTransactionIntent
> = /* @__PURE__ */ sent(checkSignTransactionIntent, {
  privateKeyId: PrivateKeyId,
  unsignedTransaction: UnsignedTransaction,
  type: TransactionType,
});

export type SignTransactionResult = types.SignTransactionResult;
/** Judges and reads a {@link SignTransactionResult} as it is answered. */
export const SignTransactionResult: RecordType<SignTransactionResult> = /* @__PURE__ */ answered({
  signedTransaction: SignedTransaction,
});

export type SignTransactionActivityV2 = types.SignTransactionActivityV2;
/** Judges and reads a {@link SignTransactionActivityV2} as it is answered. */
export const SignTransactionActivityV2: RecordType<SignTransactionActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"], open: false },
    intent: /* @__PURE__ */ record({ signTransactionIntentV2: () => SignTransactionIntentV2 }),
    result: /* @__PURE__ */ record({ "signTransactionResult?": () => SignTransactionResult }),
  },
);

function checkSignTransactionIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!SignWith.check(value.signWith)) return false;
  if (!UnsignedTransaction.check(value.unsignedTransaction)) return false;
  if (!TransactionType.check(value.type)) return false;
  return sizeOf(value) === 3;
}

export type SignTransactionIntentV2 = types.SignTransactionIntentV2;
/** Judges and reads a {@link SignTransactionIntentV2} as it is sent; `received` as it is answered. */
export const SignTransactionIntentV2: RecordType<
  SignTransactionIntentV2,
  SignTransactionIntentV2,
  types.ReceivedSignTransactionIntentV2
> = /* @__PURE__ */ sent(checkSignTransactionIntentV2, {
  signWith: SignWith,
  unsignedTransaction: UnsignedTransaction,
  type: TransactionType,
});

function checkSignTransactionRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSignTransactionIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. */
export type SignTransactionRequest = types.SignTransactionRequest;
/**
 * Judges and reads a {@link SignTransactionRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export const SignTransactionRequest: RecordType<SignTransactionRequest> = /* @__PURE__ */ sent(
  checkSignTransactionRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SignTransactionIntent,
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`. */
export type SignTransactionResponse = types.SignTransactionResponse;
/**
 * Judges and reads a {@link SignTransactionResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_TRANSACTION_V2`.
 */
export const SignTransactionResponse: RecordType<SignTransactionResponse> = /* @__PURE__ */ answered({
  activity: () => SignTransactionActivity,
});

function checkSignTransactionRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_TRANSACTION_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSignTransactionIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SignTransactionRequestV2 = types.SignTransactionRequestV2;
/** Judges and reads a {@link SignTransactionRequestV2} as it is sent. */
export const SignTransactionRequestV2: RecordType<SignTransactionRequestV2> = /* @__PURE__ */ sent(
  checkSignTransactionRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_TRANSACTION_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SignTransactionIntentV2,
  },
);

export type SignTransactionResponseV2 = types.SignTransactionResponseV2;
/** Judges and reads a {@link SignTransactionResponseV2} as it is answered. */
export const SignTransactionResponseV2: RecordType<SignTransactionResponseV2> = /* @__PURE__ */ answered({
  activity: () => SignTransactionActivityV2,
});

function checkSignTransactionBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_SIGN_TRANSACTION":
      return checkSignTransactionRequest(value);
    case "ACTIVITY_TYPE_SIGN_TRANSACTION_V2":
      return checkSignTransactionRequestV2(value);
    default:
      return false;
  }
}

export type SignTransactionBody = types.SignTransactionBody;
/** Judges and reads a {@link SignTransactionBody} as it is sent. */
export const SignTransactionBody: UnionType<SignTransactionBody> = /* @__PURE__ */ sentUnion(
  checkSignTransactionBody,
  "type",
  [
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION", type: () => SignTransactionRequest },
    { value: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2", type: () => SignTransactionRequestV2 },
  ],
);
