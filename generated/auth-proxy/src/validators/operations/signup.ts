// The types in `operations/signup`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type * as types from "../../operations/signup.js";
import type { RecordType } from "@countersign/api/runtime/validate";
import { answered, codePoints, isObject, sent, sizeOf } from "@countersign/api/runtime/validate";
import {
  ApiKeyParamsV2,
  AuthenticatorParamsV2,
  ClientSignature,
  OauthProviderParams,
} from "../imports/@countersign/api/shapes/credentials.js";
import { WalletParams, WalletResult } from "../imports/@countersign/api/shapes/wallets.js";
import {
  Email,
  OrganizationId,
  OrganizationName,
  PhoneNumber,
  UserId,
  UserName,
  VerificationToken,
} from "../scalars.js";

function checkSignupRequest(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (!PhoneNumber.check(userPhoneNumber)) return false;
  }
  const userTag = value.userTag;
  if (userTag !== undefined) {
    present++;
    if (typeof userTag !== "string" || (userTag.length > 16384 && codePoints(userTag) > 16384)) return false;
  }
  const userName = value.userName;
  if (userName !== undefined) {
    present++;
    if (!UserName.check(userName)) return false;
  }
  const organizationName = value.organizationName;
  if (organizationName !== undefined) {
    present++;
    if (!OrganizationName.check(organizationName)) return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (!VerificationToken.check(verificationToken)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 20) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParamsV2.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 20) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 20) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParams.check(oauthProviders[i])) return false;
  }
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (!WalletParams.check(wallet)) return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (!ClientSignature.check(clientSignature)) return false;
  }
  return sizeOf(value) === present;
}

export type SignupRequest = types.SignupRequest;
/** Judges and reads a {@link SignupRequest} as it is sent. */
export const SignupRequest: RecordType<SignupRequest> = /* @__PURE__ */ sent(checkSignupRequest, {
  "userEmail?": Email,
  "userPhoneNumber?": PhoneNumber,
  "userTag?": { kind: "string", maxLength: 16384 },
  "userName?": UserName,
  "organizationName?": OrganizationName,
  "verificationToken?": VerificationToken,
  apiKeys: { kind: "array", of: () => ApiKeyParamsV2, minItems: 0, maxItems: 20 },
  authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 20 },
  oauthProviders: { kind: "array", of: () => OauthProviderParams, minItems: 0, maxItems: 20 },
  "wallet?": () => WalletParams,
  "clientSignature?": () => ClientSignature,
});

export type SignupResponse = types.SignupResponse;
/** Judges and reads a {@link SignupResponse} as it is answered. */
export const SignupResponse: RecordType<SignupResponse> = /* @__PURE__ */ answered({
  organizationId: OrganizationId,
  userId: UserId,
  "wallet?": () => WalletResult,
});
