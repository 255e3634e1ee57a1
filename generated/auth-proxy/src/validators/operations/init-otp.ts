// The types in `operations/init-otp`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../operations/init-otp.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { OtpType } from "../enums.js";
import { OtpContact, OtpId } from "../scalars.js";
import { ProxyEmailCustomizationParams } from "../shapes/common.js";

function checkInitOtpRequest(value: unknown): boolean {
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

export type InitOtpRequest = types.InitOtpRequest;
/** Judges and reads a {@link InitOtpRequest} as it is sent. */
export const InitOtpRequest: RecordType<InitOtpRequest> = /* @__PURE__ */ sent(checkInitOtpRequest, {
  otpType: OtpType,
  contact: OtpContact,
  "emailCustomization?": () => ProxyEmailCustomizationParams,
});

export type InitOtpResponse = types.InitOtpResponse;
/** Judges and reads a {@link InitOtpResponse} as it is answered. */
export const InitOtpResponse: RecordType<InitOtpResponse> = /* @__PURE__ */ answered({ otpId: OtpId });
