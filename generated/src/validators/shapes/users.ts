// Validators of the types in `shapes/users`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ParseResult } from "../../runtime/issue.js";
import type { ObjectDescriptor } from "../../runtime/validate-descriptor.js";
import type { StandardSchema } from "../../runtime/validate-standard.js";
import type {
  ApiOnlyUserParams,
  RootUserParams,
  RootUserParamsV2,
  RootUserParamsV3,
  RootUserParamsV4,
  RootUserParamsV5,
  User,
  UserParams,
  UserParamsV2,
  UserParamsV3,
  UserParamsV4,
} from "../../shapes/users.js";
import { explain, parse } from "../../runtime/validate.js";
import { absent, codePoints, hasOnly, isObject } from "../../runtime/validate-check.js";
import { standardSchema } from "../../runtime/validate-standard.js";
import { accessTypeDescriptor } from "../enums.js";
import {
  emailDescriptor,
  phoneNumberDescriptor,
  userIdDescriptor,
  userNameDescriptor,
  userTagIdDescriptor,
} from "../scalars.js";
import { isTimestamp, timestampDescriptor } from "./common.js";
import {
  apiKeyDescriptor,
  apiKeyParamsDescriptor,
  apiKeyParamsV2Descriptor,
  authenticatorDescriptor,
  authenticatorParamsDescriptor,
  authenticatorParamsV2Descriptor,
  isApiKey,
  isApiKeyParams,
  isApiKeyParamsV2,
  isAuthenticator,
  isAuthenticatorParams,
  isAuthenticatorParamsV2,
  isOauthProvider,
  isOauthProviderParams,
  isOauthProviderParamsV2,
  isReceivedApiKeyParams,
  isReceivedApiKeyParamsV2,
  isReceivedAuthenticatorParams,
  isReceivedAuthenticatorParamsV2,
  isReceivedOauthProviderParams,
  isReceivedOauthProviderParamsV2,
  oauthProviderDescriptor,
  oauthProviderParamsDescriptor,
  oauthProviderParamsV2Descriptor,
} from "./credentials.js";

/** What a {@link ApiOnlyUserParams} holds. */
export const apiOnlyUserParamsDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "ApiOnlyUserParams",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "userTags", type: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

const apiOnlyUserParamsMembers = ["userName", "userEmail", "userTags", "apiKeys"];

/** Whether a value is a {@link ApiOnlyUserParams} fit to be sent. */
export function isApiOnlyUserParams(value: unknown): value is ApiOnlyUserParams {
  if (!isObject(value)) return false;
  let present = 3;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParams(apiKeys[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, apiOnlyUserParamsMembers);
}

/** The value as a {@link ApiOnlyUserParams}, without explicit nulls, or its issues. */
export function parseApiOnlyUserParams(value: unknown): ParseResult<ApiOnlyUserParams> {
  return parse(isApiOnlyUserParams, apiOnlyUserParamsDescriptor, value, "strict");
}

/** Every place where a value is not a {@link ApiOnlyUserParams} fit to be sent. */
export function explainApiOnlyUserParams(value: unknown): readonly Issue[] {
  return explain(apiOnlyUserParamsDescriptor, value, "strict");
}

/** {@link parseApiOnlyUserParams} as a Standard Schema. */
export const ApiOnlyUserParamsSchema: StandardSchema<ApiOnlyUserParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseApiOnlyUserParams,
);

/** Whether a value is a {@link ApiOnlyUserParams} as it may be answered. */
export function isReceivedApiOnlyUserParams(value: unknown): value is ApiOnlyUserParams {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParams(apiKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link ApiOnlyUserParams}, without explicit nulls, or its issues. */
export function parseReceivedApiOnlyUserParams(value: unknown): ParseResult<ApiOnlyUserParams> {
  return parse(isReceivedApiOnlyUserParams, apiOnlyUserParamsDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link ApiOnlyUserParams} as it may be answered. */
export function explainReceivedApiOnlyUserParams(value: unknown): readonly Issue[] {
  return explain(apiOnlyUserParamsDescriptor, value, "tolerant");
}

/** {@link parseReceivedApiOnlyUserParams} as a Standard Schema. */
export const ReceivedApiOnlyUserParamsSchema: StandardSchema<ApiOnlyUserParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedApiOnlyUserParams,
);

/** What a {@link User} holds. */
export const userDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "User",
  extra: false,
  members: [
    { name: "userId", type: userIdDescriptor },
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "userPhoneNumber", type: phoneNumberDescriptor, optional: true },
    { name: "authenticators", type: { kind: "array", of: () => authenticatorDescriptor, minItems: 0, maxItems: 100 } },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyDescriptor, minItems: 0, maxItems: 100 } },
    { name: "userTags", type: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "oauthProviders", type: { kind: "array", of: () => oauthProviderDescriptor, minItems: 0, maxItems: 100 } },
    { name: "mfaPolicies", type: { kind: "array", of: { kind: "json" }, minItems: 0, maxItems: 100 } },
    { name: "createdAt", type: () => timestampDescriptor },
    { name: "updatedAt", type: () => timestampDescriptor },
  ],
};

/** Whether a value is a {@link User} as it may be answered. */
export function isUser(value: unknown): value is User {
  if (!isObject(value)) return false;
  const userId = value.userId;
  if (typeof userId !== "string") return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string") return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticator(authenticators[i])) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKey(apiKeys[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string") return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProvider(oauthProviders[i])) return false;
  }
  const mfaPolicies = value.mfaPolicies;
  if (!Array.isArray(mfaPolicies)) return false;
  if (!isTimestamp(value.createdAt)) return false;
  if (!isTimestamp(value.updatedAt)) return false;
  return true;
}

/** The value as a {@link User}, without explicit nulls, or its issues. */
export function parseUser(value: unknown): ParseResult<User> {
  return parse(isUser, userDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link User} as it may be answered. */
export function explainUser(value: unknown): readonly Issue[] {
  return explain(userDescriptor, value, "tolerant");
}

/** {@link parseUser} as a Standard Schema. */
export const UserSchema: StandardSchema<User> = /* @__PURE__ */ standardSchema("countersign", parseUser);

/** What a {@link RootUserParams} holds. */
export const rootUserParamsDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "RootUserParams",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
  ],
};

const rootUserParamsMembers = ["userName", "userEmail", "apiKeys", "authenticators"];

/** Whether a value is a {@link RootUserParams} fit to be sent. */
export function isRootUserParams(value: unknown): value is RootUserParams {
  if (!isObject(value)) return false;
  let present = 3;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, rootUserParamsMembers);
}

/** The value as a {@link RootUserParams}, without explicit nulls, or its issues. */
export function parseRootUserParams(value: unknown): ParseResult<RootUserParams> {
  return parse(isRootUserParams, rootUserParamsDescriptor, value, "strict");
}

/** Every place where a value is not a {@link RootUserParams} fit to be sent. */
export function explainRootUserParams(value: unknown): readonly Issue[] {
  return explain(rootUserParamsDescriptor, value, "strict");
}

/** {@link parseRootUserParams} as a Standard Schema. */
export const RootUserParamsSchema: StandardSchema<RootUserParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRootUserParams,
);

/** Whether a value is a {@link RootUserParams} as it may be answered. */
export function isReceivedRootUserParams(value: unknown): value is RootUserParams {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  return true;
}

/** The value as a {@link RootUserParams}, without explicit nulls, or its issues. */
export function parseReceivedRootUserParams(value: unknown): ParseResult<RootUserParams> {
  return parse(isReceivedRootUserParams, rootUserParamsDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RootUserParams} as it may be answered. */
export function explainReceivedRootUserParams(value: unknown): readonly Issue[] {
  return explain(rootUserParamsDescriptor, value, "tolerant");
}

/** {@link parseReceivedRootUserParams} as a Standard Schema. */
export const ReceivedRootUserParamsSchema: StandardSchema<RootUserParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedRootUserParams,
);

/** What a {@link RootUserParamsV2} holds. */
export const rootUserParamsV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "RootUserParamsV2",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
    },
  ],
};

const rootUserParamsV2Members = ["userName", "userEmail", "apiKeys", "authenticators", "oauthProviders"];

/** Whether a value is a {@link RootUserParamsV2} fit to be sent. */
export function isRootUserParamsV2(value: unknown): value is RootUserParamsV2 {
  if (!isObject(value)) return false;
  let present = 4;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParams(oauthProviders[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, rootUserParamsV2Members);
}

/** The value as a {@link RootUserParamsV2}, without explicit nulls, or its issues. */
export function parseRootUserParamsV2(value: unknown): ParseResult<RootUserParamsV2> {
  return parse(isRootUserParamsV2, rootUserParamsV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link RootUserParamsV2} fit to be sent. */
export function explainRootUserParamsV2(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV2Descriptor, value, "strict");
}

/** {@link parseRootUserParamsV2} as a Standard Schema. */
export const RootUserParamsV2Schema: StandardSchema<RootUserParamsV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRootUserParamsV2,
);

/** Whether a value is a {@link RootUserParamsV2} as it may be answered. */
export function isReceivedRootUserParamsV2(value: unknown): value is RootUserParamsV2 {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParams(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link RootUserParamsV2}, without explicit nulls, or its issues. */
export function parseReceivedRootUserParamsV2(value: unknown): ParseResult<RootUserParamsV2> {
  return parse(isReceivedRootUserParamsV2, rootUserParamsV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RootUserParamsV2} as it may be answered. */
export function explainReceivedRootUserParamsV2(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedRootUserParamsV2} as a Standard Schema. */
export const ReceivedRootUserParamsV2Schema: StandardSchema<RootUserParamsV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedRootUserParamsV2,
);

/** What a {@link RootUserParamsV3} holds. */
export const rootUserParamsV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "RootUserParamsV3",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
    },
  ],
};

const rootUserParamsV3Members = ["userName", "userEmail", "apiKeys", "authenticators", "oauthProviders"];

/** Whether a value is a {@link RootUserParamsV3} fit to be sent. */
export function isRootUserParamsV3(value: unknown): value is RootUserParamsV3 {
  if (!isObject(value)) return false;
  let present = 4;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParams(oauthProviders[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, rootUserParamsV3Members);
}

/** The value as a {@link RootUserParamsV3}, without explicit nulls, or its issues. */
export function parseRootUserParamsV3(value: unknown): ParseResult<RootUserParamsV3> {
  return parse(isRootUserParamsV3, rootUserParamsV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link RootUserParamsV3} fit to be sent. */
export function explainRootUserParamsV3(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV3Descriptor, value, "strict");
}

/** {@link parseRootUserParamsV3} as a Standard Schema. */
export const RootUserParamsV3Schema: StandardSchema<RootUserParamsV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRootUserParamsV3,
);

/** Whether a value is a {@link RootUserParamsV3} as it may be answered. */
export function isReceivedRootUserParamsV3(value: unknown): value is RootUserParamsV3 {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParams(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link RootUserParamsV3}, without explicit nulls, or its issues. */
export function parseReceivedRootUserParamsV3(value: unknown): ParseResult<RootUserParamsV3> {
  return parse(isReceivedRootUserParamsV3, rootUserParamsV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RootUserParamsV3} as it may be answered. */
export function explainReceivedRootUserParamsV3(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV3Descriptor, value, "tolerant");
}

/** {@link parseReceivedRootUserParamsV3} as a Standard Schema. */
export const ReceivedRootUserParamsV3Schema: StandardSchema<RootUserParamsV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedRootUserParamsV3,
);

/** What a {@link RootUserParamsV4} holds. */
export const rootUserParamsV4Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "RootUserParamsV4",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
    },
    { name: "userPhoneNumber", type: phoneNumberDescriptor, optional: true },
  ],
};

const rootUserParamsV4Members = [
  "userName",
  "userEmail",
  "apiKeys",
  "authenticators",
  "oauthProviders",
  "userPhoneNumber",
];

/** Whether a value is a {@link RootUserParamsV4} fit to be sent. */
export function isRootUserParamsV4(value: unknown): value is RootUserParamsV4 {
  if (!isObject(value)) return false;
  let present = 4;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParams(oauthProviders[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string" || (userPhoneNumber.length > 32 && codePoints(userPhoneNumber) > 32))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, rootUserParamsV4Members);
}

/** The value as a {@link RootUserParamsV4}, without explicit nulls, or its issues. */
export function parseRootUserParamsV4(value: unknown): ParseResult<RootUserParamsV4> {
  return parse(isRootUserParamsV4, rootUserParamsV4Descriptor, value, "strict");
}

/** Every place where a value is not a {@link RootUserParamsV4} fit to be sent. */
export function explainRootUserParamsV4(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV4Descriptor, value, "strict");
}

/** {@link parseRootUserParamsV4} as a Standard Schema. */
export const RootUserParamsV4Schema: StandardSchema<RootUserParamsV4> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRootUserParamsV4,
);

/** Whether a value is a {@link RootUserParamsV4} as it may be answered. */
export function isReceivedRootUserParamsV4(value: unknown): value is RootUserParamsV4 {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParams(oauthProviders[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string") return false;
  }
  return true;
}

/** The value as a {@link RootUserParamsV4}, without explicit nulls, or its issues. */
export function parseReceivedRootUserParamsV4(value: unknown): ParseResult<RootUserParamsV4> {
  return parse(isReceivedRootUserParamsV4, rootUserParamsV4Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RootUserParamsV4} as it may be answered. */
export function explainReceivedRootUserParamsV4(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV4Descriptor, value, "tolerant");
}

/** {@link parseReceivedRootUserParamsV4} as a Standard Schema. */
export const ReceivedRootUserParamsV4Schema: StandardSchema<RootUserParamsV4> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedRootUserParamsV4,
);

/** What a {@link RootUserParamsV5} holds. */
export const rootUserParamsV5Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "RootUserParamsV5",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    { name: "userPhoneNumber", type: phoneNumberDescriptor, optional: true },
  ],
};

const rootUserParamsV5Members = [
  "userName",
  "userEmail",
  "apiKeys",
  "authenticators",
  "oauthProviders",
  "userPhoneNumber",
];

/** Whether a value is a {@link RootUserParamsV5} fit to be sent. */
export function isRootUserParamsV5(value: unknown): value is RootUserParamsV5 {
  if (!isObject(value)) return false;
  let present = 4;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string" || (userPhoneNumber.length > 32 && codePoints(userPhoneNumber) > 32))
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, rootUserParamsV5Members);
}

/** The value as a {@link RootUserParamsV5}, without explicit nulls, or its issues. */
export function parseRootUserParamsV5(value: unknown): ParseResult<RootUserParamsV5> {
  return parse(isRootUserParamsV5, rootUserParamsV5Descriptor, value, "strict");
}

/** Every place where a value is not a {@link RootUserParamsV5} fit to be sent. */
export function explainRootUserParamsV5(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV5Descriptor, value, "strict");
}

/** {@link parseRootUserParamsV5} as a Standard Schema. */
export const RootUserParamsV5Schema: StandardSchema<RootUserParamsV5> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseRootUserParamsV5,
);

/** Whether a value is a {@link RootUserParamsV5} as it may be answered. */
export function isReceivedRootUserParamsV5(value: unknown): value is RootUserParamsV5 {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string") return false;
  }
  return true;
}

/** The value as a {@link RootUserParamsV5}, without explicit nulls, or its issues. */
export function parseReceivedRootUserParamsV5(value: unknown): ParseResult<RootUserParamsV5> {
  return parse(isReceivedRootUserParamsV5, rootUserParamsV5Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link RootUserParamsV5} as it may be answered. */
export function explainReceivedRootUserParamsV5(value: unknown): readonly Issue[] {
  return explain(rootUserParamsV5Descriptor, value, "tolerant");
}

/** {@link parseReceivedRootUserParamsV5} as a Standard Schema. */
export const ReceivedRootUserParamsV5Schema: StandardSchema<RootUserParamsV5> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedRootUserParamsV5,
);

/** What a {@link UserParams} holds. */
export const userParamsDescriptor: ObjectDescriptor = {
  kind: "object",
  name: "UserParams",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "accessType", type: accessTypeDescriptor },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsDescriptor, minItems: 0, maxItems: 100 },
    },
    { name: "userTags", type: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

const userParamsMembers = ["userName", "userEmail", "accessType", "apiKeys", "authenticators", "userTags"];

/** Whether a value is a {@link UserParams} fit to be sent. */
export function isUserParams(value: unknown): value is UserParams {
  if (!isObject(value)) return false;
  let present = 5;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const accessType = value.accessType;
  if (accessType !== "ACCESS_TYPE_WEB" && accessType !== "ACCESS_TYPE_API" && accessType !== "ACCESS_TYPE_ALL")
    return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParams(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, userParamsMembers);
}

/** The value as a {@link UserParams}, without explicit nulls, or its issues. */
export function parseUserParams(value: unknown): ParseResult<UserParams> {
  return parse(isUserParams, userParamsDescriptor, value, "strict");
}

/** Every place where a value is not a {@link UserParams} fit to be sent. */
export function explainUserParams(value: unknown): readonly Issue[] {
  return explain(userParamsDescriptor, value, "strict");
}

/** {@link parseUserParams} as a Standard Schema. */
export const UserParamsSchema: StandardSchema<UserParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUserParams,
);

/** Whether a value is a {@link UserParams} as it may be answered. */
export function isReceivedUserParams(value: unknown): value is UserParams {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const accessType = value.accessType;
  if (typeof accessType !== "string") return false;
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParams(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link UserParams}, without explicit nulls, or its issues. */
export function parseReceivedUserParams(value: unknown): ParseResult<UserParams> {
  return parse(isReceivedUserParams, userParamsDescriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UserParams} as it may be answered. */
export function explainReceivedUserParams(value: unknown): readonly Issue[] {
  return explain(userParamsDescriptor, value, "tolerant");
}

/** {@link parseReceivedUserParams} as a Standard Schema. */
export const ReceivedUserParamsSchema: StandardSchema<UserParams> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUserParams,
);

/** What a {@link UserParamsV2} holds. */
export const userParamsV2Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UserParamsV2",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    { name: "userTags", type: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 } },
  ],
};

const userParamsV2Members = ["userName", "userEmail", "apiKeys", "authenticators", "userTags"];

/** Whether a value is a {@link UserParamsV2} fit to be sent. */
export function isUserParamsV2(value: unknown): value is UserParamsV2 {
  if (!isObject(value)) return false;
  let present = 4;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, userParamsV2Members);
}

/** The value as a {@link UserParamsV2}, without explicit nulls, or its issues. */
export function parseUserParamsV2(value: unknown): ParseResult<UserParamsV2> {
  return parse(isUserParamsV2, userParamsV2Descriptor, value, "strict");
}

/** Every place where a value is not a {@link UserParamsV2} fit to be sent. */
export function explainUserParamsV2(value: unknown): readonly Issue[] {
  return explain(userParamsV2Descriptor, value, "strict");
}

/** {@link parseUserParamsV2} as a Standard Schema. */
export const UserParamsV2Schema: StandardSchema<UserParamsV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUserParamsV2,
);

/** Whether a value is a {@link UserParamsV2} as it may be answered. */
export function isReceivedUserParamsV2(value: unknown): value is UserParamsV2 {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParams(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string") return false;
  }
  return true;
}

/** The value as a {@link UserParamsV2}, without explicit nulls, or its issues. */
export function parseReceivedUserParamsV2(value: unknown): ParseResult<UserParamsV2> {
  return parse(isReceivedUserParamsV2, userParamsV2Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UserParamsV2} as it may be answered. */
export function explainReceivedUserParamsV2(value: unknown): readonly Issue[] {
  return explain(userParamsV2Descriptor, value, "tolerant");
}

/** {@link parseReceivedUserParamsV2} as a Standard Schema. */
export const ReceivedUserParamsV2Schema: StandardSchema<UserParamsV2> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUserParamsV2,
);

/** What a {@link UserParamsV3} holds. */
export const userParamsV3Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UserParamsV3",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    { name: "userTags", type: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "userPhoneNumber", type: phoneNumberDescriptor, optional: true },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
    },
  ],
};

const userParamsV3Members = [
  "userName",
  "userEmail",
  "apiKeys",
  "authenticators",
  "userTags",
  "userPhoneNumber",
  "oauthProviders",
];

/** Whether a value is a {@link UserParamsV3} fit to be sent. */
export function isUserParamsV3(value: unknown): value is UserParamsV3 {
  if (!isObject(value)) return false;
  let present = 5;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string" || (userPhoneNumber.length > 32 && codePoints(userPhoneNumber) > 32))
      return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParams(oauthProviders[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, userParamsV3Members);
}

/** The value as a {@link UserParamsV3}, without explicit nulls, or its issues. */
export function parseUserParamsV3(value: unknown): ParseResult<UserParamsV3> {
  return parse(isUserParamsV3, userParamsV3Descriptor, value, "strict");
}

/** Every place where a value is not a {@link UserParamsV3} fit to be sent. */
export function explainUserParamsV3(value: unknown): readonly Issue[] {
  return explain(userParamsV3Descriptor, value, "strict");
}

/** {@link parseUserParamsV3} as a Standard Schema. */
export const UserParamsV3Schema: StandardSchema<UserParamsV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUserParamsV3,
);

/** Whether a value is a {@link UserParamsV3} as it may be answered. */
export function isReceivedUserParamsV3(value: unknown): value is UserParamsV3 {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string") return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string") return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParams(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link UserParamsV3}, without explicit nulls, or its issues. */
export function parseReceivedUserParamsV3(value: unknown): ParseResult<UserParamsV3> {
  return parse(isReceivedUserParamsV3, userParamsV3Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UserParamsV3} as it may be answered. */
export function explainReceivedUserParamsV3(value: unknown): readonly Issue[] {
  return explain(userParamsV3Descriptor, value, "tolerant");
}

/** {@link parseReceivedUserParamsV3} as a Standard Schema. */
export const ReceivedUserParamsV3Schema: StandardSchema<UserParamsV3> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUserParamsV3,
);

/** What a {@link UserParamsV4} holds. */
export const userParamsV4Descriptor: ObjectDescriptor = {
  kind: "object",
  name: "UserParamsV4",
  extra: false,
  members: [
    { name: "userName", type: userNameDescriptor },
    { name: "userEmail", type: emailDescriptor, optional: true },
    { name: "apiKeys", type: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 } },
    {
      name: "authenticators",
      type: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
    { name: "userTags", type: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 } },
    { name: "userPhoneNumber", type: phoneNumberDescriptor, optional: true },
    {
      name: "oauthProviders",
      type: { kind: "array", of: () => oauthProviderParamsV2Descriptor, minItems: 0, maxItems: 100 },
    },
  ],
};

const userParamsV4Members = [
  "userName",
  "userEmail",
  "apiKeys",
  "authenticators",
  "userTags",
  "userPhoneNumber",
  "oauthProviders",
];

/** Whether a value is a {@link UserParamsV4} fit to be sent. */
export function isUserParamsV4(value: unknown): value is UserParamsV4 {
  if (!isObject(value)) return false;
  let present = 5;
  const userName = value.userName;
  if (typeof userName !== "string" || (userName.length > 256 && codePoints(userName) > 256) || userName.length === 0)
    return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    present++;
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string" || (userEmail.length > 320 && codePoints(userEmail) > 320)) return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys) || apiKeys.length > 100) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators) || authenticators.length > 100) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags) || userTags.length > 100) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string" || (item.length > 64 && codePoints(item) > 64)) return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    present++;
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string" || (userPhoneNumber.length > 32 && codePoints(userPhoneNumber) > 32))
      return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders) || oauthProviders.length > 100) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, userParamsV4Members);
}

/** The value as a {@link UserParamsV4}, without explicit nulls, or its issues. */
export function parseUserParamsV4(value: unknown): ParseResult<UserParamsV4> {
  return parse(isUserParamsV4, userParamsV4Descriptor, value, "strict");
}

/** Every place where a value is not a {@link UserParamsV4} fit to be sent. */
export function explainUserParamsV4(value: unknown): readonly Issue[] {
  return explain(userParamsV4Descriptor, value, "strict");
}

/** {@link parseUserParamsV4} as a Standard Schema. */
export const UserParamsV4Schema: StandardSchema<UserParamsV4> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseUserParamsV4,
);

/** Whether a value is a {@link UserParamsV4} as it may be answered. */
export function isReceivedUserParamsV4(value: unknown): value is UserParamsV4 {
  if (!isObject(value)) return false;
  const userName = value.userName;
  if (typeof userName !== "string") return false;
  const userEmail = value.userEmail;
  if (userEmail !== undefined) {
    if (userEmail === null) absent.nulls++;
    else if (typeof userEmail !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParamsV2(apiKeys[i])) return false;
  }
  const authenticators = value.authenticators;
  if (!Array.isArray(authenticators)) return false;
  for (let i = 0; i < authenticators.length; i++) {
    if (!isReceivedAuthenticatorParamsV2(authenticators[i])) return false;
  }
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    const item: unknown = userTags[i];
    if (typeof item !== "string") return false;
  }
  const userPhoneNumber = value.userPhoneNumber;
  if (userPhoneNumber !== undefined) {
    if (userPhoneNumber === null) absent.nulls++;
    else if (typeof userPhoneNumber !== "string") return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link UserParamsV4}, without explicit nulls, or its issues. */
export function parseReceivedUserParamsV4(value: unknown): ParseResult<UserParamsV4> {
  return parse(isReceivedUserParamsV4, userParamsV4Descriptor, value, "tolerant");
}

/** Every place where a value is not a {@link UserParamsV4} as it may be answered. */
export function explainReceivedUserParamsV4(value: unknown): readonly Issue[] {
  return explain(userParamsV4Descriptor, value, "tolerant");
}

/** {@link parseReceivedUserParamsV4} as a Standard Schema. */
export const ReceivedUserParamsV4Schema: StandardSchema<UserParamsV4> = /* @__PURE__ */ standardSchema(
  "countersign",
  parseReceivedUserParamsV4,
);
