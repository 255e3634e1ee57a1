// The server's side of Countersign Auth Proxy.

import type { InitOtpResponse } from "./operations/init-otp.js";
import type { InitOtpV2Response } from "./operations/init-otp-v2.js";
import type { OauthLoginResponse } from "./operations/oauth-login.js";
import type { Oauth2AuthenticateResponse } from "./operations/oauth2-authenticate.js";
import type { OtpLoginResponse } from "./operations/otp-login.js";
import type { OtpLoginV2Response } from "./operations/otp-login-v2.js";
import type { SignupResponse } from "./operations/signup.js";
import type { SignupV2Response } from "./operations/signup-v2.js";
import type { VerifyOtpResponse } from "./operations/verify-otp.js";
import type { VerifyOtpV2Response } from "./operations/verify-otp-v2.js";
import type { GetAccountResponse } from "./queries/get-account.js";
import type { GetWalletKitClientParamsResponse } from "./queries/get-wallet-kit-client-params.js";
import type { GetWalletKitConfigResponse } from "./queries/get-wallet-kit-config.js";
import type { Awaitable, Handler, Hooks, ServerOperation } from "@countersign/api/runtime/server";
import type { Answer } from "@countersign/api/runtime/streamed";
import { errorStatuses } from "./errors.js";
import { lenient } from "@countersign/api/runtime/lenient";
import { createHandler } from "@countersign/api/runtime/server";
import { InitOtpRequest } from "./validators/operations/init-otp.js";
import { InitOtpV2Request } from "./validators/operations/init-otp-v2.js";
import { OauthLoginRequest } from "./validators/operations/oauth-login.js";
import { Oauth2AuthenticateRequest } from "./validators/operations/oauth2-authenticate.js";
import { OtpLoginRequest } from "./validators/operations/otp-login.js";
import { OtpLoginV2Request } from "./validators/operations/otp-login-v2.js";
import { SignupRequest } from "./validators/operations/signup.js";
import { SignupV2Request } from "./validators/operations/signup-v2.js";
import { VerifyOtpRequest } from "./validators/operations/verify-otp.js";
import { VerifyOtpV2Request } from "./validators/operations/verify-otp-v2.js";
import { GetAccountRequest } from "./validators/queries/get-account.js";
import { GetWalletKitClientParamsRequest } from "./validators/queries/get-wallet-kit-client-params.js";
import { GetWalletKitConfigRequest } from "./validators/queries/get-wallet-kit-config.js";
export * from "@countersign/api/runtime/server";
export * from "@countersign/api/runtime/streamed";
export * from "@countersign/api/runtime/router";
export * from "@countersign/api/runtime/errors";

/**
 * A method per operation. `Context` is what `hooks.authenticate` found out about the caller; `request` has
 * passed its validator and holds no nulls where members are optional. An ApiError thrown is answered as it is.
 * Queries may answer with `Streamed` values, the lists of which are read while they are sent.
 */
export interface Service<Context> {
  /** Sends a one-time code to a contact, whether or not a user has it. Hand it in as plain text. */
  initOtp(context: Context, request: InitOtpRequest): Awaitable<InitOtpResponse>;
  /** Sends a one-time code to a contact, whether or not a user has it. Hand it in encrypted. */
  initOtpV2(context: Context, request: InitOtpV2Request): Awaitable<InitOtpV2Response>;
  /**
   * Exchanges an authorization code of X or Discord for an ID token about the account, by the organization's OAuth
   * 2.0 credential of that client id. The token goes to oauthLogin or signupV2.
   */
  oauth2Authenticate(context: Context, request: Oauth2AuthenticateRequest): Awaitable<Oauth2AuthenticateResponse>;
  /** Opens a session for the person whose linked account an ID token is about. */
  oauthLogin(context: Context, request: OauthLoginRequest): Awaitable<OauthLoginResponse>;
  /** Opens a session for the user who verified the contact in a token. */
  otpLogin(context: Context, request: OtpLoginRequest): Awaitable<OtpLoginResponse>;
  /** Opens a session for the user who verified the contact in a token. Always requires a signature. */
  otpLoginV2(context: Context, request: OtpLoginV2Request): Awaitable<OtpLoginV2Response>;
  /** Makes a sub-organization for a person, who is its root user. */
  signup(context: Context, request: SignupRequest): Awaitable<SignupResponse>;
  /** Makes a sub-organization for a person, who is its root user. OAuth accounts can be named by their claims too. */
  signupV2(context: Context, request: SignupV2Request): Awaitable<SignupV2Response>;
  /** Hands a one-time code in as it is, and gets a token for it. */
  verifyOtp(context: Context, request: VerifyOtpRequest): Awaitable<VerifyOtpResponse>;
  /** Hands a one-time code in, encrypted together with the public key of the person's device. */
  verifyOtpV2(context: Context, request: VerifyOtpV2Request): Awaitable<VerifyOtpV2Response>;
  /**
   * Looks for the sub-organization of somebody who has signed up. Whose e-mail address or phone number it is
   * proves so by a token, unless the organization has it otherwise.
   */
  getAccount(context: Context, request: GetAccountRequest): Answer<GetAccountResponse>;
  /** Tells what pages need for captchas. There are none. */
  getWalletKitClientParams(
    context: Context,
    request: GetWalletKitClientParamsRequest,
  ): Answer<GetWalletKitClientParamsResponse>;
  /** Tells what the organization offers its pages. */
  getWalletKitConfig(context: Context, request: GetWalletKitConfigRequest): Answer<GetWalletKitConfigResponse>;
}

function operation(
  kind: ServerOperation["kind"],
  name: string,
  path: string,
  type: Parameters<typeof lenient>[0] & Pick<ServerOperation, "parse">,
): ServerOperation {
  return { name, path: `/auth-proxy/v1/${path}`, kind, read: lenient(type), parse: type.parse };
}

/** All operations with their paths and validators. */
export const operations: readonly ServerOperation[] = [
  operation("operation", "initOtp", "otp_init", InitOtpRequest),
  operation("operation", "initOtpV2", "otp_init_v2", InitOtpV2Request),
  operation("operation", "oauth2Authenticate", "oauth2_authenticate", Oauth2AuthenticateRequest),
  operation("operation", "oauthLogin", "oauth_login", OauthLoginRequest),
  operation("operation", "otpLogin", "otp_login", OtpLoginRequest),
  operation("operation", "otpLoginV2", "otp_login_v2", OtpLoginV2Request),
  operation("operation", "signup", "signup", SignupRequest),
  operation("operation", "signupV2", "signup_v2", SignupV2Request),
  operation("operation", "verifyOtp", "otp_verify", VerifyOtpRequest),
  operation("operation", "verifyOtpV2", "otp_verify_v2", VerifyOtpV2Request),
  operation("query", "getAccount", "account", GetAccountRequest),
  {
    ...operation("query", "getWalletKitClientParams", "wallet_kit_client_params", GetWalletKitClientParamsRequest),
    takesNothing: true,
  },
  { ...operation("query", "getWalletKitConfig", "wallet_kit_config", GetWalletKitConfigRequest), takesNothing: true },
];

/** How a service is served. */
export interface ServeOptions<Context> {
  readonly service: Service<Context>;
  readonly hooks: Hooks<Context>;
  /** Largest body in bytes. Default: the contract's 65536. */
  readonly bodyLimit?: number | undefined;
  /** Most values in a body, as in `HandlerOptions`. Default: 10,000. */
  readonly valueLimit?: number | undefined;
}

/**
 * Makes the handler that answers all operations. Give it to `createRouter` (Request and Response),
 * `toNodeListener` (node:http), the Fastify plugin, or `loopback` (no socket at all).
 */
export function serve<Context>(options: ServeOptions<Context>): Handler {
  return createHandler({
    operations,
    service: options.service,
    hooks: options.hooks,
    statuses: errorStatuses,
    bodyLimit: options.bodyLimit ?? 65536,
    valueLimit: options.valueLimit,
  });
}
