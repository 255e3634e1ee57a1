// Validators of the types in `operations/otp-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { OtpLoginRequest, OtpLoginResponse } from "../../operations/otp-login.js";
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
import { clientSignatureDescriptor, isClientSignature } from "../imports/@countersign/api/shapes/credentials.js";
import {
  organizationIdDescriptor,
  publicKeyDescriptor,
  sessionJwtDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";

/** What a {@link OtpLoginRequest} holds. */
export const otpLoginRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginRequest", {
  verificationToken: verificationTokenDescriptor,
  publicKey: publicKeyDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "organizationId?": organizationIdDescriptor,
  "clientSignature?": () => clientSignatureDescriptor,
});

const otpLoginRequestMembers = [
  "verificationToken",
  "publicKey",
  "invalidateExisting",
  "organizationId",
  "clientSignature",
];

/** Whether a value is a {@link OtpLoginRequest} fit to be sent. */
export function isOtpLoginRequest(value: unknown): value is OtpLoginRequest {
  if (!isObject(value)) return false;
  let present = 2;
  const verificationToken = value.verificationToken;
  if (
    typeof verificationToken !== "string" ||
    (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
  )
    return false;
  const publicKey = value.publicKey;
  if (typeof publicKey !== "string" || (publicKey.length > 512 && codePoints(publicKey) > 512)) return false;
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (invalidateExisting === null) absent.nulls++;
    else if (typeof invalidateExisting !== "boolean") return false;
  }
  const organizationId = value.organizationId;
  if (organizationId !== undefined) {
    present++;
    if (organizationId === null) absent.nulls++;
    else if (typeof organizationId !== "string" || (organizationId.length > 64 && codePoints(organizationId) > 64))
      return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (clientSignature === null) absent.nulls++;
    else if (!isClientSignature(clientSignature)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, otpLoginRequestMembers);
}

/** The value as a {@link OtpLoginRequest}, without explicit nulls, or its issues. */
export const parseOtpLoginRequest = (value: unknown): ParseResult<OtpLoginRequest> =>
  parse(isOtpLoginRequest, otpLoginRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link OtpLoginRequest} fit to be sent. */
export const explainOtpLoginRequest = (value: unknown): readonly Issue[] =>
  explain(otpLoginRequestDescriptor, value, "strict");
/** {@link parseOtpLoginRequest} as a Standard Schema. */
export const OtpLoginRequestSchema: StandardSchema<OtpLoginRequest> =
  /* @__PURE__ */ standardSchema(parseOtpLoginRequest);

/** What a {@link OtpLoginResponse} holds. */
export const otpLoginResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginResponse", {
  session: sessionJwtDescriptor,
});

/** Whether a value is a {@link OtpLoginResponse} as it may be answered. */
export function isOtpLoginResponse(value: unknown): value is OtpLoginResponse {
  if (!isObject(value) || typeof value.session !== "string") return false;
  return true;
}

/** The value as a {@link OtpLoginResponse}, without explicit nulls, or its issues. */
export const parseOtpLoginResponse = (value: unknown): ParseResult<OtpLoginResponse> =>
  parse(isOtpLoginResponse, otpLoginResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginResponse} as it may be answered. */
export const explainOtpLoginResponse = (value: unknown): readonly Issue[] =>
  explain(otpLoginResponseDescriptor, value, "tolerant");
/** {@link parseOtpLoginResponse} as a Standard Schema. */
export const OtpLoginResponseSchema: StandardSchema<OtpLoginResponse> =
  /* @__PURE__ */ standardSchema(parseOtpLoginResponse);
