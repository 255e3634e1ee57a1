// The types in `shapes/mfa-policies`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/mfa-policies.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AuthenticationType } from "../enums.js";
import { MfaPolicyId, PolicyNotes, UserId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type AuthenticationMethod = types.AuthenticationMethod;
/** Judges and reads a {@link AuthenticationMethod} as it is answered. */
export const AuthenticationMethod: RecordType<AuthenticationMethod> = /* @__PURE__ */ answered({
  type: AuthenticationType,
  "id?": { kind: "string", maxLength: 64, example: "23be4c37-c6e1-4545-b471-57d3ea471aae" },
});

function checkAuthenticationMethodParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 1;
  if (!AuthenticationType.check(value.type)) return false;
  const id = value.id;
  if (id !== undefined) {
    present++;
    if (typeof id !== "string" || (id.length > 64 && codePoints(id) > 64)) return false;
  }
  return sizeOf(value) === present;
}

export type AuthenticationMethodParams = types.AuthenticationMethodParams;
/** Judges and reads a {@link AuthenticationMethodParams} as it is sent; `received` as it is answered. */
export const AuthenticationMethodParams: RecordType<AuthenticationMethodParams> = /* @__PURE__ */ sent(
  checkAuthenticationMethodParams,
  {
    type: AuthenticationType,
    "id?": { kind: "string", maxLength: 64, example: "23be4c37-c6e1-4545-b471-57d3ea471aae" },
  },
);

export type MfaPolicy = types.MfaPolicy;
/** Judges and reads a {@link MfaPolicy} as it is answered. */
export const MfaPolicy: RecordType<MfaPolicy> = /* @__PURE__ */ answered({
  mfaPolicyId: MfaPolicyId,
  mfaPolicyName: { kind: "string", maxLength: 65536, example: "Passkey to sign" },
  condition: { kind: "string", name: "PolicyExpression", maxLength: 16384, example: "activity.action == 'SIGN'" },
  requiredAuthenticationMethods: { kind: "array", of: () => RequiredAuthenticationMethod, minItems: 0, maxItems: 100 },
  order: { kind: "int32", example: 0 },
  "notes?": PolicyNotes,
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});

export type RequiredAuthenticationMethod = types.RequiredAuthenticationMethod;
/** Judges and reads a {@link RequiredAuthenticationMethod} as it is answered. */
export const RequiredAuthenticationMethod: RecordType<RequiredAuthenticationMethod> = /* @__PURE__ */ answered({
  any: { kind: "array", of: () => AuthenticationMethod, minItems: 0, maxItems: 100 },
});

export type MfaStatus = types.MfaStatus;
/** Judges and reads a {@link MfaStatus} as it is answered. */
export const MfaStatus: RecordType<MfaStatus> = /* @__PURE__ */ answered({
  mfaPolicyId: MfaPolicyId,
  userId: UserId,
  satisfied: { kind: "boolean" },
  satisfiedMethods: { kind: "array", of: () => AuthenticationMethod, minItems: 0, maxItems: 100 },
  requiredMethods: { kind: "array", of: () => RequiredAuthenticationMethod, minItems: 0, maxItems: 100 },
});

function checkRequiredAuthenticationMethodParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  const any = value.any;
  if (!Array.isArray(any) || any.length > 10 || any.length === 0) return false;
  for (let i = 0; i < any.length; i++) {
    if (!checkAuthenticationMethodParams(any[i])) return false;
  }
  return sizeOf(value) === 1;
}

export type RequiredAuthenticationMethodParams = types.RequiredAuthenticationMethodParams;
/** Judges and reads a {@link RequiredAuthenticationMethodParams} as it is sent; `received` as it is answered. */
export const RequiredAuthenticationMethodParams: RecordType<RequiredAuthenticationMethodParams> = /* @__PURE__ */ sent(
  checkRequiredAuthenticationMethodParams,
  { any: { kind: "array", of: () => AuthenticationMethodParams, minItems: 1, maxItems: 10 } },
);
