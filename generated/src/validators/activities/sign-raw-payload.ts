// The types in `activities/sign-raw-payload`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/sign-raw-payload.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import { HashFunction, PayloadEncoding } from "../enums.js";
import {
  MillisecondTimestamp,
  OrganizationId,
  Payload,
  PrivateKeyId,
  RecoveryId,
  SignWith,
  SignatureR,
  SignatureS,
} from "../scalars.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`. */
export type SignRawPayloadActivity = types.SignRawPayloadActivity;
/**
 * Judges and reads a {@link SignRawPayloadActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`.
 */
export const SignRawPayloadActivity: RecordType<SignRawPayloadActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD"], open: false },
    intent: /* @__PURE__ */ record({ signRawPayloadIntent: () => SignRawPayloadIntent }),
    result: /* @__PURE__ */ record({ "signRawPayloadResult?": () => SignRawPayloadResult }),
  },
);

/** @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`. */
export type SignRawPayloadIntent = types.SignRawPayloadIntent;
/**
 * Judges and reads a {@link SignRawPayloadIntent} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2`.
 */
export const SignRawPayloadIntent: RecordType<types.ReceivedSignRawPayloadIntent> = /* @__PURE__ */ answered({
  privateKeyId: PrivateKeyId,
  payload: Payload,
  encoding: PayloadEncoding,
  hashFunction: HashFunction,
});

export type SignRawPayloadResult = types.SignRawPayloadResult;
/** Judges and reads a {@link SignRawPayloadResult} as it is answered. */
export const SignRawPayloadResult: RecordType<SignRawPayloadResult> = /* @__PURE__ */ answered({
  r: SignatureR,
  s: SignatureS,
  v: RecoveryId,
});

export type SignRawPayloadActivityV2 = types.SignRawPayloadActivityV2;
/** Judges and reads a {@link SignRawPayloadActivityV2} as it is answered. */
export const SignRawPayloadActivityV2: RecordType<SignRawPayloadActivityV2> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"], open: false },
    intent: /* @__PURE__ */ record({ signRawPayloadIntentV2: () => SignRawPayloadIntentV2 }),
    result: /* @__PURE__ */ record({ "signRawPayloadResult?": () => SignRawPayloadResult }),
  },
);

function checkSignRawPayloadIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!SignWith.check(value.signWith)) return false;
  if (!Payload.check(value.payload)) return false;
  if (!PayloadEncoding.check(value.encoding)) return false;
  if (!HashFunction.check(value.hashFunction)) return false;
  return sizeOf(value) === 4;
}

export type SignRawPayloadIntentV2 = types.SignRawPayloadIntentV2;
/** Judges and reads a {@link SignRawPayloadIntentV2} as it is sent; `received` as it is answered. */
export const SignRawPayloadIntentV2: RecordType<
  SignRawPayloadIntentV2,
  SignRawPayloadIntentV2,
  types.ReceivedSignRawPayloadIntentV2
> = /* @__PURE__ */ sent(checkSignRawPayloadIntentV2, {
  signWith: SignWith,
  payload: Payload,
  encoding: PayloadEncoding,
  hashFunction: HashFunction,
});

function checkSignRawPayloadRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSignRawPayloadIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SignRawPayloadRequestV2 = types.SignRawPayloadRequestV2;
/** Judges and reads a {@link SignRawPayloadRequestV2} as it is sent. */
export const SignRawPayloadRequestV2: RecordType<SignRawPayloadRequestV2> = /* @__PURE__ */ sent(
  checkSignRawPayloadRequestV2,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SignRawPayloadIntentV2,
  },
);

export type SignRawPayloadResponseV2 = types.SignRawPayloadResponseV2;
/** Judges and reads a {@link SignRawPayloadResponseV2} as it is answered. */
export const SignRawPayloadResponseV2: RecordType<SignRawPayloadResponseV2> = /* @__PURE__ */ answered({
  activity: () => SignRawPayloadActivityV2,
});
