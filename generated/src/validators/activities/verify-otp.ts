// The types in `activities/verify-otp`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/verify-otp.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, codePoints, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OtpCode,
  OtpId,
  PublicKey,
  VerificationToken,
} from "../scalars.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`. */
export type VerifyOtpActivity = types.VerifyOtpActivity;
/**
 * Judges and reads a {@link VerifyOtpActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export const VerifyOtpActivity: RecordType<VerifyOtpActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP"], open: false },
  intent: /* @__PURE__ */ record({ verifyOtpIntent: () => VerifyOtpIntent }),
  result: /* @__PURE__ */ record({ "verifyOtpResult?": () => VerifyOtpResult }),
});

function checkVerifyOtpIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpId.check(value.otpId)) return false;
  if (!OtpCode.check(value.otpCode)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    present++;
    if (!PublicKey.check(publicKey)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`. */
export type VerifyOtpIntent = types.VerifyOtpIntent;
/**
 * Judges and reads a {@link VerifyOtpIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export const VerifyOtpIntent: RecordType<VerifyOtpIntent> = /* @__PURE__ */ sent(checkVerifyOtpIntent, {
  otpId: OtpId,
  otpCode: OtpCode,
  "expirationSeconds?": ExpirationSeconds,
  "publicKey?": PublicKey,
});

export type VerifyOtpResult = types.VerifyOtpResult;
/** Judges and reads a {@link VerifyOtpResult} as it is answered. */
export const VerifyOtpResult: RecordType<VerifyOtpResult> = /* @__PURE__ */ answered({
  verificationToken: VerificationToken,
});

export type VerifyOtpActivityV2 = types.VerifyOtpActivityV2;
/** Judges and reads a {@link VerifyOtpActivityV2} as it is answered. */
export const VerifyOtpActivityV2: RecordType<VerifyOtpActivityV2> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP_V2"], open: false },
  intent: /* @__PURE__ */ record({ verifyOtpIntentV2: () => VerifyOtpIntentV2 }),
  result: /* @__PURE__ */ record({ "verifyOtpResult?": () => VerifyOtpResult }),
});

function checkVerifyOtpIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpId.check(value.otpId)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const encryptedOtpBundle = value.encryptedOtpBundle;
  if (
    typeof encryptedOtpBundle !== "string" ||
    (encryptedOtpBundle.length > 16384 && codePoints(encryptedOtpBundle) > 16384)
  )
    return false;
  return sizeOf(value) === present;
}

export type VerifyOtpIntentV2 = types.VerifyOtpIntentV2;
/** Judges and reads a {@link VerifyOtpIntentV2} as it is sent; `received` as it is answered. */
export const VerifyOtpIntentV2: RecordType<VerifyOtpIntentV2> = /* @__PURE__ */ sent(checkVerifyOtpIntentV2, {
  otpId: OtpId,
  "expirationSeconds?": ExpirationSeconds,
  encryptedOtpBundle: {
    kind: "string",
    maxLength: 16384,
    example:
      '{"encappedPublic":"047fa16270243f02abad3601b675bd0fd80b520668e227535b79225003b40b82c2242368bebabd0098ebc2a18d092ecb453bd12f71559bbcfcb0c3ee267c96b3fb","ciphertext":"f3e3ea2d6debe76a2f4e5d43a61b085494f84362bab426bb6302d69c5f3f387ed2dc3489a388b7b46db2851fc4a6a75cf185d314d7fd12fb1074ca797f030bd3"}',
  },
});

function checkVerifyOtpRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_VERIFY_OTP") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkVerifyOtpIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`. */
export type VerifyOtpRequest = types.VerifyOtpRequest;
/**
 * Judges and reads a {@link VerifyOtpRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export const VerifyOtpRequest: RecordType<VerifyOtpRequest> = /* @__PURE__ */ sent(checkVerifyOtpRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => VerifyOtpIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`. */
export type VerifyOtpResponse = types.VerifyOtpResponse;
/**
 * Judges and reads a {@link VerifyOtpResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_VERIFY_OTP_V2`.
 */
export const VerifyOtpResponse: RecordType<VerifyOtpResponse> = /* @__PURE__ */ answered({
  activity: () => VerifyOtpActivity,
});

function checkVerifyOtpRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_VERIFY_OTP_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkVerifyOtpIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type VerifyOtpRequestV2 = types.VerifyOtpRequestV2;
/** Judges and reads a {@link VerifyOtpRequestV2} as it is sent. */
export const VerifyOtpRequestV2: RecordType<VerifyOtpRequestV2> = /* @__PURE__ */ sent(checkVerifyOtpRequestV2, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_VERIFY_OTP_V2"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => VerifyOtpIntentV2,
});

export type VerifyOtpResponseV2 = types.VerifyOtpResponseV2;
/** Judges and reads a {@link VerifyOtpResponseV2} as it is answered. */
export const VerifyOtpResponseV2: RecordType<VerifyOtpResponseV2> = /* @__PURE__ */ answered({
  activity: () => VerifyOtpActivityV2,
});

function checkVerifyOtpBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_VERIFY_OTP":
      return checkVerifyOtpRequest(value);
    case "ACTIVITY_TYPE_VERIFY_OTP_V2":
      return checkVerifyOtpRequestV2(value);
    default:
      return false;
  }
}

export type VerifyOtpBody = types.VerifyOtpBody;
/** Judges and reads a {@link VerifyOtpBody} as it is sent. */
export const VerifyOtpBody: UnionType<VerifyOtpBody> = /* @__PURE__ */ sentUnion(checkVerifyOtpBody, "type", [
  { value: "ACTIVITY_TYPE_VERIFY_OTP", type: () => VerifyOtpRequest },
  { value: "ACTIVITY_TYPE_VERIFY_OTP_V2", type: () => VerifyOtpRequestV2 },
]);
