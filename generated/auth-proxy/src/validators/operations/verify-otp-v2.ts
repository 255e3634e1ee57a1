// The types in `operations/verify-otp-v2`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../operations/verify-otp-v2.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, codePoints, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { OtpId, VerificationToken } from "../scalars.js";

function checkVerifyOtpV2Request(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (!OtpId.check(value.otpId)) return false;
  const encryptedOtpBundle = value.encryptedOtpBundle;
  if (
    typeof encryptedOtpBundle !== "string" ||
    (encryptedOtpBundle.length > 16384 && codePoints(encryptedOtpBundle) > 16384) ||
    encryptedOtpBundle.length === 0
  )
    return false;
  return sizeOf(value) === 2;
}

export type VerifyOtpV2Request = types.VerifyOtpV2Request;
/** Judges and reads a {@link VerifyOtpV2Request} as it is sent. */
export const VerifyOtpV2Request: RecordType<VerifyOtpV2Request> = /* @__PURE__ */ sent(checkVerifyOtpV2Request, {
  otpId: OtpId,
  encryptedOtpBundle: { kind: "string", minLength: 1, maxLength: 16384 },
});

export type VerifyOtpV2Response = types.VerifyOtpV2Response;
/** Judges and reads a {@link VerifyOtpV2Response} as it is answered. */
export const VerifyOtpV2Response: RecordType<VerifyOtpV2Response> = /* @__PURE__ */ answered({
  verificationToken: VerificationToken,
});
