// Validators of the types in `operations/otp-login-v2`. What is sent is held strictly: bounds count, unknown members
// are refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { OtpLoginV2Request, OtpLoginV2Response } from "../../operations/otp-login-v2.js";
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

/** What a {@link OtpLoginV2Request} holds. */
export const otpLoginV2RequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginV2Request", {
  verificationToken: verificationTokenDescriptor,
  publicKey: publicKeyDescriptor,
  "invalidateExisting?": { kind: "boolean" },
  "organizationId?": organizationIdDescriptor,
  clientSignature: () => clientSignatureDescriptor,
});

const otpLoginV2RequestMembers = [
  "verificationToken",
  "publicKey",
  "invalidateExisting",
  "organizationId",
  "clientSignature",
];

/** Whether a value is a {@link OtpLoginV2Request} fit to be sent. */
export function isOtpLoginV2Request(value: unknown): value is OtpLoginV2Request {
  if (!isObject(value)) return false;
  let present = 3;
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
  if (!isClientSignature(value.clientSignature)) return false;
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, otpLoginV2RequestMembers);
}

/** The value as a {@link OtpLoginV2Request}, without explicit nulls, or its issues. */
export const parseOtpLoginV2Request = (value: unknown): ParseResult<OtpLoginV2Request> =>
  parse(isOtpLoginV2Request, otpLoginV2RequestDescriptor, value, "strict");
/** Every place where a value is not a {@link OtpLoginV2Request} fit to be sent. */
export const explainOtpLoginV2Request = (value: unknown): readonly Issue[] =>
  explain(otpLoginV2RequestDescriptor, value, "strict");
/** {@link parseOtpLoginV2Request} as a Standard Schema. */
export const OtpLoginV2RequestSchema: StandardSchema<OtpLoginV2Request> =
  /* @__PURE__ */ standardSchema(parseOtpLoginV2Request);

/** What a {@link OtpLoginV2Response} holds. */
export const otpLoginV2ResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("OtpLoginV2Response", {
  session: sessionJwtDescriptor,
});

/** Whether a value is a {@link OtpLoginV2Response} as it may be answered. */
export function isOtpLoginV2Response(value: unknown): value is OtpLoginV2Response {
  if (!isObject(value) || typeof value.session !== "string") return false;
  return true;
}

/** The value as a {@link OtpLoginV2Response}, without explicit nulls, or its issues. */
export const parseOtpLoginV2Response = (value: unknown): ParseResult<OtpLoginV2Response> =>
  parse(isOtpLoginV2Response, otpLoginV2ResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link OtpLoginV2Response} as it may be answered. */
export const explainOtpLoginV2Response = (value: unknown): readonly Issue[] =>
  explain(otpLoginV2ResponseDescriptor, value, "tolerant");
/** {@link parseOtpLoginV2Response} as a Standard Schema. */
export const OtpLoginV2ResponseSchema: StandardSchema<OtpLoginV2Response> =
  /* @__PURE__ */ standardSchema(parseOtpLoginV2Response);
