// Steps between records of the contract's shapes/users.yaml.

import type {
  RootUserParams,
  RootUserParamsV2,
  RootUserParamsV3,
  RootUserParamsV4,
  RootUserParamsV5,
  UserParams,
  UserParamsV2,
  UserParamsV3,
  UserParamsV4,
} from "../../shapes/users.js";
import {
  upgradeApiKeyParamsToApiKeyParamsV2,
  upgradeAuthenticatorParamsToAuthenticatorParamsV2,
  upgradeOauthProviderParamsToOauthProviderParamsV2,
} from "./credentials.js";

/** What `RootUserParams` means as `RootUserParamsV2`. Changes: `oauthProviders` is new and becomes `[]`. */
export function upgradeRootUserParamsToRootUserParamsV2(older: RootUserParams): RootUserParamsV2 {
  return {
    userName: older.userName,
    ...(older.userEmail != null && { userEmail: older.userEmail }),
    apiKeys: older.apiKeys,
    authenticators: older.authenticators,
    oauthProviders: [],
  };
}

/**
 * What `RootUserParamsV2` means as `RootUserParamsV3`. Changes: `apiKeys` is `ApiKeyParamsV2[]`, was
 * `ApiKeyParams[]`.
 */
export function upgradeRootUserParamsV2ToRootUserParamsV3(older: RootUserParamsV2): RootUserParamsV3 {
  return {
    userName: older.userName,
    ...(older.userEmail != null && { userEmail: older.userEmail }),
    apiKeys: older.apiKeys.map((item) => upgradeApiKeyParamsToApiKeyParamsV2(item)),
    authenticators: older.authenticators,
    oauthProviders: older.oauthProviders,
  };
}

/** What `RootUserParamsV3` means as `RootUserParamsV4`. Changes: `userPhoneNumber` is new. */
export function upgradeRootUserParamsV3ToRootUserParamsV4(older: RootUserParamsV3): RootUserParamsV4 {
  return {
    userName: older.userName,
    ...(older.userEmail != null && { userEmail: older.userEmail }),
    apiKeys: older.apiKeys,
    authenticators: older.authenticators,
    oauthProviders: older.oauthProviders,
  };
}

/**
 * What `RootUserParamsV4` means as `RootUserParamsV5`. Changes: `oauthProviders` is `OauthProviderParamsV2[]`,
 * was `OauthProviderParams[]`.
 */
export function upgradeRootUserParamsV4ToRootUserParamsV5(older: RootUserParamsV4): RootUserParamsV5 {
  return {
    userName: older.userName,
    ...(older.userEmail != null && { userEmail: older.userEmail }),
    apiKeys: older.apiKeys,
    authenticators: older.authenticators,
    oauthProviders: older.oauthProviders.map((item) => upgradeOauthProviderParamsToOauthProviderParamsV2(item)),
    ...(older.userPhoneNumber != null && { userPhoneNumber: older.userPhoneNumber }),
  };
}

/**
 * What `UserParams` means as `UserParamsV2`. Changes: `accessType` is gone; `authenticators` is
 * `AuthenticatorParamsV2[]`, was `AuthenticatorParams[]`.
 */
export function upgradeUserParamsToUserParamsV2(older: UserParams): UserParamsV2 {
  return {
    userName: older.userName,
    ...(older.userEmail != null && { userEmail: older.userEmail }),
    apiKeys: older.apiKeys,
    authenticators: older.authenticators.map((item) => upgradeAuthenticatorParamsToAuthenticatorParamsV2(item)),
    userTags: older.userTags,
  };
}

/**
 * What `UserParamsV2` means as `UserParamsV3`. Changes: `apiKeys` is `ApiKeyParamsV2[]`, was `ApiKeyParams[]`;
 * `userPhoneNumber` is new; `oauthProviders` is new and becomes `[]`.
 */
export function upgradeUserParamsV2ToUserParamsV3(older: UserParamsV2): UserParamsV3 {
  return {
    userName: older.userName,
    ...(older.userEmail != null && { userEmail: older.userEmail }),
    apiKeys: older.apiKeys.map((item) => upgradeApiKeyParamsToApiKeyParamsV2(item)),
    authenticators: older.authenticators,
    userTags: older.userTags,
    oauthProviders: [],
  };
}

/**
 * What `UserParamsV3` means as `UserParamsV4`. Changes: `oauthProviders` is `OauthProviderParamsV2[]`, was
 * `OauthProviderParams[]`.
 */
export function upgradeUserParamsV3ToUserParamsV4(older: UserParamsV3): UserParamsV4 {
  return {
    userName: older.userName,
    ...(older.userEmail != null && { userEmail: older.userEmail }),
    apiKeys: older.apiKeys,
    authenticators: older.authenticators,
    userTags: older.userTags,
    ...(older.userPhoneNumber != null && { userPhoneNumber: older.userPhoneNumber }),
    oauthProviders: older.oauthProviders.map((item) => upgradeOauthProviderParamsToOauthProviderParamsV2(item)),
  };
}
