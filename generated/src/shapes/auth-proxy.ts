// Records of the contract's shapes/auth-proxy.yaml.

import type { AuthProxyMethod } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { AuthProxyConfigId, Email, OtpLength, SenderAddress, SenderName, UserId } from "../scalars.js";
import type { EmailCustomization, SmsCustomization } from "./messages.js";

/** The auth proxy of an organization and how it is set. */
export interface AuthProxyConfig {
  /** Id that pages send. It is not secret. */
  readonly configId: AuthProxyConfigId;
  /** The user the proxy acts as. */
  readonly userId: UserId;
  /** Origins of the pages that may use it; `*` for all. */
  readonly allowedOrigins: readonly string[];
  /** Ways to log in that it offers. */
  readonly allowedAuthMethods: readonly Open<AuthProxyMethod>[];
  /** Number of characters of its one-time codes. */
  readonly otpLength: OtpLength;
  /** Whether its codes have letters and digits, or only digits. */
  readonly otpAlphanumeric: boolean;
  /** How long its codes hold, in seconds. */
  readonly otpExpirationSeconds: number;
  /** How long its verification tokens hold, in seconds. */
  readonly verificationTokenExpirationSeconds: number;
  /** How long its sessions last, in seconds. */
  readonly sessionExpirationSeconds: number;
  /** Whether looking an account up by e-mail address or phone number requires proof of having it. */
  readonly verificationTokenRequiredForGetAccountPii: boolean;
  /** Client ids whose ID tokens prove an e-mail address. */
  readonly socialLinkingClientIds: readonly string[];
  /** Address that its e-mails come from. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Name that is shown for their sender. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /** Reply-To address of its e-mails. */
  readonly replyToEmailAddress?: Email | undefined;
  /** Id of the deployment's template for its codes. */
  readonly otpTemplateId?: string | undefined;
  /** How its e-mails look. */
  readonly emailCustomizationParams?: EmailCustomization | undefined;
  /** How its text messages look. */
  readonly smsCustomizationParams?: SmsCustomization | undefined;
  /** Settings that the proxy passes to pages. */
  readonly walletKitSettings?: WalletKitSettingsParams | undefined;
}

/** Settings that the proxy passes to pages. It does not use them itself. */
export interface WalletKitSettingsParams {
  /** Issuers that pages offer for logins, by the names that they use for them, such as google or apple. */
  readonly enabledSocialProviders?: readonly string[] | undefined;
  /** Client ids at these issuers, by the same names. */
  readonly oauthClientIds?: Readonly<Record<string, string>> | undefined;
  /** Where issuers send people back to. */
  readonly oauthRedirectUrl?: string | undefined;
}
