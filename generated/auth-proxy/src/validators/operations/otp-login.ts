// The types in `operations/otp-login`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../operations/otp-login.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import { ClientSignature } from "../imports/@countersign/api/shapes/credentials.js";
import { OrganizationId, PublicKey, SessionJwt, VerificationToken } from "../scalars.js";

function checkOtpLoginRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 2;
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
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (!ClientSignature.check(clientSignature)) return false;
  }
  return sizeOf(value) === present;
}

export type OtpLoginRequest = types.OtpLoginRequest;
/** Judges and reads a {@link OtpLoginRequest} as it is sent. */
export const OtpLoginRequest: RecordType<OtpLoginRequest> = /* @__PURE__ */ sent(checkOtpLoginRequest, {
  verificationToken: VerificationToken,
  publicKey: PublicKey,
  "invalidateExisting?": { kind: "boolean" },
  "organizationId?": OrganizationId,
  "clientSignature?": () => ClientSignature,
});

export type OtpLoginResponse = types.OtpLoginResponse;
/** Judges and reads a {@link OtpLoginResponse} as it is answered. */
export const OtpLoginResponse: RecordType<OtpLoginResponse> = /* @__PURE__ */ answered({ session: SessionJwt });
