// Validators of the types in `operations/verify-otp`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { VerifyOtpRequest, VerifyOtpResponse } from "../../operations/verify-otp.js";
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
import { otpCodeDescriptor, otpIdDescriptor, publicKeyDescriptor, verificationTokenDescriptor } from "../scalars.js";

/** What a {@link VerifyOtpRequest} holds. */
export const verifyOtpRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpRequest", {
  otpId: otpIdDescriptor,
  otpCode: otpCodeDescriptor,
  "publicKey?": publicKeyDescriptor,
});

const verifyOtpRequestMembers = ["otpId", "otpCode", "publicKey"];

/** Whether a value is a {@link VerifyOtpRequest} fit to be sent. */
export function isVerifyOtpRequest(value: unknown): value is VerifyOtpRequest {
  if (!isObject(value)) return false;
  let present = 2;
  const otpId = value.otpId;
  if (typeof otpId !== "string" || (otpId.length > 64 && codePoints(otpId) > 64)) return false;
  const otpCode = value.otpCode;
  if (typeof otpCode !== "string" || (otpCode.length > 32 && codePoints(otpCode) > 32)) return false;
  const publicKey = value.publicKey;
  if (publicKey !== undefined) {
    present++;
    if (publicKey === null) absent.nulls++;
    else if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, verifyOtpRequestMembers);
}

/** The value as a {@link VerifyOtpRequest}, without explicit nulls, or its issues. */
export const parseVerifyOtpRequest = (value: unknown): ParseResult<VerifyOtpRequest> =>
  parse(isVerifyOtpRequest, verifyOtpRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link VerifyOtpRequest} fit to be sent. */
export const explainVerifyOtpRequest = (value: unknown): readonly Issue[] =>
  explain(verifyOtpRequestDescriptor, value, "strict");
/** {@link parseVerifyOtpRequest} as a Standard Schema. */
export const VerifyOtpRequestSchema: StandardSchema<VerifyOtpRequest> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpRequest);

/** What a {@link VerifyOtpResponse} holds. */
export const verifyOtpResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("VerifyOtpResponse", {
  verificationToken: verificationTokenDescriptor,
});

/** Whether a value is a {@link VerifyOtpResponse} as it may be answered. */
export function isVerifyOtpResponse(value: unknown): value is VerifyOtpResponse {
  if (!isObject(value) || typeof value.verificationToken !== "string") return false;
  return true;
}

/** The value as a {@link VerifyOtpResponse}, without explicit nulls, or its issues. */
export const parseVerifyOtpResponse = (value: unknown): ParseResult<VerifyOtpResponse> =>
  parse(isVerifyOtpResponse, verifyOtpResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link VerifyOtpResponse} as it may be answered. */
export const explainVerifyOtpResponse = (value: unknown): readonly Issue[] =>
  explain(verifyOtpResponseDescriptor, value, "tolerant");
/** {@link parseVerifyOtpResponse} as a Standard Schema. */
export const VerifyOtpResponseSchema: StandardSchema<VerifyOtpResponse> =
  /* @__PURE__ */ standardSchema(parseVerifyOtpResponse);
