// Validators of the types in `operations/otp-login`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { OtpLoginRequest, OtpLoginResponse } from "../../operations/otp-login.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { clientSignatureDescriptor, isClientSignature } from "../imports/@countersign/api/shapes/credentials.js";
import {
  organizationIdDescriptor,
  publicKeyDescriptor,
  sessionJwtDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";

/** What a {@link OtpLoginRequest} holds. */
export const otpLoginRequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginRequest",
  extra: false,
  members: [
    { name: "verificationToken", type: verificationTokenDescriptor },
    { name: "publicKey", type: publicKeyDescriptor },
    { name: "invalidateExisting", type: { kind: "boolean" }, optional: true },
    { name: "organizationId", type: organizationIdDescriptor, optional: true },
    { name: "clientSignature", type: () => clientSignatureDescriptor, optional: true },
  ],
};

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
export function parseOtpLoginRequest(value: unknown): ParseResult<OtpLoginRequest> {
  return parse(isOtpLoginRequest, otpLoginRequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link OtpLoginRequest} fit to be sent. */
export function explainOtpLoginRequest(value: unknown): readonly Issue[] {
  return explain(otpLoginRequestDescriptor, value, "strict");
}

/** {@link parseOtpLoginRequest} as a Standard Schema. */
export const OtpLoginRequestSchema: StandardSchema<OtpLoginRequest> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseOtpLoginRequest,
);

/** What a {@link OtpLoginResponse} holds. */
export const otpLoginResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "OtpLoginResponse",
  extra: false,
  members: [{ name: "session", type: sessionJwtDescriptor }],
};

/** Whether a value is a {@link OtpLoginResponse} as it may be answered. */
export function isOtpLoginResponse(value: unknown): value is OtpLoginResponse {
  if (!isObject(value)) return false;
  const session = value.session;
  if (typeof session !== "string") return false;
  return true;
}

/** The value as a {@link OtpLoginResponse}, without explicit nulls, or its issues. */
export function parseOtpLoginResponse(value: unknown): ParseResult<OtpLoginResponse> {
  return parse(isOtpLoginResponse, otpLoginResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link OtpLoginResponse} as it may be answered. */
export function explainOtpLoginResponse(value: unknown): readonly Issue[] {
  return explain(otpLoginResponseDescriptor, value, "tolerant");
}

/** {@link parseOtpLoginResponse} as a Standard Schema. */
export const OtpLoginResponseSchema: StandardSchema<OtpLoginResponse> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseOtpLoginResponse,
);
