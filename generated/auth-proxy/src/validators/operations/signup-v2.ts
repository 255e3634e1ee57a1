// Validators of the types in `operations/signup-v2`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { SignupV2Request, SignupV2Response } from "../../operations/signup-v2.js";
import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import {
  apiKeyParamsV2Descriptor,
  authenticatorParamsV2Descriptor,
  clientSignatureDescriptor,
  isApiKeyParamsV2,
  isAuthenticatorParamsV2,
  isClientSignature,
  isOauthProviderParamsV2,
  oauthProviderParamsV2Descriptor,
} from "../imports/@countersign/api/shapes/credentials.js";
import {
  isWalletParams,
  isWalletResult,
  walletParamsDescriptor,
  walletResultDescriptor,
} from "../imports/@countersign/api/shapes/wallets.js";
import {
  emailDescriptor,
  organizationIdDescriptor,
  organizationNameDescriptor,
  phoneNumberDescriptor,
  userIdDescriptor,
  userNameDescriptor,
  verificationTokenDescriptor,
} from "../scalars.js";

/** What a {@link SignupV2Request} holds. */
export const signupV2RequestDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignupV2Request",
  extra: false,
  members: [
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "userPhoneNumber", type: phoneNumberDescriptor, optional: true },
    { name: "userTag", type: { kind: "string", maxLength: 16384 }, optional: true },
    { name: "userName", type: userNameDescriptor, optional: true },
    { name: "organizationName", type: organizationNameDescriptor, optional: true },
    { name: "verificationToken", type: verificationTokenDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 20 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 20 },
    },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsV2Descriptor, minItems: 0, maxItems: 20 },
    },
    { name: "wallet", type: () => walletParamsDescriptor, optional: true },
    { name: "clientSignature", type: () => clientSignatureDescriptor, optional: true },
  ],
};

const signupV2RequestMembers = [
  "userEmail",
  "userPhoneNumber",
  "userTag",
  "userName",
  "organizationName",
  "verificationToken",
  "apiKeys",
  "authenticators",
  "oauthProviders",
  "wallet",
  "clientSignature",
];

/** Whether a value is a {@link SignupV2Request} fit to be sent. */
export function isSignupV2Request(value: unknown): value is SignupV2Request {
  if (!isObject(value)) return false;
  let present = 3;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string" || (userPhoneNumber.length > 32 && codePoints(userPhoneNumber) > 32))
      return false;
  }
  const userTag = value.userTag;
  if (userTag !== undefined) {
    present++;
    if (userTag === null) absent.nulls++;
    else if (typeof userTag !== "string" || (userTag.length > 16384 && codePoints(userTag) > 16384)) return false;
  }
  const userName = value.userName;
  if (userName !== undefined) {
    present++;
    if (userName === null) absent.nulls++;
    else if (
      typeof userName !== "string" ||
      (userName.length > 256 && codePoints(userName) > 256) ||
      userName.length === 0
    )
      return false;
  }
  const organizationName = value.organizationName;
  if (organizationName !== undefined) {
    present++;
    if (organizationName === null) absent.nulls++;
    else if (
      typeof organizationName !== "string" ||
      (organizationName.length > 256 && codePoints(organizationName) > 256) ||
      organizationName.length === 0
    )
      return false;
  }
  const verificationToken = value.verificationToken;
  if (verificationToken !== undefined) {
    present++;
    if (verificationToken === null) absent.nulls++;
    else if (
      typeof verificationToken !== "string" ||
      (verificationToken.length > 4096 && codePoints(verificationToken) > 4096)
    )
      return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 20) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 20) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 20) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  const wallet = value.wallet;
  if (wallet !== undefined) {
    present++;
    if (wallet === null) absent.nulls++;
    else if (!isWalletParams(wallet)) return false;
  }
  const clientSignature = value.clientSignature;
  if (clientSignature !== undefined) {
    present++;
    if (clientSignature === null) absent.nulls++;
    else if (!isClientSignature(clientSignature)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, signupV2RequestMembers);
}

/** The value as a {@link SignupV2Request}, without explicit nulls, or its issues. */
export function parseSignupV2Request(value: unknown): ParseResult<SignupV2Request> {
  return parse(isSignupV2Request, signupV2RequestDescriptor, value, "strict");
}

/** Every place where a value is not a {@link SignupV2Request} fit to be sent. */
export function explainSignupV2Request(value: unknown): readonly Issue[] {
  return explain(signupV2RequestDescriptor, value, "strict");
}

/** {@link parseSignupV2Request} as a Standard Schema. */
export const SignupV2RequestSchema: StandardSchema<SignupV2Request> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseSignupV2Request,
);

/** What a {@link SignupV2Response} holds. */
export const signupV2ResponseDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "SignupV2Response",
  extra: false,
  members: [
    { name: "organizationId", type: organizationIdDescriptor },
    { name: "userId", type: userIdDescriptor },
    { name: "wallet", type: () => walletResultDescriptor, optional: true },
  ],
};

/** Whether a value is a {@link SignupV2Response} as it may be answered. */
export function isSignupV2Response(value: unknown): value is SignupV2Response {
  if (!isObject(value)) return false;
  const organizationId = value.organizationId;
  if (typeof organizationId !== "string") return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const wallet = value.wallet;
  if (wallet !== undefined) {
    if (wallet === null) absent.nulls++;
    else if (!isWalletResult(wallet)) return false;
  }
  return true;
}

/** The value as a {@link SignupV2Response}, without explicit nulls, or its issues. */
export function parseSignupV2Response(value: unknown): ParseResult<SignupV2Response> {
  return parse(isSignupV2Response, signupV2ResponseDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link SignupV2Response} as it may be answered. */
export function explainSignupV2Response(value: unknown): readonly Issue[] {
  return explain(signupV2ResponseDescriptor, value, "tolerant");
}

/** {@link parseSignupV2Response} as a Standard Schema. */
export const SignupV2ResponseSchema: StandardSchema<SignupV2Response> = /* @__PURE__ */ standardSchema(
  "auth-proxy",
  parseSignupV2Response,
);
