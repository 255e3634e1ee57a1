// The auth proxy's own API: its callers are people who have no credential yet, on pages that the organization allows.

import { ApiError, ErrorCode } from "@countersign/api";
import type { AuthProxyConfig } from "@countersign/api";
import { ApiError as ProxyError } from "@countersign/auth-proxy";
import type { InitOtpRequest, InitOtpV2Request } from "@countersign/auth-proxy";
import { serve } from "@countersign/auth-proxy/server";
import type { Handler, RawRequest, Service } from "@countersign/auth-proxy/server";
import { emailLook } from "../activities/auth-proxy/settings.js";
import type { Settings } from "../config/settings.js";
import { listOauth2Credentials } from "../store/oauth2-credentials.js";
import { Accounts } from "./accounts.js";
import type { AccountsParts } from "./accounts.js";
import { ActingProxy } from "./acting.js";
import type { ActingParts } from "./acting.js";
import { allowOrigin, checkMethod, findProxy } from "./call.js";
import type { ProxyCall } from "./call.js";
import { Rates } from "./rates.js";
import { checkSignUp, parametersOf } from "./sign-up.js";

export interface AuthProxyParts extends ActingParts, AccountsParts {
  readonly settings: Settings["authProxy"];
  /** Who asks, from what the adapter was given. */
  readonly addressOf: (source: unknown) => string;
  /** The error to answer; undefined for one of the service itself, which is logged. */
  readonly answerable: (error: unknown, operation: string, source: unknown) => ApiError | undefined;
}

/** Where its operations are. */
export const authProxyPrefix = "/auth-proxy/";

/** Makes the handler of the proxies of all organizations. */
export function createAuthProxy(parts: AuthProxyParts): Handler {
  const rates = new Rates(parts.settings);
  /** What pages may be told, by requests that are under way. */
  const allowed = new WeakMap<object, string>();
  const handler = serve<ProxyCall>({
    service: serviceOf(parts),
    hooks: {
      async authenticate(call) {
        const proxied = await findProxy(parts, call);
        const origin = allowOrigin(proxied.config, call.header("Origin"));
        if (origin !== undefined) allowed.set(call.source as object, origin);
        rates.take(proxied.organization.id, parts.addressOf(call.source), call.operation.name);
        return proxied;
      },
      onError(error, operation, call) {
        if (error instanceof ProxyError) return undefined;
        const known = parts.answerable(error, operation?.name ?? "", call?.source);
        return known && new ProxyError(known.code, known.message, { details: known.details });
      },
    },
  });
  const withOrigin = async (request: RawRequest) => {
    const response = await handler(request);
    const origin = allowed.get(request.source as object);
    return origin === undefined ? response : { ...response, headers: { ...response.headers, ...toldTo(origin) } };
  };
  return Object.assign(withOrigin, { routes: handler.routes });
}

function toldTo(origin: string): Readonly<Record<string, string>> {
  return { "Access-Control-Allow-Origin": origin, Vary: "Origin" };
}

function serviceOf(parts: AuthProxyParts): Service<ProxyCall> {
  const acting = new ActingProxy(parts);
  /** What issuers are asked for counts as the organization's. */
  const accountsOf = ({ organization }: ProxyCall) =>
    new Accounts({ ...parts, identityTokens: parts.identityTokens.onBehalfOf(organization) });
  const { verificationTokens } = parts;
  return {
    getWalletKitConfig: ({ organization, config }) => ({
      enabledProviders: providersOf(config),
      sessionExpirationSeconds: String(config.sessionExpirationSeconds),
      organizationId: organization.id,
      ...(config.walletKitSettings?.oauthClientIds && { oauthClientIds: config.walletKitSettings.oauthClientIds }),
      ...(config.walletKitSettings?.oauthRedirectUrl && {
        oauthRedirectUrl: config.walletKitSettings.oauthRedirectUrl,
      }),
      otpAlphanumeric: config.otpAlphanumeric,
      otpLength: String(config.otpLength),
    }),

    getWalletKitClientParams: () => ({}),

    async getAccount(call, request) {
      const organizationId = await accountsOf(call).find(call, request);
      return organizationId === undefined ? {} : { organizationId };
    },

    async initOtp(call, request) {
      const { otpId } = await acting.act(call, "ACTIVITY_TYPE_INIT_OTP_V2", codeOf(call, request));
      return { otpId };
    },

    initOtpV2: (call, request) => acting.act(call, "ACTIVITY_TYPE_INIT_OTP_V3", codeOf(call, request)),

    verifyOtp: (call, { otpId, otpCode, publicKey }) =>
      acting.act(call, "ACTIVITY_TYPE_VERIFY_OTP", {
        otpId,
        otpCode,
        ...(publicKey !== undefined && { publicKey }),
        expirationSeconds: String(call.config.verificationTokenExpirationSeconds),
      }),

    verifyOtpV2: (call, { otpId, encryptedOtpBundle }) =>
      acting.act(call, "ACTIVITY_TYPE_VERIFY_OTP_V2", {
        otpId,
        encryptedOtpBundle,
        expirationSeconds: String(call.config.verificationTokenExpirationSeconds),
      }),

    async otpLogin(call, { organizationId, clientSignature, ...request }) {
      const below = await accountsOf(call).ofToken(call, organizationId, request.verificationToken);
      const session = { ...sessionOf(call, request), verificationToken: request.verificationToken };
      const parameters = { ...session, ...(clientSignature && { clientSignature }) };
      return acting.act(call, "ACTIVITY_TYPE_OTP_LOGIN", parameters, below);
    },

    async otpLoginV2(call, { organizationId, clientSignature, ...request }) {
      const below = await accountsOf(call).ofToken(call, organizationId, request.verificationToken);
      const session = { ...sessionOf(call, request), verificationToken: request.verificationToken };
      const parameters = { ...session, clientSignature };
      return acting.act(call, "ACTIVITY_TYPE_OTP_LOGIN_V2", parameters, below);
    },

    async oauthLogin(call, { organizationId, oidcToken, ...request }) {
      checkMethod(call, "oauth");
      const below = await accountsOf(call).ofIdentity(call, organizationId, oidcToken);
      return acting.act(call, "ACTIVITY_TYPE_OAUTH_LOGIN", { ...sessionOf(call, request), oidcToken }, below);
    },

    async oauth2Authenticate(call, { provider, clientId, ...request }) {
      checkMethod(call, "oauth");
      const credentials = await listOauth2Credentials(parts.store.in(call.organization));
      // Of several with one id, the newest has the secret that the provider takes.
      const credential = credentials.findLast((each) => each.provider === provider && each.client_id === clientId);
      if (!credential) {
        const message = "clientId: the organization has no OAuth 2.0 credential of this client id at this provider";
        throw new ApiError(ErrorCode.INVALID_ARGUMENT, message);
      }
      const parameters = { oauth2CredentialId: credential.id, ...request };
      return acting.act(call, "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE", parameters);
    },

    async signup(call, request) {
      await checkSignUp(call, request, verificationTokens);
      const parameters = parametersOf(request, Date.now());
      return signedUp(await acting.act(call, "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", parameters));
    },

    async signupV2(call, request) {
      await checkSignUp(call, request, verificationTokens);
      const parameters = parametersOf(request, Date.now());
      return signedUp(await acting.act(call, "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8", parameters));
    },
  };
}

/** As pages know them: issuers by their own names. */
function providersOf({ allowedAuthMethods, walletKitSettings }: AuthProxyConfig): readonly string[] {
  return allowedAuthMethods.flatMap((method) =>
    method === "oauth" ? (walletKitSettings?.enabledSocialProviders ?? []) : method,
  );
}

/** Parameters of initOtp: all but whom it goes to is the organization's affair. */
function codeOf(call: ProxyCall, { otpType, contact, emailCustomization }: InitOtpRequest | InitOtpV2Request) {
  const { organization, config } = call;
  checkMethod(call, otpType === "OTP_TYPE_SMS" ? "sms" : "email");
  const { appName, ...look } = emailLook(config);
  const templateId = emailCustomization?.templateId;
  if (templateId && templateId !== look.templateId) {
    throw new ApiError(
      ErrorCode.PERMISSION_DENIED,
      "emailCustomization.templateId: the organization has set another template, or none; omit it",
    );
  }
  const { sendFromEmailAddress, sendFromEmailSenderName, replyToEmailAddress, smsCustomizationParams } = config;
  return {
    otpType,
    contact,
    appName: appName || organization.name,
    otpLength: config.otpLength,
    alphanumeric: config.otpAlphanumeric,
    expirationSeconds: String(config.otpExpirationSeconds),
    ...(otpType === "OTP_TYPE_EMAIL" && Object.keys(look).length > 0 && { emailCustomization: look }),
    ...(smsCustomizationParams && { smsCustomization: smsCustomizationParams }),
    ...(sendFromEmailAddress !== undefined && { sendFromEmailAddress }),
    ...(sendFromEmailSenderName !== undefined && { sendFromEmailSenderName }),
    ...(replyToEmailAddress !== undefined && { replyToEmailAddress }),
  };
}

interface SessionRequest {
  readonly publicKey: string;
  readonly invalidateExisting?: boolean | undefined;
}

function sessionOf({ config }: ProxyCall, { publicKey, invalidateExisting }: SessionRequest) {
  return {
    publicKey,
    expirationSeconds: String(config.sessionExpirationSeconds),
    ...(invalidateExisting !== undefined && { invalidateExisting }),
  };
}

interface SignedUp {
  readonly subOrganizationId: string;
  readonly rootUserIds?: readonly string[] | undefined;
  readonly wallet?: { readonly walletId: string; readonly addresses: readonly string[] } | undefined;
}

function signedUp({ subOrganizationId, rootUserIds = [], wallet }: SignedUp) {
  return { organizationId: subOrganizationId, userId: rootUserIds[0]!, ...(wallet && { wallet }) };
}
