// Validators of the types in `operations/init-otp`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { InitOtpRequest, InitOtpResponse } from "../../operations/init-otp.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import { otpTypeDescriptor } from "../enums.js";
import { otpContactDescriptor, otpIdDescriptor } from "../scalars.js";
import { isProxyEmailCustomizationParams, proxyEmailCustomizationParamsDescriptor } from "../shapes/common.js";

/** What a {@link InitOtpRequest} holds. */
export const initOtpRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpRequest", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "emailCustomization?": () => proxyEmailCustomizationParamsDescriptor,
});

const initOtpRequestMembers = ["otpType", "contact", "emailCustomization"];

/** Whether a value is a {@link InitOtpRequest} fit to be sent. */
export function isInitOtpRequest(value: unknown): value is InitOtpRequest {
  if (!isObject(value)) return false;
  let present = 2;
  const otpType = value.otpType;
  if (otpType !== "OTP_TYPE_EMAIL" && otpType !== "OTP_TYPE_SMS") return false;
  const contact = value.contact;
  if (typeof contact !== "string" || (contact.length > 320 && codePoints(contact) > 320)) return false;
  const emailCustomization = value.emailCustomization;
  if (emailCustomization !== undefined) {
    present++;
    if (emailCustomization === null) absent.nulls++;
    else if (!isProxyEmailCustomizationParams(emailCustomization)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, initOtpRequestMembers);
}

/** The value as a {@link InitOtpRequest}, without explicit nulls, or its issues. */
export const parseInitOtpRequest = (value: unknown): ParseResult<InitOtpRequest> =>
  parse(isInitOtpRequest, initOtpRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpRequest} fit to be sent. */
export const explainInitOtpRequest = (value: unknown): readonly Issue[] =>
  explain(initOtpRequestDescriptor, value, "strict");
/** {@link parseInitOtpRequest} as a Standard Schema. */
export const InitOtpRequestSchema: StandardSchema<InitOtpRequest> = /* @__PURE__ */ standardSchema(parseInitOtpRequest);

/** What a {@link InitOtpResponse} holds. */
export const initOtpResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpResponse", {
  otpId: otpIdDescriptor,
});

/** Whether a value is a {@link InitOtpResponse} as it may be answered. */
export function isInitOtpResponse(value: unknown): value is InitOtpResponse {
  if (!isObject(value) || typeof value.otpId !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpResponse}, without explicit nulls, or its issues. */
export const parseInitOtpResponse = (value: unknown): ParseResult<InitOtpResponse> =>
  parse(isInitOtpResponse, initOtpResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpResponse} as it may be answered. */
export const explainInitOtpResponse = (value: unknown): readonly Issue[] =>
  explain(initOtpResponseDescriptor, value, "tolerant");
/** {@link parseInitOtpResponse} as a Standard Schema. */
export const InitOtpResponseSchema: StandardSchema<InitOtpResponse> =
  /* @__PURE__ */ standardSchema(parseInitOtpResponse);
