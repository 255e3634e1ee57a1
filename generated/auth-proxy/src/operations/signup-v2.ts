// Makes a sub-organization for a person, who is its root user. OAuth accounts can be named by their claims too. Sent to
// `signup_v2`.

import type {
  ApiKeyParamsV2,
  AuthenticatorParamsV2,
  ClientSignature,
  OauthProviderParamsV2,
} from "../imports/@countersign/api/shapes/credentials.js";
import type { WalletParams, WalletResult } from "../imports/@countersign/api/shapes/wallets.js";
import type { CallOptions, Connection } from "@countersign/api/runtime/client";
import type { Operation } from "@countersign/api/runtime/operation";
import type {
  Email,
  OrganizationId,
  OrganizationName,
  PhoneNumber,
  UserId,
  UserName,
  VerificationToken,
} from "../scalars.js";
import { call } from "@countersign/api/runtime/client";

/**
 * Body of the operation `signupV2`. Makes a sub-organization for a person, who is its root user. OAuth accounts
 * can be named by their claims too.
 */
export interface SignupV2Request {
  /** The person's e-mail address. Verified where the token is about it. */
  readonly userEmail?: Email | undefined;
  /** The person's phone number. Verified where the token is about it. */
  readonly userPhoneNumber?: PhoneNumber | undefined;
  /** Tags belong to an organization that has users already: empty or left out. */
  readonly userTag?: string | undefined;
  /** Default: the e-mail address, or `user-` and the time in milliseconds. */
  readonly userName?: UserName | undefined;
  /** Default: `sub-org-` and the time in milliseconds. */
  readonly organizationName?: OrganizationName | undefined;
  /** Token of a one-time code to one of the contacts. */
  readonly verificationToken?: VerificationToken | undefined;
  /** API keys of the person. */
  readonly apiKeys: readonly ApiKeyParamsV2[];
  /** Passkeys of the person. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** Linked accounts of the person. */
  readonly oauthProviders: readonly OauthProviderParamsV2[];
  /** A first wallet. */
  readonly wallet?: WalletParams | undefined;
  /** Signature by the key in the token, over this user. */
  readonly clientSignature?: ClientSignature | undefined;
}

/** Answer to the operation `signupV2`. */
export interface SignupV2Response {
  /** The new sub-organization. */
  readonly organizationId: OrganizationId;
  /** Its root user. */
  readonly userId: UserId;
  /** The first wallet. */
  readonly wallet?: WalletResult | undefined;
}

/** `signupV2` as data. */
export const signupV2Operation: Operation = { name: "signupV2", path: "/auth-proxy/v1/signup_v2", kind: "operation" };

/**
 * Makes a sub-organization for a person, who is its root user. OAuth accounts can be named by their claims too.
 *
 * Sent once only, unless `options.retry` says otherwise: sent again, it would take effect again.
 *
 * @throws ApiError as `call` says
 */
export function signupV2(
  connection: Connection,
  input: SignupV2Request,
  options?: CallOptions,
): Promise<SignupV2Response> {
  return call(connection, signupV2Operation, input, { ...options, retry: options?.retry ?? false });
}
