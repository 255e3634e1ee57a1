// Records of the contract's shapes/users.yaml.

import type { AccessType } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { Email, PhoneNumber, UserId, UserName, UserTagId } from "../scalars.js";
import type { Timestamp } from "./common.js";
import type {
  ApiKey,
  ApiKeyParams,
  ApiKeyParamsV2,
  Authenticator,
  AuthenticatorParams,
  AuthenticatorParamsV2,
  OauthProvider,
  OauthProviderParams,
  OauthProviderParamsV2,
  ReceivedApiKeyParamsV2,
  ReceivedAuthenticatorParams,
  ReceivedAuthenticatorParamsV2,
} from "./credentials.js";
import type { MfaPolicy } from "./mfa-policies.js";

/** A user to create who acts by API keys only, such as a program. */
export interface ApiOnlyUserParams {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the person responsible for the user. */
  readonly userEmail?: Email | undefined;
  /** Ids of tags to put on the user. May be empty. */
  readonly userTags: readonly UserTagId[];
  /** API keys to give to the user. */
  readonly apiKeys: readonly ApiKeyParams[];
}

/** A root user of a new sub-organization. */
export interface RootUserParams {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParams[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
}

/** `RootUserParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedRootUserParams extends Omit<RootUserParams, "authenticators"> {
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/** A root user of a new sub-organization, who can log in by OAuth. */
export interface RootUserParamsV2 {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParams[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** OAuth accounts with which the user can log in. May be empty. */
  readonly oauthProviders: readonly OauthProviderParams[];
}

/** `RootUserParamsV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedRootUserParamsV2 extends Omit<RootUserParamsV2, "authenticators"> {
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/** A root user of a new sub-organization, whose API keys name their curve. */
export interface RootUserParamsV3 {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** OAuth accounts with which the user can log in. May be empty. */
  readonly oauthProviders: readonly OauthProviderParams[];
}

/** `RootUserParamsV3` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedRootUserParamsV3 extends Omit<RootUserParamsV3, "apiKeys" | "authenticators"> {
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ReceivedApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/** A root user of a new sub-organization, who can have a phone number. */
export interface RootUserParamsV4 {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** OAuth accounts with which the user can log in. May be empty. */
  readonly oauthProviders: readonly OauthProviderParams[];
  /** Phone number of the user in E.164 form. Login by SMS needs it. */
  readonly userPhoneNumber?: PhoneNumber | undefined;
}

/** `RootUserParamsV4` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedRootUserParamsV4 extends Omit<RootUserParamsV4, "apiKeys" | "authenticators"> {
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ReceivedApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/** A root user of a new sub-organization, whose OAuth accounts can be named by their claims too. */
export interface RootUserParamsV5 {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** OAuth accounts with which the user can log in. May be empty. */
  readonly oauthProviders: readonly OauthProviderParamsV2[];
  /** Phone number of the user in E.164 form. Login by SMS needs it. */
  readonly userPhoneNumber?: PhoneNumber | undefined;
}

/** `RootUserParamsV5` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedRootUserParamsV5 extends Omit<RootUserParamsV5, "apiKeys" | "authenticators"> {
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ReceivedApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/** A person or program that belongs to an organization and acts by its credentials. */
export interface User {
  /** Identifier of a user. */
  readonly userId: UserId;
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address. */
  readonly userEmail?: Email | undefined;
  /** Phone number in E.164 form, which is a plus sign and the digits with the country code. */
  readonly userPhoneNumber?: PhoneNumber | undefined;
  /** Authenticators of the user. */
  readonly authenticators: readonly Authenticator[];
  /** API keys of the user, expiring ones included. */
  readonly apiKeys: readonly ApiKey[];
  /** Ids of the tags that the user carries. */
  readonly userTags: readonly UserTagId[];
  /** OAuth accounts with which the user can log in. */
  readonly oauthProviders: readonly OauthProvider[];
  /** MFA policies of the user, in the order in which they are looked at. */
  readonly mfaPolicies: readonly MfaPolicy[];
  /** A point in time. */
  readonly createdAt: Timestamp;
  /** A point in time. */
  readonly updatedAt: Timestamp;
}

/** A user to create, with an access type. */
export interface UserParams {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** Through which credentials a user may act. Only older requests and invitations have it. */
  readonly accessType: AccessType;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParams[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParams[];
  /** Ids of tags to put on the user. May be empty. */
  readonly userTags: readonly UserTagId[];
}

/** `UserParams` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedUserParams extends Omit<UserParams, "accessType" | "authenticators"> {
  /** Through which credentials a user may act. Only older requests and invitations have it. */
  readonly accessType: Open<AccessType>;
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParams[];
}

/** A user to create. */
export interface UserParamsV2 {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParams[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** Ids of tags to put on the user. May be empty. */
  readonly userTags: readonly UserTagId[];
}

/** `UserParamsV2` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedUserParamsV2 extends Omit<UserParamsV2, "authenticators"> {
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/** A user to create, who can have a phone number and log in by OAuth, and whose API keys name their curve. */
export interface UserParamsV3 {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** Ids of tags to put on the user. May be empty. */
  readonly userTags: readonly UserTagId[];
  /** Phone number of the user in E.164 form. Login by SMS needs it. */
  readonly userPhoneNumber?: PhoneNumber | undefined;
  /** OAuth accounts with which the user can log in. May be empty. */
  readonly oauthProviders: readonly OauthProviderParams[];
}

/** `UserParamsV3` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedUserParamsV3 extends Omit<UserParamsV3, "apiKeys" | "authenticators"> {
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ReceivedApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}

/** A user to create, whose OAuth accounts can be named by their claims too. */
export interface UserParamsV4 {
  /** Name of a user, for people. */
  readonly userName: UserName;
  /** E-mail address of the user. Recovery and login by e-mail need it. */
  readonly userEmail?: Email | undefined;
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly AuthenticatorParamsV2[];
  /** Ids of tags to put on the user. May be empty. */
  readonly userTags: readonly UserTagId[];
  /** Phone number of the user in E.164 form. Login by SMS needs it. */
  readonly userPhoneNumber?: PhoneNumber | undefined;
  /** OAuth accounts with which the user can log in. May be empty. */
  readonly oauthProviders: readonly OauthProviderParamsV2[];
}

/** `UserParamsV4` as it is answered: a newer server may have written values that are not listed here. */
export interface ReceivedUserParamsV4 extends Omit<UserParamsV4, "apiKeys" | "authenticators"> {
  /** API keys to give to the user. May be empty. */
  readonly apiKeys: readonly ReceivedApiKeyParamsV2[];
  /** Authenticators to give to the user. May be empty. */
  readonly authenticators: readonly ReceivedAuthenticatorParamsV2[];
}
