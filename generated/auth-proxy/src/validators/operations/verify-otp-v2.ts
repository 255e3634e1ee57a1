// Validators of the types in `operations/verify-otp-v2`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { VerifyOtpV2Request, VerifyOtpV2Response } from "../../operations/verify-otp-v2.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { otpIdDescriptor, verificationTokenDescriptor } from "../scalars.js";

/** What a {@link VerifyOtpV2Request} holds. */
export const verifyOtpV2RequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "VerifyOtpV2Request",
  extra: false,
  members: [
    { name: "otpId", type: otpIdDescriptor },
    { name: "encryptedOtpBundle", type: { kind: "string", minLength: 1, maxLength: 16384 } },
  ],
};

const verifyOtpV2RequestMembers = ["otpId", "encryptedOtpBundle"];

/** Whether a value is a {@link VerifyOtpV2Request} fit to be sent. */
export function isVerifyOtpV2Request(value: unknown): value is VerifyOtpV2Request {
  if (!isObject(value)) return false;
  const otpId = value.otpId;
  if (typeof otpId !== "string" || (otpId.length > 64 && codePoints(otpId) > 64)) return false;
  const encryptedOtpBundle = value.encryptedOtpBundle;
  if (
    typeof encryptedOtpBundle !== "string" ||
    (encryptedOtpBundle.length > 16384 && codePoints(encryptedOtpBundle) > 16384) ||
    encryptedOtpBundle.length === 0
  )
    return false;
  let members = 0;
  for (const _ in value) members++;
  return members === 2 || hasOnly(value, verifyOtpV2RequestMembers);
}

/** The value as a {@link VerifyOtpV2Request}, without explicit nulls, or its issues. */
export function parseVerifyOtpV2Request(value: unknown): ParseResult<VerifyOtpV2Request> {
  return parse(isVerifyOtpV2Request, verifyOtpV2RequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link VerifyOtpV2Request} fit to be sent. */
export function explainVerifyOtpV2Request(value: unknown): readonly Issue[] {
  return explain(verifyOtpV2RequestDescriptor, value, "strict");
}

/** {@link parseVerifyOtpV2Request} as a Standard Schema. */
export const VerifyOtpV2RequestSchema: StandardSchema<VerifyOtpV2Request> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseVerifyOtpV2Request,
);

/** What a {@link VerifyOtpV2Response} holds. */
export const verifyOtpV2ResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "VerifyOtpV2Response",
  extra: false,
  members: [{ name: "verificationToken", type: verificationTokenDescriptor }],
};

/** Whether a value is a {@link VerifyOtpV2Response} as it may be answered. */
export function isVerifyOtpV2Response(value: unknown): value is VerifyOtpV2Response {
  if (!isObject(value)) return false;
  const verificationToken = value.verificationToken;
  if (typeof verificationToken !== "string") return false;
  return true;
}

/** The value as a {@link VerifyOtpV2Response}, without explicit nulls, or its issues. */
export function parseVerifyOtpV2Response(value: unknown): ParseResult<VerifyOtpV2Response> {
  return parse(isVerifyOtpV2Response, verifyOtpV2ResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link VerifyOtpV2Response} as it may be answered. */
export function explainVerifyOtpV2Response(value: unknown): readonly Issue[] {
  return explain(verifyOtpV2ResponseDescriptor, value, "tolerant");
}

/** {@link parseVerifyOtpV2Response} as a Standard Schema. */
export const VerifyOtpV2ResponseSchema: StandardSchema<VerifyOtpV2Response> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseVerifyOtpV2Response,
);
