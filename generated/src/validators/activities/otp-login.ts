// The types in `activities/otp-login`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/otp-login.js";
import type { RecordType, UnionType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sentUnion, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  PublicKey,
  SessionJwt,
  SessionProfileId,
  VerificationToken,
} from "../scalars.js";
import { ClientSignature } from "../shapes/credentials.js";

/** @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`. */
export type OtpLoginActivity = types.OtpLoginActivity;
/**
 * Judges and reads a {@link OtpLoginActivity} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export const OtpLoginActivity: RecordType<OtpLoginActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN"], open: false },
  intent: /* @__PURE__ */ record({ otpLoginIntent: () => OtpLoginIntent }),
  result: /* @__PURE__ */ record({ "otpLoginResult?": () => OtpLoginResult }),
});

function checkOtpLoginIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!VerificationToken.check(value.verificationToken)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (!ClientSignature.check(clientSignature)) return false;
  }
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    present++;
    if (!SessionProfileId.check(sessionProfileId)) return false;
  }
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`. */
export type OtpLoginIntent = types.OtpLoginIntent;
/**
 * Judges and reads a {@link OtpLoginIntent} as it is sent; `received` as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export const OtpLoginIntent: RecordType<OtpLoginIntent> = /* @__PURE__ */ sent(checkOtpLoginIntent, {
  verificationToken: VerificationToken,
  publicKey: PublicKey,
  "expirationSeconds?": ExpirationSeconds,
  "invalidateExisting?": { kind: "boolean" },
  "clientSignature?": () => ClientSignature,
  "sessionProfileId?": SessionProfileId,
});

export type OtpLoginResult = types.OtpLoginResult;
/** Judges and reads a {@link OtpLoginResult} as it is answered. */
export const OtpLoginResult: RecordType<OtpLoginResult> = /* @__PURE__ */ answered({ session: SessionJwt });

export type OtpLoginActivityV2 = types.OtpLoginActivityV2;
/** Judges and reads a {@link OtpLoginActivityV2} as it is answered. */
export const OtpLoginActivityV2: RecordType<OtpLoginActivityV2> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN_V2"], open: false },
  intent: /* @__PURE__ */ record({ otpLoginIntentV2: () => OtpLoginIntentV2 }),
  result: /* @__PURE__ */ record({ "otpLoginResult?": () => OtpLoginResult }),
});

function checkOtpLoginIntentV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!VerificationToken.check(value.verificationToken)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  const expirationSeconds = value.expirationSeconds;
  if (expirationSeconds !== undefined) {
    present++;
    if (!ExpirationSeconds.check(expirationSeconds)) return false;
  }
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
  }
  const sessionProfileId = value.sessionProfileId;
  if (sessionProfileId !== undefined) {
    present++;
    if (!SessionProfileId.check(sessionProfileId)) return false;
  }
  if (!ClientSignature.check(value.clientSignature)) return false;
  return sizeOf(value) === present;
}

export type OtpLoginIntentV2 = types.OtpLoginIntentV2;
/** Judges and reads a {@link OtpLoginIntentV2} as it is sent; `received` as it is answered. */
export const OtpLoginIntentV2: RecordType<OtpLoginIntentV2> = /* @__PURE__ */ sent(checkOtpLoginIntentV2, {
  verificationToken: VerificationToken,
  publicKey: PublicKey,
  "expirationSeconds?": ExpirationSeconds,
  "invalidateExisting?": { kind: "boolean" },
  "sessionProfileId?": SessionProfileId,
  clientSignature: () => ClientSignature,
});

function checkOtpLoginRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OTP_LOGIN") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkOtpLoginIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

/** @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`. */
export type OtpLoginRequest = types.OtpLoginRequest;
/**
 * Judges and reads a {@link OtpLoginRequest} as it is sent.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export const OtpLoginRequest: RecordType<OtpLoginRequest> = /* @__PURE__ */ sent(checkOtpLoginRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => OtpLoginIntent,
});

/** @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`. */
export type OtpLoginResponse = types.OtpLoginResponse;
/**
 * Judges and reads a {@link OtpLoginResponse} as it is answered.
 *
 * @deprecated Superseded by `ACTIVITY_TYPE_OTP_LOGIN_V2`.
 */
export const OtpLoginResponse: RecordType<OtpLoginResponse> = /* @__PURE__ */ answered({
  activity: () => OtpLoginActivity,
});

function checkOtpLoginRequestV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OTP_LOGIN_V2") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkOtpLoginIntentV2(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type OtpLoginRequestV2 = types.OtpLoginRequestV2;
/** Judges and reads a {@link OtpLoginRequestV2} as it is sent. */
export const OtpLoginRequestV2: RecordType<OtpLoginRequestV2> = /* @__PURE__ */ sent(checkOtpLoginRequestV2, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_LOGIN_V2"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => OtpLoginIntentV2,
});

export type OtpLoginResponseV2 = types.OtpLoginResponseV2;
/** Judges and reads a {@link OtpLoginResponseV2} as it is answered. */
export const OtpLoginResponseV2: RecordType<OtpLoginResponseV2> = /* @__PURE__ */ answered({
  activity: () => OtpLoginActivityV2,
});

function checkOtpLoginBody(value: unknown): boolean {
  if (!isObject(value)) return false;
  switch (value.type) {
    case "ACTIVITY_TYPE_OTP_LOGIN":
      return checkOtpLoginRequest(value);
    case "ACTIVITY_TYPE_OTP_LOGIN_V2":
      return checkOtpLoginRequestV2(value);
    default:
      return false;
  }
}

export type OtpLoginBody = types.OtpLoginBody;
/** Judges and reads a {@link OtpLoginBody} as it is sent. */
export const OtpLoginBody: UnionType<OtpLoginBody> = /* @__PURE__ */ sentUnion(checkOtpLoginBody, "type", [
  { value: "ACTIVITY_TYPE_OTP_LOGIN", type: () => OtpLoginRequest },
  { value: "ACTIVITY_TYPE_OTP_LOGIN_V2", type: () => OtpLoginRequestV2 },
]);
