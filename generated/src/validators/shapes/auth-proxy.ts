// The types in `shapes/auth-proxy`: objects that judge and read their values. What is sent is held strictly: bounds
// count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of open enums
// are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/auth-proxy.js";
import { answered, codePoints, isObject, sent, sizeOf } from "../../runtime/validate.js";
import { mapFaults } from "../../runtime/validate-map.js";
import { AuthProxyMethod } from "../enums.js";
import { AuthProxyConfigId, Email, OtpLength, SenderAddress, SenderName, UserId } from "../scalars.js";
import { EmailCustomization, SmsCustomization } from "./messages.js";

export type AuthProxyConfig = types.AuthProxyConfig;
/** Judges and reads a {@link AuthProxyConfig} as it is answered. */
export const AuthProxyConfig: RecordType<AuthProxyConfig> = /* @__PURE__ */ answered({
  configId: AuthProxyConfigId,
  userId: UserId,
  allowedOrigins: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
  allowedAuthMethods: { kind: "array", of: AuthProxyMethod, minItems: 0, maxItems: 100 },
  otpLength: OtpLength,
  otpAlphanumeric: { kind: "boolean" },
  otpExpirationSeconds: { kind: "int32" },
  verificationTokenExpirationSeconds: { kind: "int32" },
  sessionExpirationSeconds: { kind: "int32" },
  verificationTokenRequiredForGetAccountPii: { kind: "boolean" },
  socialLinkingClientIds: { kind: "array", of: { kind: "string", maxLength: 65536 }, minItems: 0, maxItems: 100 },
  "sendFromEmailAddress?": SenderAddress,
  "sendFromEmailSenderName?": SenderName,
  "replyToEmailAddress?": Email,
  "otpTemplateId?": { kind: "string", maxLength: 65536 },
  "emailCustomizationParams?": () => EmailCustomization,
  "smsCustomizationParams?": () => SmsCustomization,
  "walletKitSettings?": () => WalletKitSettingsParams,
});

function checkWalletKitSettingsParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  let present = 0;
  const enabledSocialProviders = value.enabledSocialProviders;
  if (enabledSocialProviders !== undefined) {
    present++;
    if (!Array.isArray(enabledSocialProviders) || enabledSocialProviders.length > 20) return false;
    for (let i = 0; i < enabledSocialProviders.length; i++) {
      const item: unknown = enabledSocialProviders[i];
      if (typeof item !== "string" || (item.length > 65536 && codePoints(item) > 65536)) return false;
    }
  }
  const oauthClientIds = value.oauthClientIds;
  if (oauthClientIds !== undefined) {
    present++;
    if (!isObject(oauthClientIds)) return false;
    let entries = 0;
    for (const key in oauthClientIds) {
      if (key === "__proto__" || ++entries > 20 || (key.length > 200 && codePoints(key) > 200) || key.length === 0)
        return false;
      const item_: unknown = oauthClientIds[key];
      if (typeof item_ !== "string" || (item_.length > 65536 && codePoints(item_) > 65536)) return false;
    }
  }
  const oauthRedirectUrl = value.oauthRedirectUrl;
  if (oauthRedirectUrl !== undefined) {
    present++;
    if (typeof oauthRedirectUrl !== "string" || (oauthRedirectUrl.length > 2048 && codePoints(oauthRedirectUrl) > 2048))
      return false;
  }
  return sizeOf(value) === present;
}

export type WalletKitSettingsParams = types.WalletKitSettingsParams;
/** Judges and reads a {@link WalletKitSettingsParams} as it is sent; `received` as it is answered. */
export const WalletKitSettingsParams: RecordType<WalletKitSettingsParams> = /* @__PURE__ */ sent(
  checkWalletKitSettingsParams,
  {
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
      faults: mapFaults,
    },
    "oauthRedirectUrl?": { kind: "string", maxLength: 2048 },
  },
);
