// Validators of the types in `operations/init-otp-v2`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { InitOtpV2Request, InitOtpV2Response } from "../../operations/init-otp-v2.js";
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

/** What a {@link InitOtpV2Request} holds. */
export const initOtpV2RequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpV2Request", {
  otpType: otpTypeDescriptor,
  contact: otpContactDescriptor,
  "emailCustomization?": () => proxyEmailCustomizationParamsDescriptor,
});

const initOtpV2RequestMembers = ["otpType", "contact", "emailCustomization"];

/** Whether a value is a {@link InitOtpV2Request} fit to be sent. */
export function isInitOtpV2Request(value: unknown): value is InitOtpV2Request {
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
  return members === present || hasOnly(value, initOtpV2RequestMembers);
}

/** The value as a {@link InitOtpV2Request}, without explicit nulls, or its issues. */
export const parseInitOtpV2Request = (value: unknown): ParseResult<InitOtpV2Request> =>
  parse(isInitOtpV2Request, initOtpV2RequestDescriptor, value, "strict");
/** Every place where a value is not a {@link InitOtpV2Request} fit to be sent. */
export const explainInitOtpV2Request = (value: unknown): readonly Issue[] =>
  explain(initOtpV2RequestDescriptor, value, "strict");
/** {@link parseInitOtpV2Request} as a Standard Schema. */
export const InitOtpV2RequestSchema: StandardSchema<InitOtpV2Request> =
  /* @__PURE__ */ standardSchema(parseInitOtpV2Request);

/** What a {@link InitOtpV2Response} holds. */
export const initOtpV2ResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("InitOtpV2Response", {
  otpId: otpIdDescriptor,
  otpEncryptionTargetBundle: { kind: "string", maxLength: 16384 },
});

/** Whether a value is a {@link InitOtpV2Response} as it may be answered. */
export function isInitOtpV2Response(value: unknown): value is InitOtpV2Response {
  if (!isObject(value) || typeof value.otpId !== "string") return false;
  if (typeof value.otpEncryptionTargetBundle !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpV2Response}, without explicit nulls, or its issues. */
export const parseInitOtpV2Response = (value: unknown): ParseResult<InitOtpV2Response> =>
  parse(isInitOtpV2Response, initOtpV2ResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link InitOtpV2Response} as it may be answered. */
export const explainInitOtpV2Response = (value: unknown): readonly Issue[] =>
  explain(initOtpV2ResponseDescriptor, value, "tolerant");
/** {@link parseInitOtpV2Response} as a Standard Schema. */
export const InitOtpV2ResponseSchema: StandardSchema<InitOtpV2Response> =
  /* @__PURE__ */ standardSchema(parseInitOtpV2Response);
