// Validators of the types in `operations/verify-otp-v2`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { VerifyOtpV2Request, VerifyOtpV2Response } from "../../operations/verify-otp-v2.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import { codePoints, explain, hasOnly, isObject, parse, record, standardSchema } from "../../runtime/validate.js";
import { otpIdDescriptor, verificationTokenDescriptor } from "../scalars.js";

/** What a {@link VerifyOtpV2Request} holds. */
export const verifyOtpV2RequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpV2Request", {
  otpId: otpIdDescriptor,
  encryptedOtpBundle: { kind: "string", minLength: 1, maxLength: 16384 },
});

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
export const parseVerifyOtpV2Request = (value: unknown): ParseResult<VerifyOtpV2Request> =>
  parse(isVerifyOtpV2Request, verifyOtpV2RequestDescriptor, value, "strict");
/** Every place where a value is not a {@link VerifyOtpV2Request} fit to be sent. */
export const explainVerifyOtpV2Request = (value: unknown): readonly Issue[] =>
  explain(verifyOtpV2RequestDescriptor, value, "strict");
/** {@link parseVerifyOtpV2Request} as a Standard Schema. */
export const VerifyOtpV2RequestSchema: StandardSchema<VerifyOtpV2Request> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpV2Request);

/** What a {@link VerifyOtpV2Response} holds. */
export const verifyOtpV2ResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpV2Response", {
  verificationToken: verificationTokenDescriptor,
});

/** Whether a value is a {@link VerifyOtpV2Response} as it may be answered. */
export function isVerifyOtpV2Response(value: unknown): value is VerifyOtpV2Response {
  if (!isObject(value) || typeof value.verificationToken !== "string") return false;
  return true;
}

/** The value as a {@link VerifyOtpV2Response}, without explicit nulls, or its issues. */
export const parseVerifyOtpV2Response = (value: unknown): ParseResult<VerifyOtpV2Response> =>
  parse(isVerifyOtpV2Response, verifyOtpV2ResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpV2Response} as it may be answered. */
export const explainVerifyOtpV2Response = (value: unknown): readonly Issue[] =>
  explain(verifyOtpV2ResponseDescriptor, value, "tolerant");
/** {@link parseVerifyOtpV2Response} as a Standard Schema. */
export const VerifyOtpV2ResponseSchema: StandardSchema<VerifyOtpV2Response> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpV2Response);
