// The types in `operations/verify-otp`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../operations/verify-otp.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { OtpCode, OtpId, PublicKey, VerificationToken } from "../scalars.js";

function checkVerifyOtpRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpId.check(value.otpId)) return false;
  if (!OtpCode.check(value.otpCode)) return false;
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    present++;
    if (!PublicKey.check(publicKey)) return false;
  }
  return sizeOf(value) === present;
}

export type VerifyOtpRequest = types.VerifyOtpRequest;
/** Judges and reads a {@link VerifyOtpRequest} as it is sent. */
export const VerifyOtpRequest: RecordType<VerifyOtpRequest> = /* @__PURE__ */ sent(checkVerifyOtpRequest, {
  otpId: OtpId,
  otpCode: OtpCode,
  "publicKey?": PublicKey,
});

export type VerifyOtpResponse = types.VerifyOtpResponse;
/** Judges and reads a {@link VerifyOtpResponse} as it is answered. */
export const VerifyOtpResponse: RecordType<VerifyOtpResponse> = /* @__PURE__ */ answered({
  verificationToken: VerificationToken,
});
