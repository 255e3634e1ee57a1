// The types in `operations/init-otp-v2`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../operations/init-otp-v2.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { OtpType } from "../enums.js";
import { OtpContact, OtpId } from "../scalars.js";
import { ProxyEmailCustomizationParams } from "../shapes/common.js";

function checkInitOtpV2Request(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
  if (!OtpType.check(value.otpType)) return false;
  if (!OtpContact.check(value.contact)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (!ProxyEmailCustomizationParams.check(emailCustomization)) return false;
  }
  return sizeOf(value) === present;
}

export type InitOtpV2Request = types.InitOtpV2Request;
/** Judges and reads a {@link InitOtpV2Request} as it is sent. */
export const InitOtpV2Request: RecordType<InitOtpV2Request> = /* @__PURE__ */ sent(checkInitOtpV2Request, {
  otpType: OtpType,
  contact: OtpContact,
  "emailCustomization?": () => ProxyEmailCustomizationParams,
});

export type InitOtpV2Response = types.InitOtpV2Response;
/** Judges and reads a {@link InitOtpV2Response} as it is answered. */
export const InitOtpV2Response: RecordType<InitOtpV2Response> = /* @__PURE__ */ answered({
  otpId: OtpId,
  otpEncryptionTargetBundle: { kind: "string", maxLength: 16384 },
});
