// Validators of the types in `operations/init-otp-v2`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { InitOtpV2Request, InitOtpV2Response } from "../../operations/init-otp-v2.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { otpTypeDescriptor } from "../enums.js";
import { otpContactDescriptor, otpIdDescriptor } from "../scalars.js";
import { isProxyEmailCustomizationParams, proxyEmailCustomizationParamsDescriptor } from "../shapes/common.js";

/** What a {@link InitOtpV2Request} holds. */
export const initOtpV2RequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpV2Request",
  extra: false,
  members: [
    { name: "otpType", type: otpTypeDescriptor },
    { name: "contact", type: otpContactDescriptor },
    { name: "emailCustomization", type: () => proxyEmailCustomizationParamsDescriptor, optional: true },
  ],
};

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
export function parseInitOtpV2Request(value: unknown): ParseResult<InitOtpV2Request> {
  return parse(isInitOtpV2Request, initOtpV2RequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link InitOtpV2Request} fit to be sent. */
export function explainInitOtpV2Request(value: unknown): readonly Issue[] {
  return explain(initOtpV2RequestDescriptor, value, "strict");
}

/** {@link parseInitOtpV2Request} as a Standard Schema. */
export const InitOtpV2RequestSchema: StandardSchema<InitOtpV2Request> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseInitOtpV2Request,
);

/** What a {@link InitOtpV2Response} holds. */
export const initOtpV2ResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "InitOtpV2Response",
  extra: false,
  members: [
    { name: "otpId", type: otpIdDescriptor },
    { name: "otpEncryptionTargetBundle", type: { kind: "string", maxLength: 16384 } },
  ],
};

/** Whether a value is a {@link InitOtpV2Response} as it may be answered. */
export function isInitOtpV2Response(value: unknown): value is InitOtpV2Response {
  if (!isObject(value)) return false;
  const otpId = value.otpId;
  if (typeof otpId !== "string") return false;
  const otpEncryptionTargetBundle = value.otpEncryptionTargetBundle;
  if (typeof otpEncryptionTargetBundle !== "string") return false;
  return true;
}

/** The value as a {@link InitOtpV2Response}, without explicit nulls, or its issues. */
export function parseInitOtpV2Response(value: unknown): ParseResult<InitOtpV2Response> {
  return parse(isInitOtpV2Response, initOtpV2ResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link InitOtpV2Response} as it may be answered. */
export function explainInitOtpV2Response(value: unknown): readonly Issue[] {
  return explain(initOtpV2ResponseDescriptor, value, "tolerant");
}

/** {@link parseInitOtpV2Response} as a Standard Schema. */
export const InitOtpV2ResponseSchema: StandardSchema<InitOtpV2Response> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseInitOtpV2Response,
);
