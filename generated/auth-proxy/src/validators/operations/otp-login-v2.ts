// The types in `operations/otp-login-v2`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type * as types from "../../operations/otp-login-v2.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { ClientSignature } from "../imports/@countersign/api/shapes/credentials.js";
import { OrganizationId, PublicKey, SessionJwt, VerificationToken } from "../scalars.js";

function checkOtpLoginV2Request(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!VerificationToken.check(value.verificationToken)) return false;
  if (!PublicKey.check(value.publicKey)) return false;
  const invalidateExisting = value.invalidateExisting;
  if (invalidateExisting !== undefined) {
    present++;
    if (typeof invalidateExisting !== "boolean") return false;
  }
  const organizationId = value.organizationId;
  if (organizationId !== undefined) {
    present++;
    if (!OrganizationId.check(organizationId)) return false;
  }
  if (!ClientSignature.check(value.clientSignature)) return false;
  return sizeOf(value) === present;
}

export type OtpLoginV2Request = types.OtpLoginV2Request;
/** Judges and reads a {@link OtpLoginV2Request} as it is sent. */
export const OtpLoginV2Request: RecordType<OtpLoginV2Request> = /* @__PURE__ */ sent(checkOtpLoginV2Request, {
  verificationToken: VerificationToken,
  publicKey: PublicKey,
  "invalidateExisting?": { kind: "boolean" },
  "organizationId?": OrganizationId,
  clientSignature: () => ClientSignature,
});

export type OtpLoginV2Response = types.OtpLoginV2Response;
/** Judges and reads a {@link OtpLoginV2Response} as it is answered. */
export const OtpLoginV2Response: RecordType<OtpLoginV2Response> = /* @__PURE__ */ answered({ session: SessionJwt });
