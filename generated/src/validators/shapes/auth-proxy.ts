// Validators of the types in `shapes/auth-proxy`. What is sent is held strictly: bounds count, unknown members are
// refused. What is answered is read tolerantly: unknown members and new values of open enums are accepted.

import type { Issue, ObjectDescriptor, ParseResult, StandardSchema } from "../../runtime/validate.js";
import type { AuthProxyConfig, WalletKitSettingsParams } from "../../shapes/auth-proxy.js";
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
import { authProxyMethodDescriptor } from "../enums.js";
import {
  authProxyConfigIdDescriptor,
  emailDescriptor,
  otpLengthDescriptor,
  senderAddressDescriptor,
  senderNameDescriptor,
  userIdDescriptor,
} from "../scalars.js";
import {
  emailCustomizationDescriptor,
  isReceivedEmailCustomization,
  isReceivedSmsCustomization,
  smsCustomizationDescriptor,
} from "./messages.js";

/** What a {@link AuthProxyConfig} holds. */
export const authProxyConfigDescriptor: ObjectDescriptor = /* @__PURE__ */ record("AuthProxyConfig", {
  configId: authProxyConfigIdDescriptor,
  userId: userIdDescriptor,
  allowedOrigins: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
  allowedAuthMethods: { kind: "array", of: authProxyMethodDescriptor, minItems: 0, maxItems: 100 },
  otpLength: otpLengthDescriptor,
  otpAlphanumeric: { kind: "boolean" },
  otpExpirationSeconds: { kind: "int32" },
  verificationTokenExpirationSeconds: { kind: "int32" },
  sessionExpirationSeconds: { kind: "int32" },
  verificationTokenRequiredForGetAccountPii: { kind: "boolean" },
  socialLinkingClientIds: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
  "sendFromEmailAddress?": senderAddressDescriptor,
  "sendFromEmailSenderName?": senderNameDescriptor,
  "replyToEmailAddress?": emailDescriptor,
  "otpTemplateId?": { kind: "string", maxLength: 65536 },
  "emailCustomizationParams?": () => emailCustomizationDescriptor,
  "smsCustomizationParams?": () => smsCustomizationDescriptor,
  "walletKitSettings?": () => walletKitSettingsParamsDescriptor,
});

/** Whether a value is a {@link AuthProxyConfig} as it may be answered. */
export function isAuthProxyConfig(value: unknown): value is AuthProxyConfig {
  if (!isObject(value) || typeof value.configId !== "string" || typeof value.userId !== "string") return false;
  const allowedOrigins = value.allowedOrigins;
  if (!Array.isArray(allowedOrigins)) return false;
  for (let i = 0; i < allowedOrigins.length; i++) {
    if (typeof allowedOrigins[i] !== "string") return false;
  }
  const allowedAuthMethods = value.allowedAuthMethods;
  if (!Array.isArray(allowedAuthMethods)) return false;
  for (let i = 0; i < allowedAuthMethods.length; i++) {
    if (typeof allowedAuthMethods[i] !== "string") return false;
  }
  const otpLength = value.otpLength;
  if (typeof otpLength !== "number" || (otpLength | 0) !== otpLength) return false;
  if (typeof value.otpAlphanumeric !== "boolean") return false;
  const otpExpirationSeconds = value.otpExpirationSeconds;
  if (typeof otpExpirationSeconds !== "number" || (otpExpirationSeconds | 0) !== otpExpirationSeconds) return false;
  const verificationTokenExpirationSeconds = value.verificationTokenExpirationSeconds;
  if (
    typeof verificationTokenExpirationSeconds !== "number" ||
    (verificationTokenExpirationSeconds | 0) !== verificationTokenExpirationSeconds
  )
    return false;
  const sessionExpirationSeconds = value.sessionExpirationSeconds;
  if (typeof sessionExpirationSeconds !== "number" || (sessionExpirationSeconds | 0) !== sessionExpirationSeconds)
    return false;
  if (typeof value.verificationTokenRequiredForGetAccountPii !== "boolean") return false;
  const socialLinkingClientIds = value.socialLinkingClientIds;
  if (!Array.isArray(socialLinkingClientIds)) return false;
  for (let i = 0; i < socialLinkingClientIds.length; i++) {
    if (typeof socialLinkingClientIds[i] !== "string") return false;
  }
  if (typeof value.sendFromEmailAddress !== "string" && isPresent(value.sendFromEmailAddress)) return false;
  if (typeof value.sendFromEmailSenderName !== "string" && isPresent(value.sendFromEmailSenderName)) return false;
  if (typeof value.replyToEmailAddress !== "string" && isPresent(value.replyToEmailAddress)) return false;
  if (typeof value.otpTemplateId !== "string" && isPresent(value.otpTemplateId)) return false;
  if (isPresent(value.emailCustomizationParams) && !isReceivedEmailCustomization(value.emailCustomizationParams))
    return false;
  if (isPresent(value.smsCustomizationParams) && !isReceivedSmsCustomization(value.smsCustomizationParams))
    return false;
  if (isPresent(value.walletKitSettings) && !isReceivedWalletKitSettingsParams(value.walletKitSettings)) return false;
  return true;
}

/** The value as a {@link AuthProxyConfig}, without explicit nulls, or its issues. */
export const parseAuthProxyConfig = (value: unknown): ParseResult<AuthProxyConfig> =>
  parse(isAuthProxyConfig, authProxyConfigDescriptor, value, "tolerant");
/** Every place where a value is not a {@link AuthProxyConfig} as it may be answered. */
export const explainAuthProxyConfig = (value: unknown): readonly Issue[] =>
  explain(authProxyConfigDescriptor, value, "tolerant");
/** {@link parseAuthProxyConfig} as a Standard Schema. */
export const AuthProxyConfigSchema: StandardSchema<AuthProxyConfig> =
  /* @__PURE__ */ standardSchema(parseAuthProxyConfig);

/** What a {@link WalletKitSettingsParams} holds. */
export const walletKitSettingsParamsDescriptor: ObjectDescriptor = /* @__PURE__ */ record("WalletKitSettingsParams", {
  "enabledSocialProviders?": {
    type: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 20 },
    example: ["google"],
  },
  "oauthClientIds?": {
    kind: "map",
    of: { kind: "string", maxLength: 65536 },
    keys: { kind: "string", minLength: 1, maxLength: 200 },
    minEntries: 0,
    maxEntries: 20,
  },
  "oauthRedirectUrl?": { kind: "string", maxLength: 2048 },
});

const walletKitSettingsParamsMembers = ["enabledSocialProviders", "oauthClientIds", "oauthRedirectUrl"];

/** Whether a value is a {@link WalletKitSettingsParams} fit to be sent. */
export function isWalletKitSettingsParams(value: unknown): value is WalletKitSettingsParams {
  if (!isObject(value)) return false;
  let present = 0;
  const enabledSocialProviders = value.enabledSocialProviders;
  if (enabledSocialProviders !== undefined) {
    present++;
    if (enabledSocialProviders === null) absent.nulls++;
    else {
      if (!Array.isArray(enabledSocialProviders) || enabledSocialProviders.length > 20) return false;
      for (let i = 0; i < enabledSocialProviders.length; i++) {
        const item: unknown = enabledSocialProviders[i];
        if (typeof item !== "string" || (item.length > 65536 && codePoints(item) > 65536)) return false;
      }
    }
  }
  const oauthClientIds = value.oauthClientIds;
  if (oauthClientIds !== undefined) {
    present++;
    if (oauthClientIds === null) absent.nulls++;
    else {
      if (!isObject(oauthClientIds)) return false;
      let entries = 0;
      for (const key in oauthClientIds) {
        if (key === "__proto__" || ++entries > 20 || (key.length > 200 && codePoints(key) > 200) || key.length === 0)
          return false;
        const item_: unknown = oauthClientIds[key];
        if (typeof item_ !== "string" || (item_.length > 65536 && codePoints(item_) > 65536)) return false;
      }
    }
  }
  const oauthRedirectUrl = value.oauthRedirectUrl;
  if (oauthRedirectUrl !== undefined) {
    present++;
    if (oauthRedirectUrl === null) absent.nulls++;
    else if (
      typeof oauthRedirectUrl !== "string" ||
      (oauthRedirectUrl.length > 2048 && codePoints(oauthRedirectUrl) > 2048)
    )
      return false;
  }
  let members = 0;
  for (const _ in value) members++;
  return members === present || hasOnly(value, walletKitSettingsParamsMembers);
}

/** The value as a {@link WalletKitSettingsParams}, without explicit nulls, or its issues. */
export const parseWalletKitSettingsParams = (value: unknown): ParseResult<WalletKitSettingsParams> =>
  parse(isWalletKitSettingsParams, walletKitSettingsParamsDescriptor, value, "strict");
/** Every place where a value is not a {@link WalletKitSettingsParams} fit to be sent. */
export const explainWalletKitSettingsParams = (value: unknown): readonly Issue[] =>
  explain(walletKitSettingsParamsDescriptor, value, "strict");
/** {@link parseWalletKitSettingsParams} as a Standard Schema. */
export const WalletKitSettingsParamsSchema: StandardSchema<WalletKitSettingsParams> =
  /* @__PURE__ */ standardSchema(parseWalletKitSettingsParams);

/** Whether a value is a {@link WalletKitSettingsParams} as it may be answered. */
export function isReceivedWalletKitSettingsParams(value: unknown): value is WalletKitSettingsParams {
  if (!isObject(value)) return false;
  const enabledSocialProviders = value.enabledSocialProviders;
  if (isPresent(enabledSocialProviders)) {
    if (!Array.isArray(enabledSocialProviders)) return false;
    for (let i = 0; i < enabledSocialProviders.length; i++) {
      if (typeof enabledSocialProviders[i] !== "string") return false;
    }
  }
  const oauthClientIds = value.oauthClientIds;
  if (isPresent(oauthClientIds)) {
    if (!isObject(oauthClientIds)) return false;
    for (const key in oauthClientIds) {
      if (key === "__proto__") return false;
      const item: unknown = oauthClientIds[key];
      if (typeof item !== "string") return false;
    }
  }
  if (typeof value.oauthRedirectUrl !== "string" && isPresent(value.oauthRedirectUrl)) return false;
  return true;
}

/** The value as a {@link WalletKitSettingsParams}, without explicit nulls, or its issues. */
export const parseReceivedWalletKitSettingsParams = (value: unknown): ParseResult<WalletKitSettingsParams> =>
  parse(isReceivedWalletKitSettingsParams, walletKitSettingsParamsDescriptor, value, "tolerant");
/** Every place where a value is not a {@link WalletKitSettingsParams} as it may be answered. */
export const explainReceivedWalletKitSettingsParams = (value: unknown): readonly Issue[] =>
  explain(walletKitSettingsParamsDescriptor, value, "tolerant");
/** {@link parseReceivedWalletKitSettingsParams} as a Standard Schema. */
export const ReceivedWalletKitSettingsParamsSchema: StandardSchema<WalletKitSettingsParams> =
  /* @__PURE__ */ standardSchema(parseReceivedWalletKitSettingsParams);
