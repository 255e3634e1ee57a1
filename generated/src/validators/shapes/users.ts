// Validators of the types in `shapes/users`. What is sent is held strictly: bounds count, unknown members are refused.
// What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
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
export const apiOnlyUserParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("ApiOnlyUserParams", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  userTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  apiKeys: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseApiOnlyUserParams = (value: unknown): ParseResult<ApiOnlyUserParams> =>
  parse(isApiOnlyUserParams, apiOnlyUserParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link ApiOnlyUserParams} fit to be sent. */
export const explainApiOnlyUserParams = (value: unknown): readonly Issue[] =>
  explain(apiOnlyUserParamsDescriptor, value, "strict");
/** {@link parseApiOnlyUserParams} as a Standard Schema. */
export const ApiOnlyUserParamsSchema: StandardSchema<ApiOnlyUserParams> =
  /* @__PURE__ */ standardSchema(parseApiOnlyUserParams);

/** Whether a value is a {@link ApiOnlyUserParams} as it may be answered. */
export function isReceivedApiOnlyUserParams(value: unknown): value is ApiOnlyUserParams {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
  const userTags = value.userTags;
  if (!Array.isArray(userTags)) return false;
  for (let i = 0; i < userTags.length; i++) {
    if (typeof userTags[i] !== "string") return false;
  }
  const apiKeys = value.apiKeys;
  if (!Array.isArray(apiKeys)) return false;
  for (let i = 0; i < apiKeys.length; i++) {
    if (!isReceivedApiKeyParams(apiKeys[i])) return false;
  }
  return true;
}

/** The value as a {@link ApiOnlyUserParams}, without explicit nulls, or its issues. */
export const parseReceivedApiOnlyUserParams = (value: unknown): ParseResult<ApiOnlyUserParams> =>
  parse(isReceivedApiOnlyUserParams, apiOnlyUserParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link ApiOnlyUserParams} as it may be answered. */
export const explainReceivedApiOnlyUserParams = (value: unknown): readonly Issue[] =>
  explain(apiOnlyUserParamsDescriptor, value, "tolerant");
/** {@link parseReceivedApiOnlyUserParams} as a Standard Schema. */
export const ReceivedApiOnlyUserParamsSchema: StandardSchema<ApiOnlyUserParams> =
  /* @__PURE__ */ standardSchema(parseReceivedApiOnlyUserParams);

/** What a {@link User} holds. */
export const userDescriptor: ObjectDescriptor = /* @__PURE__ */ record("User", {
  userId: userIdDescriptor,
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  "userPhoneNumber?": phoneNumberDescriptor,
  authenticators: { kind: "array", of: () => authenticatorDescriptor, minItems: 0, maxItems: 100 },
  apiKeys: { kind: "array", of: () => apiKeyDescriptor, minItems: 0, maxItems: 100 },
  userTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  oauthProviders: { kind: "array", of: () => oauthProviderDescriptor, minItems: 0, maxItems: 100 },
  mfaPolicies: { kind: "array", of: { kind: "json" }, minItems: 0, maxItems: 100 },
  createdAt: () => timestampDescriptor,
  updatedAt: () => timestampDescriptor,
});

/** Whether a value is a {@link User} as it may be answered. */
export function isUser(value: unknown): value is User {
  if (!isObject(value) || typeof value.userId !== "string" || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
  if (typeof value.userPhoneNumber !== "string" && isPresent(value.userPhoneNumber)) return false;
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
    if (typeof userTags[i] !== "string") return false;
  }
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isOauthProvider(oauthProviders[i])) return false;
  }
  const mfaPolicies = value.mfaPolicies;
  if (!Array.isArray(mfaPolicies) || !isTimestamp(value.createdAt)) return false;
  return isTimestamp(value.updatedAt);
}

/** The value as a {@link User}, without explicit nulls, or its issues. */
export const parseUser = (value: unknown): ParseResult<User> => parse(isUser, userDescriptor, value, "tolerant");
/** Every place where a value is not a {@link User} as it may be answered. */
export const explainUser = (value: unknown): readonly Issue[] => explain(userDescriptor, value, "tolerant");
/** {@link parseUser} as a Standard Schema. */
export const UserSchema: StandardSchema<User> = /* @__PURE__ */ standardSchema(parseUser);

/** What a {@link RootUserParams} holds. */
export const rootUserParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("RootUserParams", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
});

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
export const parseRootUserParams = (value: unknown): ParseResult<RootUserParams> =>
  parse(isRootUserParams, rootUserParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link RootUserParams} fit to be sent. */
export const explainRootUserParams = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsDescriptor, value, "strict");
/** {@link parseRootUserParams} as a Standard Schema. */
export const RootUserParamsSchema: StandardSchema<RootUserParams> = /* @__PURE__ */ standardSchema(parseRootUserParams);

/** Whether a value is a {@link RootUserParams} as it may be answered. */
export function isReceivedRootUserParams(value: unknown): value is RootUserParams {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
export const parseReceivedRootUserParams = (value: unknown): ParseResult<RootUserParams> =>
  parse(isReceivedRootUserParams, rootUserParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link RootUserParams} as it may be answered. */
export const explainReceivedRootUserParams = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsDescriptor, value, "tolerant");
/** {@link parseReceivedRootUserParams} as a Standard Schema. */
export const ReceivedRootUserParamsSchema: StandardSchema<RootUserParams> =
  /* @__PURE__ */ standardSchema(parseReceivedRootUserParams);

/** What a {@link RootUserParamsV2} holds. */
export const rootUserParamsV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("RootUserParamsV2", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
  oauthProviders: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseRootUserParamsV2 = (value: unknown): ParseResult<RootUserParamsV2> =>
  parse(isRootUserParamsV2, rootUserParamsV2Descriptor, value, "strict");
/** Every place where a value is not a {@link RootUserParamsV2} fit to be sent. */
export const explainRootUserParamsV2 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV2Descriptor, value, "strict");
/** {@link parseRootUserParamsV2} as a Standard Schema. */
export const RootUserParamsV2Schema: StandardSchema<RootUserParamsV2> =
  /* @__PURE__ */ standardSchema(parseRootUserParamsV2);

/** Whether a value is a {@link RootUserParamsV2} as it may be answered. */
export function isReceivedRootUserParamsV2(value: unknown): value is RootUserParamsV2 {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
export const parseReceivedRootUserParamsV2 = (value: unknown): ParseResult<RootUserParamsV2> =>
  parse(isReceivedRootUserParamsV2, rootUserParamsV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link RootUserParamsV2} as it may be answered. */
export const explainReceivedRootUserParamsV2 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV2Descriptor, value, "tolerant");
/** {@link parseReceivedRootUserParamsV2} as a Standard Schema. */
export const ReceivedRootUserParamsV2Schema: StandardSchema<RootUserParamsV2> =
  /* @__PURE__ */ standardSchema(parseReceivedRootUserParamsV2);

/** What a {@link RootUserParamsV3} holds. */
export const rootUserParamsV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("RootUserParamsV3", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
  oauthProviders: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseRootUserParamsV3 = (value: unknown): ParseResult<RootUserParamsV3> =>
  parse(isRootUserParamsV3, rootUserParamsV3Descriptor, value, "strict");
/** Every place where a value is not a {@link RootUserParamsV3} fit to be sent. */
export const explainRootUserParamsV3 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV3Descriptor, value, "strict");
/** {@link parseRootUserParamsV3} as a Standard Schema. */
export const RootUserParamsV3Schema: StandardSchema<RootUserParamsV3> =
  /* @__PURE__ */ standardSchema(parseRootUserParamsV3);

/** Whether a value is a {@link RootUserParamsV3} as it may be answered. */
export function isReceivedRootUserParamsV3(value: unknown): value is RootUserParamsV3 {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
export const parseReceivedRootUserParamsV3 = (value: unknown): ParseResult<RootUserParamsV3> =>
  parse(isReceivedRootUserParamsV3, rootUserParamsV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link RootUserParamsV3} as it may be answered. */
export const explainReceivedRootUserParamsV3 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV3Descriptor, value, "tolerant");
/** {@link parseReceivedRootUserParamsV3} as a Standard Schema. */
export const ReceivedRootUserParamsV3Schema: StandardSchema<RootUserParamsV3> =
  /* @__PURE__ */ standardSchema(parseReceivedRootUserParamsV3);

/** What a {@link RootUserParamsV4} holds. */
export const rootUserParamsV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record("RootUserParamsV4", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
  oauthProviders: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
  "userPhoneNumber?": phoneNumberDescriptor,
});

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
export const parseRootUserParamsV4 = (value: unknown): ParseResult<RootUserParamsV4> =>
  parse(isRootUserParamsV4, rootUserParamsV4Descriptor, value, "strict");
/** Every place where a value is not a {@link RootUserParamsV4} fit to be sent. */
export const explainRootUserParamsV4 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV4Descriptor, value, "strict");
/** {@link parseRootUserParamsV4} as a Standard Schema. */
export const RootUserParamsV4Schema: StandardSchema<RootUserParamsV4> =
  /* @__PURE__ */ standardSchema(parseRootUserParamsV4);

/** Whether a value is a {@link RootUserParamsV4} as it may be answered. */
export function isReceivedRootUserParamsV4(value: unknown): value is RootUserParamsV4 {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
  if (typeof value.userPhoneNumber !== "string" && isPresent(value.userPhoneNumber)) return false;
  return true;
}

/** The value as a {@link RootUserParamsV4}, without explicit nulls, or its issues. */
export const parseReceivedRootUserParamsV4 = (value: unknown): ParseResult<RootUserParamsV4> =>
  parse(isReceivedRootUserParamsV4, rootUserParamsV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link RootUserParamsV4} as it may be answered. */
export const explainReceivedRootUserParamsV4 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV4Descriptor, value, "tolerant");
/** {@link parseReceivedRootUserParamsV4} as a Standard Schema. */
export const ReceivedRootUserParamsV4Schema: StandardSchema<RootUserParamsV4> =
  /* @__PURE__ */ standardSchema(parseReceivedRootUserParamsV4);

/** What a {@link RootUserParamsV5} holds. */
export const rootUserParamsV5Descriptor: ObjectDescriptor = /* @__PURE__ */ record("RootUserParamsV5", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
  oauthProviders: { kind: "array", of: () => oauthProviderParamsV2Descriptor, minItems: 0, maxItems: 100 },
  "userPhoneNumber?": phoneNumberDescriptor,
});

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
export const parseRootUserParamsV5 = (value: unknown): ParseResult<RootUserParamsV5> =>
  parse(isRootUserParamsV5, rootUserParamsV5Descriptor, value, "strict");
/** Every place where a value is not a {@link RootUserParamsV5} fit to be sent. */
export const explainRootUserParamsV5 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV5Descriptor, value, "strict");
/** {@link parseRootUserParamsV5} as a Standard Schema. */
export const RootUserParamsV5Schema: StandardSchema<RootUserParamsV5> =
  /* @__PURE__ */ standardSchema(parseRootUserParamsV5);

/** Whether a value is a {@link RootUserParamsV5} as it may be answered. */
export function isReceivedRootUserParamsV5(value: unknown): value is RootUserParamsV5 {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
  if (typeof value.userPhoneNumber !== "string" && isPresent(value.userPhoneNumber)) return false;
  return true;
}

/** The value as a {@link RootUserParamsV5}, without explicit nulls, or its issues. */
export const parseReceivedRootUserParamsV5 = (value: unknown): ParseResult<RootUserParamsV5> =>
  parse(isReceivedRootUserParamsV5, rootUserParamsV5Descriptor, value, "tolerant");
/** Every place where a value is not a {@link RootUserParamsV5} as it may be answered. */
export const explainReceivedRootUserParamsV5 = (value: unknown): readonly Issue[] =>
  explain(rootUserParamsV5Descriptor, value, "tolerant");
/** {@link parseReceivedRootUserParamsV5} as a Standard Schema. */
export const ReceivedRootUserParamsV5Schema: StandardSchema<RootUserParamsV5> =
  /* @__PURE__ */ standardSchema(parseReceivedRootUserParamsV5);

/** What a {@link UserParams} holds. */
export const userParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("UserParams", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  accessType: accessTypeDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsDescriptor, minItems: 0, maxItems: 100 },
  userTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseUserParams = (value: unknown): ParseResult<UserParams> =>
  parse(isUserParams, userParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link UserParams} fit to be sent. */
export const explainUserParams = (value: unknown): readonly Issue[] => explain(userParamsDescriptor, value, "strict");
/** {@link parseUserParams} as a Standard Schema. */
export const UserParamsSchema: StandardSchema<UserParams> = /* @__PURE__ */ standardSchema(parseUserParams);

/** Whether a value is a {@link UserParams} as it may be answered. */
export function isReceivedUserParams(value: unknown): value is UserParams {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
  if (typeof value.accessType !== "string") return false;
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
    if (typeof userTags[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link UserParams}, without explicit nulls, or its issues. */
export const parseReceivedUserParams = (value: unknown): ParseResult<UserParams> =>
  parse(isReceivedUserParams, userParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link UserParams} as it may be answered. */
export const explainReceivedUserParams = (value: unknown): readonly Issue[] =>
  explain(userParamsDescriptor, value, "tolerant");
/** {@link parseReceivedUserParams} as a Standard Schema. */
export const ReceivedUserParamsSchema: StandardSchema<UserParams> =
  /* @__PURE__ */ standardSchema(parseReceivedUserParams);

/** What a {@link UserParamsV2} holds. */
export const userParamsV2Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UserParamsV2", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsDescriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
  userTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseUserParamsV2 = (value: unknown): ParseResult<UserParamsV2> =>
  parse(isUserParamsV2, userParamsV2Descriptor, value, "strict");
/** Every place where a value is not a {@link UserParamsV2} fit to be sent. */
export const explainUserParamsV2 = (value: unknown): readonly Issue[] =>
  explain(userParamsV2Descriptor, value, "strict");
/** {@link parseUserParamsV2} as a Standard Schema. */
export const UserParamsV2Schema: StandardSchema<UserParamsV2> = /* @__PURE__ */ standardSchema(parseUserParamsV2);

/** Whether a value is a {@link UserParamsV2} as it may be answered. */
export function isReceivedUserParamsV2(value: unknown): value is UserParamsV2 {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
    if (typeof userTags[i] !== "string") return false;
  }
  return true;
}

/** The value as a {@link UserParamsV2}, without explicit nulls, or its issues. */
export const parseReceivedUserParamsV2 = (value: unknown): ParseResult<UserParamsV2> =>
  parse(isReceivedUserParamsV2, userParamsV2Descriptor, value, "tolerant");
/** Every place where a value is not a {@link UserParamsV2} as it may be answered. */
export const explainReceivedUserParamsV2 = (value: unknown): readonly Issue[] =>
  explain(userParamsV2Descriptor, value, "tolerant");
/** {@link parseReceivedUserParamsV2} as a Standard Schema. */
export const ReceivedUserParamsV2Schema: StandardSchema<UserParamsV2> =
  /* @__PURE__ */ standardSchema(parseReceivedUserParamsV2);

/** What a {@link UserParamsV3} holds. */
export const userParamsV3Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UserParamsV3", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
  userTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  "userPhoneNumber?": phoneNumberDescriptor,
  oauthProviders: { kind: "array", of: () => oauthProviderParamsDescriptor, minItems: 0, maxItems: 100 },
});

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
export const parseUserParamsV3 = (value: unknown): ParseResult<UserParamsV3> =>
  parse(isUserParamsV3, userParamsV3Descriptor, value, "strict");
/** Every place where a value is not a {@link UserParamsV3} fit to be sent. */
export const explainUserParamsV3 = (value: unknown): readonly Issue[] =>
  explain(userParamsV3Descriptor, value, "strict");
/** {@link parseUserParamsV3} as a Standard Schema. */
export const UserParamsV3Schema: StandardSchema<UserParamsV3> = /* @__PURE__ */ standardSchema(parseUserParamsV3);

/** Whether a value is a {@link UserParamsV3} as it may be answered. */
export function isReceivedUserParamsV3(value: unknown): value is UserParamsV3 {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
    if (typeof userTags[i] !== "string") return false;
  }
  if (typeof value.userPhoneNumber !== "string" && isPresent(value.userPhoneNumber)) return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParams(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link UserParamsV3}, without explicit nulls, or its issues. */
export const parseReceivedUserParamsV3 = (value: unknown): ParseResult<UserParamsV3> =>
  parse(isReceivedUserParamsV3, userParamsV3Descriptor, value, "tolerant");
/** Every place where a value is not a {@link UserParamsV3} as it may be answered. */
export const explainReceivedUserParamsV3 = (value: unknown): readonly Issue[] =>
  explain(userParamsV3Descriptor, value, "tolerant");
/** {@link parseReceivedUserParamsV3} as a Standard Schema. */
export const ReceivedUserParamsV3Schema: StandardSchema<UserParamsV3> =
  /* @__PURE__ */ standardSchema(parseReceivedUserParamsV3);

/** What a {@link UserParamsV4} holds. */
export const userParamsV4Descriptor: ObjectDescriptor = /* @__PURE__ */ record("UserParamsV4", {
  userName: userNameDescriptor,
  "userEmail?": emailDescriptor,
  apiKeys: { kind: "array", of: () => apiKeyParamsV2Descriptor, minItems: 0, maxItems: 100 },
  authenticators: { kind: "array", of: () => authenticatorParamsV2Descriptor, minItems: 0, maxItems: 100 },
  userTags: { kind: "array", of: userTagIdDescriptor, minItems: 0, maxItems: 100 },
  "userPhoneNumber?": phoneNumberDescriptor,
  oauthProviders: { kind: "array", of: () => oauthProviderParamsV2Descriptor, minItems: 0, maxItems: 100 },
});

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
export const parseUserParamsV4 = (value: unknown): ParseResult<UserParamsV4> =>
  parse(isUserParamsV4, userParamsV4Descriptor, value, "strict");
/** Every place where a value is not a {@link UserParamsV4} fit to be sent. */
export const explainUserParamsV4 = (value: unknown): readonly Issue[] =>
  explain(userParamsV4Descriptor, value, "strict");
/** {@link parseUserParamsV4} as a Standard Schema. */
export const UserParamsV4Schema: StandardSchema<UserParamsV4> = /* @__PURE__ */ standardSchema(parseUserParamsV4);

/** Whether a value is a {@link UserParamsV4} as it may be answered. */
export function isReceivedUserParamsV4(value: unknown): value is UserParamsV4 {
  if (!isObject(value) || typeof value.userName !== "string") return false;
  if (typeof value.userEmail !== "string" && isPresent(value.userEmail)) return false;
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
    if (typeof userTags[i] !== "string") return false;
  }
  if (typeof value.userPhoneNumber !== "string" && isPresent(value.userPhoneNumber)) return false;
  const oauthProviders = value.oauthProviders;
  if (!Array.isArray(oauthProviders)) return false;
  for (let i = 0; i < oauthProviders.length; i++) {
    if (!isReceivedOauthProviderParamsV2(oauthProviders[i])) return false;
  }
  return true;
}

/** The value as a {@link UserParamsV4}, without explicit nulls, or its issues. */
export const parseReceivedUserParamsV4 = (value: unknown): ParseResult<UserParamsV4> =>
  parse(isReceivedUserParamsV4, userParamsV4Descriptor, value, "tolerant");
/** Every place where a value is not a {@link UserParamsV4} as it may be answered. */
export const explainReceivedUserParamsV4 = (value: unknown): readonly Issue[] =>
  explain(userParamsV4Descriptor, value, "tolerant");
/** {@link parseReceivedUserParamsV4} as a Standard Schema. */
export const ReceivedUserParamsV4Schema: StandardSchema<UserParamsV4> =
  /* @__PURE__ */ standardSchema(parseReceivedUserParamsV4);
