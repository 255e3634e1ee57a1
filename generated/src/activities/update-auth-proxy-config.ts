// Changes how the organization's auth proxy is set. What is left out stays as it is; an empty text takes a text away.
// Submitted to `submit/update_auth_proxy_config`.

import type { ActivityBase } from "../activity.js";
import type { AuthProxyMethod } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type {
  AuthProxyConfigId,
  Email,
  MillisecondTimestamp,
  OrganizationId,
  OtpLength,
  SenderAddress,
  SenderName,
} from "../scalars.js";
import type { WalletKitSettingsParams } from "../shapes/auth-proxy.js";
import type { EmailCustomization, SmsCustomization } from "../shapes/messages.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG`. Changes how the organization's auth proxy is set. What
 * is left out stays as it is; an empty text takes a text away.
 */
export interface UpdateAuthProxyConfigIntent {
  /**
   * Origins of the pages that may use it, such as https://app.example.com, or just `*` for all. Initially none.
   * Requests without an Origin do not come from a page and are always allowed.
   */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Ways to log in that it offers. At first, all. */
  readonly allowedAuthMethods?: readonly Open<AuthProxyMethod>[] | undefined;
  /** Address that e-mails come from. At first the service's own. */
  readonly sendFromEmailAddress?: SenderAddress | undefined;
  /** Reply-To address of e-mails. */
  readonly replyToEmailAddress?: Email | undefined;
  /** For e-mails with a link, which this proxy does not send: empty or left out. */
  readonly emailAuthTemplateId?: string | undefined;
  /** Id of the deployment's template for e-mails with a code. */
  readonly otpTemplateId?: string | undefined;
  /** How e-mails look. Without an appName, they show the name of the organization. */
  readonly emailCustomizationParams?: EmailCustomization | undefined;
  /** How text messages look. */
  readonly smsCustomizationParams?: SmsCustomization | undefined;
  /** Settings that the proxy passes to pages. */
  readonly walletKitSettings?: WalletKitSettingsParams | undefined;
  /** How long codes hold, in seconds. At first 300. */
  readonly otpExpirationSeconds?: number | undefined;
  /** How long verification tokens hold, in seconds. At first 3600. */
  readonly verificationTokenExpirationSeconds?: number | undefined;
  /** How long sessions last that the proxy opens, in seconds. At first 900. */
  readonly sessionExpirationSeconds?: number | undefined;
  /** Whether codes have letters and digits, or only digits. Initially both. */
  readonly otpAlphanumeric?: boolean | undefined;
  /** Number of characters of a one-time code. Default: 9. */
  readonly otpLength?: OtpLength | undefined;
  /** Name that is shown for the sender of e-mails. */
  readonly sendFromEmailSenderName?: SenderName | undefined;
  /**
   * Whether looking an account up by e-mail address or phone number requires proof of having it. Initially true;
   * if false, anybody can learn who has an account.
   */
  readonly verificationTokenRequiredForGetAccountPii?: boolean | undefined;
  /**
   * Client ids whose ID tokens prove an e-mail address to the proxy, where the issuer has verified it and is one
   * of those that the deployment names, or Google.
   */
  readonly socialLinkingClientIds?: readonly string[] | undefined;
  /** Captchas need services of others, which this one does not call: false. */
  readonly captchaEnabled?: boolean | undefined;
}

/** What a completed `ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG` answers. */
export interface UpdateAuthProxyConfigResult {
  /** Names an auth proxy. */
  readonly configId?: AuthProxyConfigId | undefined;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG`. Changes how the organization's auth proxy is set.
 * What is left out stays as it is; an empty text takes a text away.
 */
export interface UpdateAuthProxyConfigActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG";
  /** What was asked for. */
  readonly intent: { readonly updateAuthProxyConfigIntent: UpdateAuthProxyConfigIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updateAuthProxyConfigResult?: UpdateAuthProxyConfigResult | undefined };
}

/**
 * Body of `submit/update_auth_proxy_config` for `ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG`. Changes how the
 * organization's auth proxy is set. What is left out stays as it is; an empty text takes a text away.
 */
export interface UpdateAuthProxyConfigRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: UpdateAuthProxyConfigIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG`. */
export interface UpdateAuthProxyConfigResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdateAuthProxyConfigActivity;
}

/** What `updateAuthProxyConfig` takes: its request without what the client fills in. */
export interface UpdateAuthProxyConfigInput extends InputOf<UpdateAuthProxyConfigRequest, "type", "timestampMs"> {}

/** `updateAuthProxyConfig` as data. */
export const updateAuthProxyConfigOperation: Operation = {
  name: "updateAuthProxyConfig",
  path: "/public/v1/submit/update_auth_proxy_config",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG",
  fill: ["timestampMs"],
};

/**
 * Changes how the organization's auth proxy is set. What is left out stays as it is; an empty text takes a text
 * away.
 *
 * @throws ApiError as `call` says
 */
export function updateAuthProxyConfig(
  connection: Connection,
  input: UpdateAuthProxyConfigInput,
  options?: CallOptions,
): Promise<UpdateAuthProxyConfigResponse> {
  return call(connection, updateAuthProxyConfigOperation, input, options);
}
