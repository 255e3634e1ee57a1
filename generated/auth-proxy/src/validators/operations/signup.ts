// Validators of the types in `operations/signup`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { SignupRequest, SignupResponse } from "../../operations/signup.js";
import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import {
  absent,
  codePoints,
  explain,
  hasOnly,
  isObject,
  isPresent,
  parse,
  record,
  standardSchema,
} from "../../runtime/validate.js";
import {
  apiKeyParamsV2Descriptor,
  authenticatorParamsV2Descriptor,
  clientSignatureDescriptor,
  isApiKeyParamsV2,
  isAuthenticatorParamsV2,
  isClientSignature,
  isOauthProviderParams,
  oauthProviderParamsDescriptor,
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

/** What a {@link SignupRequest} holds. */
export const signupRequestDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignupRequest", {
  "userEmail?": emailDescriptor,
  "userPhoneNumber?": phoneNumberDescriptor,
  "userTag?": { kind: "string", maxLength: 16384 },
  "userName?": userNameDescriptor,
  "organizationName?": organizationNameDescriptor,
  "verificationToken?": verificationTokenDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 20 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 20 },
  oauthProviders: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 20 },
  "wallet?": () => walletParamsDescriptor,
  "clientSignature?": () => clientSignatureDescriptor,
});

const signupRequestMembers = [
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

/** Whether a value is a {@link SignupRequest} fit to be sent. */
export function isSignupRequest(value: unknown): value is SignupRequest {
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
    if (!isOauthProviderParams(oauthProviders[i])) return false;
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
  return members === present || hasOnly(value, signupRequestMembers);
}

/** The value as a {@link SignupRequest}, without explicit nulls, or its issues. */
export const parseSignupRequest = (value: unknown): ParseResult<SignupRequest> =>
  parse(isSignupRequest, signupRequestDescriptor, value, "strict");
/** Every place where a value is not a {@link SignupRequest} fit to be sent. */
export const explainSignupRequest = (value: unknown): readonly Issue[] =>
  explain(signupRequestDescriptor, value, "strict");
/** {@link parseSignupRequest} as a Standard Schema. */
export const SignupRequestSchema: StandardSchema<SignupRequest> = /* @__PURE__ */ standardSchema(parseSignupRequest);

/** What a {@link SignupResponse} holds. */
export const signupResponseDescriptor: ObjectDescriptor = /* @__PURE__ */ record("SignupResponse", {
  organizationId: organizationIdDescriptor,
  userId: userIdDescriptor,
  "wallet?": () => walletResultDescriptor,
});

/** Whether a value is a {@link SignupResponse} as it may be answered. */
export function isSignupResponse(value: unknown): value is SignupResponse {
  if (!isObject(value) || typeof value.organizationId !== "string") return false;
  if (typeof value.userId !== "string") return false;
  if (isPresent(value.wallet) && !isWalletResult(value.wallet)) return false;
  return true;
}

/** The value as a {@link SignupResponse}, without explicit nulls, or its issues. */
export const parseSignupResponse = (value: unknown): ParseResult<SignupResponse> =>
  parse(isSignupResponse, signupResponseDescriptor, value, "tolerant");
/** Every place where a value is not a {@link SignupResponse} as it may be answered. */
export const explainSignupResponse = (value: unknown): readonly Issue[] =>
  explain(signupResponseDescriptor, value, "tolerant");
/** {@link parseSignupResponse} as a Standard Schema. */
export const SignupResponseSchema: StandardSchema<SignupResponse> = /* @__PURE__ */ standardSchema(parseSignupResponse);
