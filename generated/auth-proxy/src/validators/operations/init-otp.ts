// Validators of the types in `operations/init-otp`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { InitOtpRequest, InitOtpResponse } from "../../operations/init-otp.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { otpTypeDescriptor } from "../enums.js";
import { otpContactDescriptor, otpIdDescriptor } from "../scalars.js";
import { isProxyEmailCustomizationParams, proxyEmailCustomizationParamsDescriptor } from "../shapes/common.js";

/** What a {@link InitOtpRequest} holds. */
export const initOtpRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpRequest",
  extra: false,
  members: [
    { name: "otpType", type: otpTypeDescriptor },
    { name: "contact", type: otpContactDescriptor },
    { name: "emailCustomization", type: () => proxyEmailCustomizationParamsDescriptor, optional: true },
  ],
};

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
export function parseInitOtpRequest(value: unknown): ParseResult<InitOtpRequest> {
  return parse(isInitOtpRequest, initOtpRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpRequest} fit to be sent. */
export function explainInitOtpRequest(value: unknown): readonly Issue[] {
  return explain(initOtpRequestDescriptor, value, "strict");
}

/** {@link parseInitOtpRequest} as a Standard Schema. */
export const InitOtpRequestSchema: StandardSchema<InitOtpRequest> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseInitOtpRequest,
);

/** What a {@link InitOtpResponse} holds. */
export const initOtpResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpResponse",
  extra: false,
  members: [{ name: "otpId", type: otpIdDescriptor }],
};

/** Whether a value is a {@link InitOtpResponse} as it may be answered. */
export function isInitOtpResponse(value: unknown): value is InitOtpResponse {
  if (!isObject(value)) return false;
  const otpId = value.otpId;
  if (typeof otpId !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpResponse}, without explicit nulls, or its issues. */
export function parseInitOtpResponse(value: unknown): ParseResult<InitOtpResponse> {
  return parse(isInitOtpResponse, initOtpResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpResponse} as it may be answered. */
export function explainInitOtpResponse(value: unknown): readonly Issue[] {
  return explain(initOtpResponseDescriptor, value, "tolerant");
}

/** {@link parseInitOtpResponse} as a Standard Schema. */
export const InitOtpResponseSchema: StandardSchema<InitOtpResponse> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseInitOtpResponse,
);
