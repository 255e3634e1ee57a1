// The types in `shapes/users`: objects that judge and read their values. What is sent is held strictly: bounds count,
// unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums are
// accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/users.js";
import { answered, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { AccessType } from "../enums.js";
import { Email, PhoneNumber, UserId, UserName, UserTagId } from "../scalars.js";
import { Timestamp } from "./common.js";
import {
  ApiKey,
  ApiKeyParams,
  ApiKeyParamsV2,
  Authenticator,
  AuthenticatorParams,
  AuthenticatorParamsV2,
  OauthProvider,
  OauthProviderParams,
  OauthProviderParamsV2,
} from "./credentials.js";
import { MfaPolicy } from "./mfa-policies.js";

function checkApiOnlyUserParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (!UserTagId.check(userTags[i])) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParams.check(apiKeys[i])) return false;
  }
  return sizeOf(value) === present;
}

export type ApiOnlyUserParams = types.ApiOnlyUserParams;
/** Judges and reads a {@link ApiOnlyUserParams} as it is sent; `received` as it is answered. */
export const ApiOnlyUserParams: RecordType<ApiOnlyUserParams> = /* @__PURE__ */ sent(checkApiOnlyUserParams, {
  userName: UserName,
  "userEmail?": Email,
  userTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
  apiKeys: { kind: "array", of: () => ApiKeyParams, minItems: 0, maxItems: 100 },
});

export type User = types.User;
/** Judges and reads a {@link User} as it is answered. */
export const User: RecordType<User> = /* @__PURE__ */ answered({
  userId: UserId,
  userName: UserName,
  "userEmail?": Email,
  "userPhoneNumber?": PhoneNumber,
  authenticators: { kind: "array", of: () => Authenticator, minItems: 0, maxItems: 100 },
  apiKeys: { kind: "array", of: () => ApiKey, minItems: 0, maxItems: 100 },
  userTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
  oauthProviders: { kind: "array", of: () => OauthProvider, minItems: 0, maxItems: 100 },
  mfaPolicies: { kind: "array", of: () => MfaPolicy, minItems: 0, maxItems: 100 },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});

function checkRootUserParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 3;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParams.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  return sizeOf(value) === present;
}

export type RootUserParams = types.RootUserParams;
/** Judges and reads a {@link RootUserParams} as it is sent; `received` as it is answered. */
export const RootUserParams: RecordType<RootUserParams, RootUserParams, types.ReceivedRootUserParams> =
  /* @__PURE__ */ sent(checkRootUserParams, {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParams, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
  });

function checkRootUserParamsV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParams.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParams.check(oauthProviders[i])) return false;
  }
  return sizeOf(value) === present;
}

export type RootUserParamsV2 = types.RootUserParamsV2;
/** Judges and reads a {@link RootUserParamsV2} as it is sent; `received` as it is answered. */
export const RootUserParamsV2: RecordType<RootUserParamsV2, RootUserParamsV2, types.ReceivedRootUserParamsV2> =
  /* @__PURE__ */ sent(checkRootUserParamsV2, {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParams, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
    oauthProviders: { kind: "array", of: () => OauthProviderParams, minItems: 0, maxItems: 100 },
  });

function checkRootUserParamsV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParamsV2.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParams.check(oauthProviders[i])) return false;
  }
  return sizeOf(value) === present;
}

export type RootUserParamsV3 = types.RootUserParamsV3;
/** Judges and reads a {@link RootUserParamsV3} as it is sent; `received` as it is answered. */
export const RootUserParamsV3: RecordType<RootUserParamsV3, RootUserParamsV3, types.ReceivedRootUserParamsV3> =
  /* @__PURE__ */ sent(checkRootUserParamsV3, {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParamsV2, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
    oauthProviders: { kind: "array", of: () => OauthProviderParams, minItems: 0, maxItems: 100 },
  });

function checkRootUserParamsV4(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParamsV2.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParams.check(oauthProviders[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (!PhoneNumber.check(userPhoneNumber)) return false;
  }
  return sizeOf(value) === present;
}

export type RootUserParamsV4 = types.RootUserParamsV4;
/** Judges and reads a {@link RootUserParamsV4} as it is sent; `received` as it is answered. */
export const RootUserParamsV4: RecordType<RootUserParamsV4, RootUserParamsV4, types.ReceivedRootUserParamsV4> =
  /* @__PURE__ */ sent(checkRootUserParamsV4, {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParamsV2, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
    oauthProviders: { kind: "array", of: () => OauthProviderParams, minItems: 0, maxItems: 100 },
    "userPhoneNumber?": PhoneNumber,
  });

function checkRootUserParamsV5(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParamsV2.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParamsV2.check(oauthProviders[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (!PhoneNumber.check(userPhoneNumber)) return false;
  }
  return sizeOf(value) === present;
}

export type RootUserParamsV5 = types.RootUserParamsV5;
/** Judges and reads a {@link RootUserParamsV5} as it is sent; `received` as it is answered. */
export const RootUserParamsV5: RecordType<RootUserParamsV5, RootUserParamsV5, types.ReceivedRootUserParamsV5> =
  /* @__PURE__ */ sent(checkRootUserParamsV5, {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParamsV2, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
    oauthProviders: { kind: "array", of: () => OauthProviderParamsV2, minItems: 0, maxItems: 100 },
    "userPhoneNumber?": PhoneNumber,
  });

function checkUserParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 5;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  if (!AccessType.check(value.accessType)) return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParams.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParams.check(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (!UserTagId.check(userTags[i])) return false;
  }
  return sizeOf(value) === present;
}

export type UserParams = types.UserParams;
/** Judges and reads a {@link UserParams} as it is sent; `received` as it is answered. */
export const UserParams: RecordType<UserParams, UserParams, types.ReceivedUserParams> = /* @__PURE__ */ sent(
  checkUserParams,
  {
    userName: UserName,
    "userEmail?": Email,
    accessType: AccessType,
    apiKeys: { kind: "array", of: () => ApiKeyParams, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParams, minItems: 0, maxItems: 100 },
    userTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
  },
);

function checkUserParamsV2(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 4;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParams.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (!UserTagId.check(userTags[i])) return false;
  }
  return sizeOf(value) === present;
}

export type UserParamsV2 = types.UserParamsV2;
/** Judges and reads a {@link UserParamsV2} as it is sent; `received` as it is answered. */
export const UserParamsV2: RecordType<UserParamsV2, UserParamsV2, types.ReceivedUserParamsV2> = /* @__PURE__ */ sent(
  checkUserParamsV2,
  {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParams, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
    userTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
  },
);

function checkUserParamsV3(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 5;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParamsV2.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (!UserTagId.check(userTags[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (!PhoneNumber.check(userPhoneNumber)) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParams.check(oauthProviders[i])) return false;
  }
  return sizeOf(value) === present;
}

export type UserParamsV3 = types.UserParamsV3;
/** Judges and reads a {@link UserParamsV3} as it is sent; `received` as it is answered. */
export const UserParamsV3: RecordType<UserParamsV3, UserParamsV3, types.ReceivedUserParamsV3> = /* @__PURE__ */ sent(
  checkUserParamsV3,
  {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParamsV2, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
    userTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
    "userPhoneNumber?": PhoneNumber,
    oauthProviders: { kind: "array", of: () => OauthProviderParams, minItems: 0, maxItems: 100 },
  },
);

function checkUserParamsV4(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 5;
  if (!UserName.check(value.userName)) return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (!Email.check(userEmail)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!ApiKeyParamsV2.check(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!AuthenticatorParamsV2.check(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (!UserTagId.check(userTags[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (!PhoneNumber.check(userPhoneNumber)) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!OauthProviderParamsV2.check(oauthProviders[i])) return false;
  }
  return sizeOf(value) === present;
}

export type UserParamsV4 = types.UserParamsV4;
/** Judges and reads a {@link UserParamsV4} as it is sent; `received` as it is answered. */
export const UserParamsV4: RecordType<UserParamsV4, UserParamsV4, types.ReceivedUserParamsV4> = /* @__PURE__ */ sent(
  checkUserParamsV4,
  {
    userName: UserName,
    "userEmail?": Email,
    apiKeys: { kind: "array", of: () => ApiKeyParamsV2, minItems: 0, maxItems: 100 },
    authenticators: { kind: "array", of: () => AuthenticatorParamsV2, minItems: 0, maxItems: 100 },
    userTags: { kind: "array", of: UserTagId, minItems: 0, maxItems: 100 },
    "userPhoneNumber?": PhoneNumber,
    oauthProviders: { kind: "array", of: () => OauthProviderParamsV2, minItems: 0, maxItems: 100 },
  },
);
