// The types in `activities/otp-auth`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../activities/otp-auth.js";
import type { RecordType } from "../../runtime/validate.js";
import { answered, extending, isObject, record, sent, sizeOf } from "../../runtime/validate.js";
import { ActivityBase } from "../activity.js";
import {
  ApiKeyId,
  ApiKeyName,
  CredentialBundle,
  ExpirationSeconds,
  MillisecondTimestamp,
  OrganizationId,
  OtpCode,
  OtpId,
  TargetPublicKey,
  UserId,
} from "../scalars.js";

export type OtpAuthActivity = types.OtpAuthActivity;
/** Judges and reads a {@link OtpAuthActivity} as it is answered. */
export const OtpAuthActivity: RecordType<OtpAuthActivity> = /* @__PURE__ */ extending(() => ActivityBase, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_AUTH"], open: false },
  intent: /* @__PURE__ */ record({ otpAuthIntent: () => OtpAuthIntent }),
  result: /* @__PURE__ */ record({ "otpAuthResult?": () => OtpAuthResult }),
});

function checkOtpAuthIntent(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpId.check(value.otpId)) return false;
  if (!OtpCode.check(value.otpCode)) return false;
  const targetPublicKey = value.targetPublicKey;
  if (targetPublicKey !== undefined) {
    present++;
    if (!TargetPublicKey.check(targetPublicKey)) return false;
  }
  const apiKeyName = value.apiKeyName;
  if (apiKeyName !== undefined) {
    present++;
    if (!ApiKeyName.check(apiKeyName)) return false;
  }
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
  return sizeOf(value) === present;
}

export type OtpAuthIntent = types.OtpAuthIntent;
/** Judges and reads a {@link OtpAuthIntent} as it is sent; `received` as it is answered. */
export const OtpAuthIntent: RecordType<OtpAuthIntent> = /* @__PURE__ */ sent(checkOtpAuthIntent, {
  otpId: OtpId,
  otpCode: OtpCode,
  "targetPublicKey?": TargetPublicKey,
  "apiKeyName?": ApiKeyName,
  "expirationSeconds?": ExpirationSeconds,
  "invalidateExisting?": { kind: "boolean" },
});

export type OtpAuthResult = types.OtpAuthResult;
/** Judges and reads a {@link OtpAuthResult} as it is answered. */
export const OtpAuthResult: RecordType<OtpAuthResult> = /* @__PURE__ */ answered({
  userId: UserId,
  "apiKeyId?": ApiKeyId,
  "credentialBundle?": CredentialBundle,
});

function checkOtpAuthRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (value.type !== "ACTIVITY_TYPE_OTP_AUTH") return false;
  if (!MillisecondTimestamp.check(value.timestampMs)) return false;
  if (!OrganizationId.check(value.organizationId)) return false;
  const generateAppProofs = value.generateAppProofs;
  if (generateAppProofs !== undefined) {
    present++;
    if (typeof generateAppProofs !== "boolean") return false;
  }
  if (!checkOtpAuthIntent(value.parameters)) return false;
  return sizeOf(value) === present;
}

export type OtpAuthRequest = types.OtpAuthRequest;
/** Judges and reads a {@link OtpAuthRequest} as it is sent. */
export const OtpAuthRequest: RecordType<OtpAuthRequest> = /* @__PURE__ */ sent(checkOtpAuthRequest, {
  type: { kind: "enum", name: "ActivityType", values: ["ACTIVITY_TYPE_OTP_AUTH"], open: false },
  timestampMs: MillisecondTimestamp,
  organizationId: OrganizationId,
  "generateAppProofs?": { kind: "boolean" },
  parameters: () => OtpAuthIntent,
});

export type OtpAuthResponse = types.OtpAuthResponse;
/** Judges and reads a {@link OtpAuthResponse} as it is answered. */
export const OtpAuthResponse: RecordType<OtpAuthResponse> = /* @__PURE__ */ answered({
  activity: () => OtpAuthActivity,
});
