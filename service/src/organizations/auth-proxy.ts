// The auth proxy of an organization: as whom it acts, how it is set, and what its key is good for.

import { activityKinds } from "@countersign/api";
import type { ActivityType, AuthProxyConfig, AuthProxyMethod } from "@countersign/api";
import { codeLengths } from "../custody/one-time-code.js";
import type { AuthProxyRow } from "../store/auth-proxies.js";
import type { ApiKeyRow } from "../store/credentials.js";

/** Settings as they are kept: those that were given. */
export type AuthProxySettings = Partial<Omit<AuthProxyConfig, "configId" | "userId">>;

export interface AuthProxy {
  /** By which pages name it. */
  readonly configId: string;
  /** As whom it acts. */
  readonly userId: string;
  /** Of its key, compressed, in hex. */
  readonly publicKey: string;
  readonly settings: AuthProxySettings;
}

/** All of them, as they are at first. */
export const authProxyMethods: readonly AuthProxyMethod[] = ["email", "sms", "passkey", "wallet", "oauth"];

/** What the proxy's key is good for: operations of the API that carry its resources and actions below, and no others. */
const operations: ReadonlySet<string> = new Set([
  "initOtp",
  "verifyOtp",
  "otpLogin",
  "oauth2Authenticate",
  "oauthLogin",
  "createSubOrganization",
]);
const rights: ReadonlySet<string> = new Set(["OTP CREATE", "OTP VERIFY", "AUTH CREATE", "ORGANIZATION CREATE"]);

export function isForAuthProxy(operation: string): boolean {
  return operations.has(operation);
}

/** Whether it is among what the user of a proxy may do at all, whatever policies say. */
export function isAuthProxyRight(type: ActivityType): boolean {
  const { resource, action } = activityKinds[type];
  return rights.has(`${resource} ${action}`);
}

/**
 * The proxy of a row.
 *
 * @param keyOf the API key of a public key
 * @returns undefined where its user or key was deleted
 */
export function liveAuthProxy(
  row: AuthProxyRow | undefined,
  keyOf: (publicKey: string) => { readonly row: ApiKeyRow } | undefined,
): AuthProxy | undefined {
  if (!row || keyOf(row.public_key)?.row.user_id !== row.user_id) return undefined;
  return {
    configId: row.id,
    userId: row.user_id,
    publicKey: row.public_key,
    settings: JSON.parse(row.settings) as AuthProxySettings,
  };
}

/** With what holds where nothing was given. */
export function toAuthProxyConfig({ configId, userId, settings }: AuthProxy): AuthProxyConfig {
  return {
    configId,
    userId,
    allowedOrigins: [],
    allowedAuthMethods: authProxyMethods,
    otpLength: codeLengths.usual,
    otpAlphanumeric: true,
    otpExpirationSeconds: 300,
    verificationTokenExpirationSeconds: 3600,
    sessionExpirationSeconds: 900,
    verificationTokenRequiredForGetAccountPii: true,
    socialLinkingClientIds: [],
    ...settings,
  };
}
