// The client with all operations. Where size matters, `connect` and the functions of single operations do the same.

import type { InitOtpRequest, InitOtpResponse } from "./operations/init-otp.js";
import type { InitOtpV2Request, InitOtpV2Response } from "./operations/init-otp-v2.js";
import type { OauthLoginRequest, OauthLoginResponse } from "./operations/oauth-login.js";
import type { Oauth2AuthenticateRequest, Oauth2AuthenticateResponse } from "./operations/oauth2-authenticate.js";
import type { OtpLoginRequest, OtpLoginResponse } from "./operations/otp-login.js";
import type { OtpLoginV2Request, OtpLoginV2Response } from "./operations/otp-login-v2.js";
import type { SignupRequest, SignupResponse } from "./operations/signup.js";
import type { SignupV2Request, SignupV2Response } from "./operations/signup-v2.js";
import type { VerifyOtpRequest, VerifyOtpResponse } from "./operations/verify-otp.js";
import type { VerifyOtpV2Request, VerifyOtpV2Response } from "./operations/verify-otp-v2.js";
import type { GetAccountRequest, GetAccountResponse } from "./queries/get-account.js";
import type {
  GetWalletKitClientParamsRequest,
  GetWalletKitClientParamsResponse,
} from "./queries/get-wallet-kit-client-params.js";
import type { GetWalletKitConfigRequest, GetWalletKitConfigResponse } from "./queries/get-wallet-kit-config.js";
import type { CallOptions, ClientOptions, Connection } from "@countersign/api/runtime/client";
import { initOtp } from "./operations/init-otp.js";
import { initOtpV2 } from "./operations/init-otp-v2.js";
import { oauthLogin } from "./operations/oauth-login.js";
import { oauth2Authenticate } from "./operations/oauth2-authenticate.js";
import { otpLogin } from "./operations/otp-login.js";
import { otpLoginV2 } from "./operations/otp-login-v2.js";
import { signup } from "./operations/signup.js";
import { signupV2 } from "./operations/signup-v2.js";
import { verifyOtp } from "./operations/verify-otp.js";
import { verifyOtpV2 } from "./operations/verify-otp-v2.js";
import { getAccount } from "./queries/get-account.js";
import { getWalletKitClientParams } from "./queries/get-wallet-kit-client-params.js";
import { getWalletKitConfig } from "./queries/get-wallet-kit-config.js";
import { connect } from "@countersign/api/runtime/client";

/** Every operation of Countersign Auth Proxy as a method. */
export interface Client extends Connection {
  /**
   * Looks for the sub-organization of somebody who has signed up. Whose e-mail address or phone number it is
   * proves so by a token, unless the organization has it otherwise.
   */
  getAccount(input: GetAccountRequest, options?: CallOptions): Promise<GetAccountResponse>;
  /** Tells what pages need for captchas. There are none. */
  getWalletKitClientParams(
    input: GetWalletKitClientParamsRequest,
    options?: CallOptions,
  ): Promise<GetWalletKitClientParamsResponse>;
  /** Tells what the organization offers its pages. */
  getWalletKitConfig(input: GetWalletKitConfigRequest, options?: CallOptions): Promise<GetWalletKitConfigResponse>;
  /** Sends a one-time code to a contact, whether or not a user has it. Hand it in as plain text. */
  initOtp(input: InitOtpRequest, options?: CallOptions): Promise<InitOtpResponse>;
  /** Sends a one-time code to a contact, whether or not a user has it. Hand it in encrypted. */
  initOtpV2(input: InitOtpV2Request, options?: CallOptions): Promise<InitOtpV2Response>;
  /**
   * Exchanges an authorization code of X or Discord for an ID token about the account, by the organization's OAuth
   * 2.0 credential of that client id. The token goes to oauthLogin or signupV2.
   */
  oauth2Authenticate(input: Oauth2AuthenticateRequest, options?: CallOptions): Promise<Oauth2AuthenticateResponse>;
  /** Opens a session for the person whose linked account an ID token is about. */
  oauthLogin(input: OauthLoginRequest, options?: CallOptions): Promise<OauthLoginResponse>;
  /** Opens a session for the user who verified the contact in a token. */
  otpLogin(input: OtpLoginRequest, options?: CallOptions): Promise<OtpLoginResponse>;
  /** Opens a session for the user who verified the contact in a token. Always requires a signature. */
  otpLoginV2(input: OtpLoginV2Request, options?: CallOptions): Promise<OtpLoginV2Response>;
  /** Makes a sub-organization for a person, who is its root user. */
  signup(input: SignupRequest, options?: CallOptions): Promise<SignupResponse>;
  /** Makes a sub-organization for a person, who is its root user. OAuth accounts can be named by their claims too. */
  signupV2(input: SignupV2Request, options?: CallOptions): Promise<SignupV2Response>;
  /** Hands a one-time code in as it is, and gets a token for it. */
  verifyOtp(input: VerifyOtpRequest, options?: CallOptions): Promise<VerifyOtpResponse>;
  /** Hands a one-time code in, encrypted together with the public key of the person's device. */
  verifyOtpV2(input: VerifyOtpV2Request, options?: CallOptions): Promise<VerifyOtpV2Response>;
}

/** Makes a client. Nothing is sent until an operation is called. */
export function createClient(options: ClientOptions): Client {
  const connection = connect(options);
  return {
    ...connection,
    getAccount: (input, options) => getAccount(connection, input, options),
    getWalletKitClientParams: (input, options) => getWalletKitClientParams(connection, input, options),
    getWalletKitConfig: (input, options) => getWalletKitConfig(connection, input, options),
    initOtp: (input, options) => initOtp(connection, input, options),
    initOtpV2: (input, options) => initOtpV2(connection, input, options),
    oauth2Authenticate: (input, options) => oauth2Authenticate(connection, input, options),
    oauthLogin: (input, options) => oauthLogin(connection, input, options),
    otpLogin: (input, options) => otpLogin(connection, input, options),
    otpLoginV2: (input, options) => otpLoginV2(connection, input, options),
    signup: (input, options) => signup(connection, input, options),
    signupV2: (input, options) => signupV2(connection, input, options),
    verifyOtp: (input, options) => verifyOtp(connection, input, options),
    verifyOtpV2: (input, options) => verifyOtpV2(connection, input, options),
  };
}
