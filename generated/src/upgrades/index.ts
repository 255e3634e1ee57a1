// From any version of a request to the newest that it can become.

import type { AcceptInvitationIntent } from "../activities/accept-invitation.js";
import type { CreateApiKeysIntent } from "../activities/create-api-keys.js";
import type { CreateAuthenticatorsIntent } from "../activities/create-authenticators.js";
import type { CreateOauthProvidersIntent } from "../activities/create-oauth-providers.js";
import type { CreateOrganizationIntent } from "../activities/create-organization.js";
import type { CreatePolicyIntent, CreatePolicyIntentV2, CreatePolicyIntentV3 } from "../activities/create-policy.js";
import type { CreatePrivateKeysIntent } from "../activities/create-private-keys.js";
import type {
  CreateReadWriteSessionIntent,
  CreateReadWriteSessionIntentV2,
} from "../activities/create-read-write-session.js";
import type {
  CreateSubOrganizationIntent,
  CreateSubOrganizationIntentV2,
  CreateSubOrganizationIntentV4,
  CreateSubOrganizationIntentV5,
  CreateSubOrganizationIntentV6,
  CreateSubOrganizationIntentV7,
} from "../activities/create-sub-organization.js";
import type { CreateUsersIntent, CreateUsersIntentV2, CreateUsersIntentV3 } from "../activities/create-users.js";
import type { EmailAuthIntent, EmailAuthIntentV2 } from "../activities/email-auth.js";
import type { InitOtpAuthIntent, InitOtpAuthIntentV2 } from "../activities/init-otp-auth.js";
import type { InitUserEmailRecoveryIntent } from "../activities/init-user-email-recovery.js";
import type { SetPaymentMethodIntent, SetPaymentMethodIntentV2 } from "../activities/set-payment-method.js";
import type { SignRawPayloadIntent } from "../activities/sign-raw-payload.js";
import type { SignTransactionIntent } from "../activities/sign-transaction.js";
import type { UpdatePolicyIntent } from "../activities/update-policy.js";
import type { IntentByType } from "../activity.js";
import type { ActivityType } from "../enums.js";
import { upgradeAcceptInvitationV1ToV2 } from "./activities/accept-invitation.js";
import { upgradeCreateApiKeysV1ToV2 } from "./activities/create-api-keys.js";
import { upgradeCreateAuthenticatorsV1ToV2 } from "./activities/create-authenticators.js";
import { upgradeCreateOauthProvidersV1ToV2 } from "./activities/create-oauth-providers.js";
import { upgradeCreateOrganizationV1ToV2 } from "./activities/create-organization.js";
import { upgradeCreatePolicyV1ToV2, upgradeCreatePolicyV2ToV3 } from "./activities/create-policy.js";
import { upgradeCreatePrivateKeysV1ToV2 } from "./activities/create-private-keys.js";
import { upgradeCreateReadWriteSessionV1ToV2 } from "./activities/create-read-write-session.js";
import {
  upgradeCreateSubOrganizationV1ToV2,
  upgradeCreateSubOrganizationV2ToV4,
  upgradeCreateSubOrganizationV4ToV5,
  upgradeCreateSubOrganizationV5ToV6,
  upgradeCreateSubOrganizationV6ToV7,
  upgradeCreateSubOrganizationV7ToV8,
} from "./activities/create-sub-organization.js";
import {
  upgradeCreateUsersV1ToV2,
  upgradeCreateUsersV2ToV3,
  upgradeCreateUsersV3ToV4,
} from "./activities/create-users.js";
import { upgradeEmailAuthV1ToV2, upgradeEmailAuthV2ToV3 } from "./activities/email-auth.js";
import { upgradeInitOtpAuthV1ToV2, upgradeInitOtpAuthV2ToV3 } from "./activities/init-otp-auth.js";
import { upgradeInitUserEmailRecoveryV1ToV2 } from "./activities/init-user-email-recovery.js";
import { upgradeSetPaymentMethodV1ToV2 } from "./activities/set-payment-method.js";
import { upgradeSignRawPayloadV1ToV2 } from "./activities/sign-raw-payload.js";
import { upgradeSignTransactionV1ToV2 } from "./activities/sign-transaction.js";
import { upgradeUpdatePolicyV1ToV2 } from "./activities/update-policy.js";
export * from "./shapes/credentials.js";
export * from "./shapes/mfa-policies.js";
export * from "./shapes/messages.js";
export * from "./shapes/users.js";
export * from "./shapes/policies.js";
export * from "./activities/accept-invitation.js";
export * from "./activities/create-api-keys.js";
export * from "./activities/create-authenticators.js";
export * from "./activities/create-oauth-providers.js";
export * from "./activities/create-organization.js";
export * from "./activities/create-policy.js";
export * from "./activities/create-private-keys.js";
export * from "./activities/create-read-write-session.js";
export * from "./activities/create-sub-organization.js";
export * from "./activities/create-users.js";
export * from "./activities/email-auth.js";
export * from "./activities/init-otp-auth.js";
export * from "./activities/init-user-email-recovery.js";
export * from "./activities/set-payment-method.js";
export * from "./activities/sign-raw-payload.js";
export * from "./activities/sign-transaction.js";
export * from "./activities/update-policy.js";

/** Steps that the contract leaves to whoever upgrades, because they need more than the request itself. */
export interface UpgradeHooks {
  /** The selectors have to be written as a condition that means the same. */
  createPolicyV2ToV3(
    older: CreatePolicyIntentV2,
  ):
    | Pick<CreatePolicyIntentV3, "condition" | "consensus" | "time">
    | Promise<Pick<CreatePolicyIntentV3, "condition" | "consensus" | "time">>;
  /**
   * The older version names the user by e-mail address, this one by id. Only a look-up in the organization's users
   * finds the id that belongs to an address.
   */
  createReadWriteSessionV1ToV2(
    older: CreateReadWriteSessionIntent,
  ):
    | Pick<CreateReadWriteSessionIntentV2, "userId" | "invalidateExisting">
    | Promise<Pick<CreateReadWriteSessionIntentV2, "userId" | "invalidateExisting">>;
  /** A billing provider has to take the card's data and give a paymentMethodId for it. */
  setPaymentMethodV1ToV2(
    older: SetPaymentMethodIntent,
  ): Pick<SetPaymentMethodIntentV2, "paymentMethodId"> | Promise<Pick<SetPaymentMethodIntentV2, "paymentMethodId">>;
}

/**
 * The newest type that each type can be upgraded to: the family's newest version, unless a version was left
 * behind because newer ones cannot express it.
 */
export interface LatestType {
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2";
  readonly ACTIVITY_TYPE_ACCEPT_INVITATION_V2: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2";
  readonly ACTIVITY_TYPE_ACTIVATE_BILLING_TIER: "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER";
  readonly ACTIVITY_TYPE_APPROVE_ACTIVITY: "ACTIVITY_TYPE_APPROVE_ACTIVITY";
  readonly ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES: "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES";
  readonly ACTIVITY_TYPE_CREATE_API_KEYS: "ACTIVITY_TYPE_CREATE_API_KEYS_V2";
  readonly ACTIVITY_TYPE_CREATE_API_KEYS_V2: "ACTIVITY_TYPE_CREATE_API_KEYS_V2";
  readonly ACTIVITY_TYPE_CREATE_API_ONLY_USERS: "ACTIVITY_TYPE_CREATE_API_ONLY_USERS";
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2";
  readonly ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2";
  readonly ACTIVITY_TYPE_CREATE_INVITATIONS: "ACTIVITY_TYPE_CREATE_INVITATIONS";
  readonly ACTIVITY_TYPE_CREATE_MFA_POLICY: "ACTIVITY_TYPE_CREATE_MFA_POLICY";
  readonly ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL: "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL";
  readonly ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL";
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2";
  readonly ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2";
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2";
  readonly ACTIVITY_TYPE_CREATE_ORGANIZATION_V2: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2";
  readonly ACTIVITY_TYPE_CREATE_POLICIES: "ACTIVITY_TYPE_CREATE_POLICIES";
  readonly ACTIVITY_TYPE_CREATE_POLICY: "ACTIVITY_TYPE_CREATE_POLICY_V3";
  readonly ACTIVITY_TYPE_CREATE_POLICY_V2: "ACTIVITY_TYPE_CREATE_POLICY_V3";
  readonly ACTIVITY_TYPE_CREATE_POLICY_V3: "ACTIVITY_TYPE_CREATE_POLICY_V3";
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG";
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2";
  readonly ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2";
  readonly ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION: "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION";
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2";
  readonly ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2";
  readonly ACTIVITY_TYPE_CREATE_SESSION_PROFILE: "ACTIVITY_TYPE_CREATE_SESSION_PROFILE";
  readonly ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE: "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE";
  readonly ACTIVITY_TYPE_CREATE_SPENDING_LIMIT: "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  readonly ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";
  readonly ACTIVITY_TYPE_CREATE_USER_TAG: "ACTIVITY_TYPE_CREATE_USER_TAG";
  readonly ACTIVITY_TYPE_CREATE_USERS: "ACTIVITY_TYPE_CREATE_USERS_V4";
  readonly ACTIVITY_TYPE_CREATE_USERS_V2: "ACTIVITY_TYPE_CREATE_USERS_V4";
  readonly ACTIVITY_TYPE_CREATE_USERS_V3: "ACTIVITY_TYPE_CREATE_USERS_V4";
  readonly ACTIVITY_TYPE_CREATE_USERS_V4: "ACTIVITY_TYPE_CREATE_USERS_V4";
  readonly ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL: "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL";
  readonly ACTIVITY_TYPE_CREATE_WALLET: "ACTIVITY_TYPE_CREATE_WALLET";
  readonly ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS: "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS";
  readonly ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT";
  readonly ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES: "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES";
  readonly ACTIVITY_TYPE_DELETE_API_KEYS: "ACTIVITY_TYPE_DELETE_API_KEYS";
  readonly ACTIVITY_TYPE_DELETE_AUTHENTICATORS: "ACTIVITY_TYPE_DELETE_AUTHENTICATORS";
  readonly ACTIVITY_TYPE_DELETE_INVITATION: "ACTIVITY_TYPE_DELETE_INVITATION";
  readonly ACTIVITY_TYPE_DELETE_MFA_POLICY: "ACTIVITY_TYPE_DELETE_MFA_POLICY";
  readonly ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL: "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL";
  readonly ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL";
  readonly ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS: "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS";
  readonly ACTIVITY_TYPE_DELETE_ORGANIZATION: "ACTIVITY_TYPE_DELETE_ORGANIZATION";
  readonly ACTIVITY_TYPE_DELETE_PAYMENT_METHOD: "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD";
  readonly ACTIVITY_TYPE_DELETE_POLICIES: "ACTIVITY_TYPE_DELETE_POLICIES";
  readonly ACTIVITY_TYPE_DELETE_POLICY: "ACTIVITY_TYPE_DELETE_POLICY";
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS: "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS";
  readonly ACTIVITY_TYPE_DELETE_PRIVATE_KEYS: "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS";
  readonly ACTIVITY_TYPE_DELETE_SECRETS: "ACTIVITY_TYPE_DELETE_SECRETS";
  readonly ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE: "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE";
  readonly ACTIVITY_TYPE_DELETE_SPENDING_LIMITS: "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS";
  readonly ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION: "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION";
  readonly ACTIVITY_TYPE_DELETE_USER_TAGS: "ACTIVITY_TYPE_DELETE_USER_TAGS";
  readonly ACTIVITY_TYPE_DELETE_USERS: "ACTIVITY_TYPE_DELETE_USERS";
  readonly ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL: "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL";
  readonly ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS: "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS";
  readonly ACTIVITY_TYPE_DELETE_WALLETS: "ACTIVITY_TYPE_DELETE_WALLETS";
  readonly ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT";
  readonly ACTIVITY_TYPE_DISABLE_AUTH_PROXY: "ACTIVITY_TYPE_DISABLE_AUTH_PROXY";
  readonly ACTIVITY_TYPE_DISABLE_PRIVATE_KEY: "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY";
  readonly ACTIVITY_TYPE_EMAIL_AUTH: "ACTIVITY_TYPE_EMAIL_AUTH_V3";
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V2: "ACTIVITY_TYPE_EMAIL_AUTH_V3";
  readonly ACTIVITY_TYPE_EMAIL_AUTH_V3: "ACTIVITY_TYPE_EMAIL_AUTH_V3";
  readonly ACTIVITY_TYPE_ENABLE_AUTH_PROXY: "ACTIVITY_TYPE_ENABLE_AUTH_PROXY";
  readonly ACTIVITY_TYPE_EXPORT_PRIVATE_KEY: "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY";
  readonly ACTIVITY_TYPE_EXPORT_SECRETS: "ACTIVITY_TYPE_EXPORT_SECRETS";
  readonly ACTIVITY_TYPE_EXPORT_WALLET: "ACTIVITY_TYPE_EXPORT_WALLET";
  readonly ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT: "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT";
  readonly ACTIVITY_TYPE_FREEZE: "ACTIVITY_TYPE_FREEZE";
  readonly ACTIVITY_TYPE_IMPORT_PRIVATE_KEY: "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY";
  readonly ACTIVITY_TYPE_IMPORT_SECRETS: "ACTIVITY_TYPE_IMPORT_SECRETS";
  readonly ACTIVITY_TYPE_IMPORT_WALLET: "ACTIVITY_TYPE_IMPORT_WALLET";
  readonly ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY: "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY";
  readonly ACTIVITY_TYPE_INIT_IMPORT_SECRETS: "ACTIVITY_TYPE_INIT_IMPORT_SECRETS";
  readonly ACTIVITY_TYPE_INIT_IMPORT_WALLET: "ACTIVITY_TYPE_INIT_IMPORT_WALLET";
  readonly ACTIVITY_TYPE_INIT_OTP: "ACTIVITY_TYPE_INIT_OTP";
  readonly ACTIVITY_TYPE_INIT_OTP_V2: "ACTIVITY_TYPE_INIT_OTP_V2";
  readonly ACTIVITY_TYPE_INIT_OTP_V3: "ACTIVITY_TYPE_INIT_OTP_V3";
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3";
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V2: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3";
  readonly ACTIVITY_TYPE_INIT_OTP_AUTH_V3: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3";
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2";
  readonly ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2";
  readonly ACTIVITY_TYPE_OAUTH: "ACTIVITY_TYPE_OAUTH";
  readonly ACTIVITY_TYPE_OAUTH2_AUTHENTICATE: "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE";
  readonly ACTIVITY_TYPE_OAUTH_LOGIN: "ACTIVITY_TYPE_OAUTH_LOGIN";
  readonly ACTIVITY_TYPE_OTP_AUTH: "ACTIVITY_TYPE_OTP_AUTH";
  readonly ACTIVITY_TYPE_OTP_LOGIN: "ACTIVITY_TYPE_OTP_LOGIN";
  readonly ACTIVITY_TYPE_OTP_LOGIN_V2: "ACTIVITY_TYPE_OTP_LOGIN_V2";
  readonly ACTIVITY_TYPE_RECOVER_USER: "ACTIVITY_TYPE_RECOVER_USER";
  readonly ACTIVITY_TYPE_REJECT_ACTIVITY: "ACTIVITY_TYPE_REJECT_ACTIVITY";
  readonly ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST: "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST";
  readonly ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE: "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE";
  readonly ACTIVITY_TYPE_RESTRICT_KEYS: "ACTIVITY_TYPE_RESTRICT_KEYS";
  readonly ACTIVITY_TYPE_SET_DELAYS: "ACTIVITY_TYPE_SET_DELAYS";
  readonly ACTIVITY_TYPE_SET_IP_ALLOWLIST: "ACTIVITY_TYPE_SET_IP_ALLOWLIST";
  readonly ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE: "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE";
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2";
  readonly ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2";
  readonly ACTIVITY_TYPE_SET_VOTE_EXPIRY: "ACTIVITY_TYPE_SET_VOTE_EXPIRY";
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2";
  readonly ACTIVITY_TYPE_SIGN_RAW_PAYLOADS: "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS";
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2";
  readonly ACTIVITY_TYPE_SIGN_TRANSACTION_V2: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2";
  readonly ACTIVITY_TYPE_SIGN_TRANSACTIONS: "ACTIVITY_TYPE_SIGN_TRANSACTIONS";
  readonly ACTIVITY_TYPE_STAMP_LOGIN: "ACTIVITY_TYPE_STAMP_LOGIN";
  readonly ACTIVITY_TYPE_THAW: "ACTIVITY_TYPE_THAW";
  readonly ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS: "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS";
  readonly ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG: "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG";
  readonly ACTIVITY_TYPE_UPDATE_MFA_POLICY: "ACTIVITY_TYPE_UPDATE_MFA_POLICY";
  readonly ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL: "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL";
  readonly ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME: "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME";
  readonly ACTIVITY_TYPE_UPDATE_POLICY: "ACTIVITY_TYPE_UPDATE_POLICY_V2";
  readonly ACTIVITY_TYPE_UPDATE_POLICY_V2: "ACTIVITY_TYPE_UPDATE_POLICY_V2";
  readonly ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG";
  readonly ACTIVITY_TYPE_UPDATE_ROOT_QUORUM: "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM";
  readonly ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT: "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT";
  readonly ACTIVITY_TYPE_UPDATE_USER: "ACTIVITY_TYPE_UPDATE_USER";
  readonly ACTIVITY_TYPE_UPDATE_USER_EMAIL: "ACTIVITY_TYPE_UPDATE_USER_EMAIL";
  readonly ACTIVITY_TYPE_UPDATE_USER_NAME: "ACTIVITY_TYPE_UPDATE_USER_NAME";
  readonly ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER: "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER";
  readonly ACTIVITY_TYPE_UPDATE_USER_TAG: "ACTIVITY_TYPE_UPDATE_USER_TAG";
  readonly ACTIVITY_TYPE_UPDATE_WALLET: "ACTIVITY_TYPE_UPDATE_WALLET";
  readonly ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME: "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME";
  readonly ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT: "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT";
  readonly ACTIVITY_TYPE_VERIFY_OTP: "ACTIVITY_TYPE_VERIFY_OTP";
  readonly ACTIVITY_TYPE_VERIFY_OTP_V2: "ACTIVITY_TYPE_VERIFY_OTP_V2";
}

/** An upgraded request: its type and its parameters. */
export type Latest<Type extends ActivityType> = {
  readonly type: LatestType[Type];
  readonly intent: IntentByType[LatestType[Type]];
};

interface Next {
  readonly to: ActivityType;
  readonly upgrade: (older: object, hooks: UpgradeHooks) => object | Promise<object>;
}

const next: { readonly [Type in ActivityType]?: Next } = {
  ACTIVITY_TYPE_ACCEPT_INVITATION: {
    to: "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
    upgrade: (older) => upgradeAcceptInvitationV1ToV2(older as AcceptInvitationIntent),
  },
  ACTIVITY_TYPE_CREATE_API_KEYS: {
    to: "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
    upgrade: (older) => upgradeCreateApiKeysV1ToV2(older as CreateApiKeysIntent),
  },
  ACTIVITY_TYPE_CREATE_AUTHENTICATORS: {
    to: "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2",
    upgrade: (older) => upgradeCreateAuthenticatorsV1ToV2(older as CreateAuthenticatorsIntent),
  },
  ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS: {
    to: "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2",
    upgrade: (older) => upgradeCreateOauthProvidersV1ToV2(older as CreateOauthProvidersIntent),
  },
  ACTIVITY_TYPE_CREATE_ORGANIZATION: {
    to: "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2",
    upgrade: (older) => upgradeCreateOrganizationV1ToV2(older as CreateOrganizationIntent),
  },
  ACTIVITY_TYPE_CREATE_POLICY: {
    to: "ACTIVITY_TYPE_CREATE_POLICY_V2",
    upgrade: (older) => upgradeCreatePolicyV1ToV2(older as CreatePolicyIntent),
  },
  ACTIVITY_TYPE_CREATE_POLICY_V2: {
    to: "ACTIVITY_TYPE_CREATE_POLICY_V3",
    upgrade: (older, hooks) => upgradeCreatePolicyV2ToV3(older as CreatePolicyIntentV2, hooks),
  },
  ACTIVITY_TYPE_CREATE_PRIVATE_KEYS: {
    to: "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2",
    upgrade: (older) => upgradeCreatePrivateKeysV1ToV2(older as CreatePrivateKeysIntent),
  },
  ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION: {
    to: "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2",
    upgrade: (older, hooks) => upgradeCreateReadWriteSessionV1ToV2(older as CreateReadWriteSessionIntent, hooks),
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION: {
    to: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2",
    upgrade: (older) => upgradeCreateSubOrganizationV1ToV2(older as CreateSubOrganizationIntent),
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2: {
    to: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4",
    upgrade: (older) => upgradeCreateSubOrganizationV2ToV4(older as CreateSubOrganizationIntentV2),
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: {
    to: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5",
    upgrade: (older) => upgradeCreateSubOrganizationV4ToV5(older as CreateSubOrganizationIntentV4),
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: {
    to: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6",
    upgrade: (older) => upgradeCreateSubOrganizationV5ToV6(older as CreateSubOrganizationIntentV5),
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: {
    to: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
    upgrade: (older) => upgradeCreateSubOrganizationV6ToV7(older as CreateSubOrganizationIntentV6),
  },
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: {
    to: "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
    upgrade: (older) => upgradeCreateSubOrganizationV7ToV8(older as CreateSubOrganizationIntentV7),
  },
  ACTIVITY_TYPE_CREATE_USERS: {
    to: "ACTIVITY_TYPE_CREATE_USERS_V2",
    upgrade: (older) => upgradeCreateUsersV1ToV2(older as CreateUsersIntent),
  },
  ACTIVITY_TYPE_CREATE_USERS_V2: {
    to: "ACTIVITY_TYPE_CREATE_USERS_V3",
    upgrade: (older) => upgradeCreateUsersV2ToV3(older as CreateUsersIntentV2),
  },
  ACTIVITY_TYPE_CREATE_USERS_V3: {
    to: "ACTIVITY_TYPE_CREATE_USERS_V4",
    upgrade: (older) => upgradeCreateUsersV3ToV4(older as CreateUsersIntentV3),
  },
  ACTIVITY_TYPE_EMAIL_AUTH: {
    to: "ACTIVITY_TYPE_EMAIL_AUTH_V2",
    upgrade: (older) => upgradeEmailAuthV1ToV2(older as EmailAuthIntent),
  },
  ACTIVITY_TYPE_EMAIL_AUTH_V2: {
    to: "ACTIVITY_TYPE_EMAIL_AUTH_V3",
    upgrade: (older) => upgradeEmailAuthV2ToV3(older as EmailAuthIntentV2),
  },
  ACTIVITY_TYPE_INIT_OTP_AUTH: {
    to: "ACTIVITY_TYPE_INIT_OTP_AUTH_V2",
    upgrade: (older) => upgradeInitOtpAuthV1ToV2(older as InitOtpAuthIntent),
  },
  ACTIVITY_TYPE_INIT_OTP_AUTH_V2: {
    to: "ACTIVITY_TYPE_INIT_OTP_AUTH_V3",
    upgrade: (older) => upgradeInitOtpAuthV2ToV3(older as InitOtpAuthIntentV2),
  },
  ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY: {
    to: "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2",
    upgrade: (older) => upgradeInitUserEmailRecoveryV1ToV2(older as InitUserEmailRecoveryIntent),
  },
  ACTIVITY_TYPE_SET_PAYMENT_METHOD: {
    to: "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2",
    upgrade: (older, hooks) => upgradeSetPaymentMethodV1ToV2(older as SetPaymentMethodIntent, hooks),
  },
  ACTIVITY_TYPE_SIGN_RAW_PAYLOAD: {
    to: "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
    upgrade: (older) => upgradeSignRawPayloadV1ToV2(older as SignRawPayloadIntent),
  },
  ACTIVITY_TYPE_SIGN_TRANSACTION: {
    to: "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    upgrade: (older) => upgradeSignTransactionV1ToV2(older as SignTransactionIntent),
  },
  ACTIVITY_TYPE_UPDATE_POLICY: {
    to: "ACTIVITY_TYPE_UPDATE_POLICY_V2",
    upgrade: (older) => upgradeUpdatePolicyV1ToV2(older as UpdatePolicyIntent),
  },
};

/**
 * Upgrades parameters step by step to the newest version that they can become. Parameters of a version that no
 * step leads on from come back as they are.
 *
 * @throws whatever a hook throws
 */
export async function upgradeToLatest<Type extends ActivityType>(
  type: Type,
  intent: IntentByType[Type],
  hooks: UpgradeHooks,
): Promise<Latest<Type>> {
  let at: ActivityType = type;
  let value: object = intent;
  for (let step = next[at]; step; step = next[at]) {
    value = await step.upgrade(value, hooks);
    at = step.to;
  }
  // The table above and `LatestType` are made from the same steps.
  return { type: at, intent: value } as Latest<Type>;
}
