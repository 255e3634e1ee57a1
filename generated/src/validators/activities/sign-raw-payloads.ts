// The types in `activities/sign-raw-payloads`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../activities/sign-raw-payloads.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { SignRawPayloadResult } from "./sign-raw-payload.js";
import { ActivityBase } from "../activity.js";
import { HashFunction, PayloadEncoding } from "../enums.js";
import { MillisecondTimestamp, OrganizationId, Payload, SignWith } from "../scalars.js";

export type SignRawPayloadsActivity = types.SignRawPayloadsActivity;
/** Judges and reads a {@link SignRawPayloadsActivity} as it is answered. */
export const SignRawPayloadsActivity: RecordType<SignRawPayloadsActivity> = /* @__PURE__ */ extending(
  () => ActivityBase,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"], open: false },
    intent: /* @__PURE__ */ record({ signRawPayloadsIntent: () => SignRawPayloadsIntent }),
    result: /* @__PURE__ */ record({ "signRawPayloadsResult?": () => SignRawPayloadsResult }),
  },
);

function checkSignRawPayloadsIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!SignWith.check(value.signWith)) return false;
  const payloads = value.payloads;
  if (!Array.isArray(payloads) || payloads.length > 100 || payloads.length === 0) return false;
  for (let i = 0; i < payloads.length; i++) {
    if (!Payload.check(payloads[i])) return false;
  }
  if (!PayloadEncoding.check(value.encoding)) return false;
  if (!HashFunction.check(value.hashFunction)) return false;
  return sizeOf(value) === 4;
}

export type SignRawPayloadsIntent = types.SignRawPayloadsIntent;
/** Judges and reads a {@link SignRawPayloadsIntent} as it is sent; `received` as it is answered. */
export const SignRawPayloadsIntent: RecordType<
  SignRawPayloadsIntent,
  SignRawPayloadsIntent,
  types.ReceivedSignRawPayloadsIntent
> = /* @__PURE__ */ sent(checkSignRawPayloadsIntent, {
  signWith: SignWith,
  payloads: { kind: "array", of: Payload, minItems: 1, maxItems: 100 },
  encoding: PayloadEncoding,
  hashFunction: HashFunction,
});

export type SignRawPayloadsResult = types.SignRawPayloadsResult;
/** Judges and reads a {@link SignRawPayloadsResult} as it is answered. */
export const SignRawPayloadsResult: RecordType<SignRawPayloadsResult> = /* @__PURE__ */ answered({
  "signatures?": { kind: "array", of: () => SignRawPayloadResult, minItems: 0, maxItems: 100 },
});

function checkSignRawPayloadsRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkSignRawPayloadsIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type SignRawPayloadsRequest = types.SignRawPayloadsRequest;
/** Judges and reads a {@link SignRawPayloadsRequest} as it is sent. */
export const SignRawPayloadsRequest: RecordType<SignRawPayloadsRequest> = /* @__PURE__ */ sent(
  checkSignRawPayloadsRequest,
  {
    type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_SIGN_RAW_PAYLOADS"], open: false },
    timestampMs: MillisecondTimestamp,
    organizationId: OrganizationId,
    "generateAppProofs?": { kind: "boolean" },
    parameters: () => SignRawPayloadsIntent,
  },
);

export type SignRawPayloadsResponse = types.SignRawPayloadsResponse;
/** Judges and reads a {@link SignRawPayloadsResponse} as it is answered. */
export const SignRawPayloadsResponse: RecordType<SignRawPayloadsResponse> = /* @__PURE__ */ answered({
  activity: () => SignRawPayloadsActivity,
});
