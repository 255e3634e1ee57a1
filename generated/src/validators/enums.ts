// Checks and descriptors of the contract's enums.

import type {
  AccessType,
  ActivityAction,
  ActivityResource,
  ActivityStatus,
  ActivityType,
  AddressFormat,
  ApiKeyCurve,
  AttestedStampScheme,
  AuthProxyMethod,
  AuthenticatorAttachment,
  AuthenticatorTransport,
  ClientSignatureScheme,
  CredentialType,
  Curve,
  DecisionOutcome,
  DeliveryStatus,
  Effect,
  EnclaveType,
  ExpressionOutcome,
  ExpressionSource,
  FeatureName,
  HashFunction,
  InvitationStatus,
  MessageChannel,
  MnemonicLanguage,
  Operator,
  OtpType,
  Outcome,
  PathFormat,
  PayloadEncoding,
  PublicKeyCredentialType,
  SignatureScheme,
  SubOrganizationFilterType,
  TagType,
  TransactionType,
  VerifiedSubOrganizationFilterType,
  VoteSelection,
  WebhookEventType,
} from "../enums.js";
import type { EnumDescriptor } from "../runtime/validate.js";

/** Values of {@link AccessType} on the wire. */
export const accessTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "AccessType",
  values: ["ACCESS_TYPE_WEB", "ACCESS_TYPE_API", "ACCESS_TYPE_ALL"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link AccessType}. */
export function isAccessType(value: unknown): value is AccessType {
  return value === "ACCESS_TYPE_WEB" || value === "ACCESS_TYPE_API" || value === "ACCESS_TYPE_ALL";
}

/** Values of {@link ActivityAction} on the wire. */
export const activityActionDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ActivityAction",
  values: ["CREATE", "UPDATE", "DELETE", "SIGN", "EXPORT", "IMPORT", "VERIFY", "APPROVE", "REJECT"],
  open: false,
};

/** Whether a value is one that this contract lists for {@link ActivityAction}. */
export function isActivityAction(value: unknown): value is ActivityAction {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 4:
      if (value === "SIGN") return true;
      break;
    case 6:
      if (value === "CREATE") return true;
      if (value === "UPDATE") return true;
      if (value === "DELETE") return true;
      if (value === "EXPORT") return true;
      if (value === "IMPORT") return true;
      if (value === "VERIFY") return true;
      if (value === "REJECT") return true;
      break;
    case 7:
      if (value === "APPROVE") return true;
      break;
  }
  return false;
}

/** Values of {@link ActivityResource} on the wire. */
export const activityResourceDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ActivityResource",
  values: [
    "USER",
    "PRIVATE_KEY",
    "POLICY",
    "WALLET",
    "ORGANIZATION",
    "INVITATION",
    "CREDENTIAL",
    "CONFIG",
    "RECOVERY",
    "AUTH",
    "OTP",
    "PAYMENT_ACTION",
    "WEBHOOK_ENDPOINT",
    "AUTH_PROXY",
    "SUBSCRIPTION",
    "ACTIVITY",
  ],
  open: false,
};

/** Whether a value is one that this contract lists for {@link ActivityResource}. */
export function isActivityResource(value: unknown): value is ActivityResource {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 3:
      if (value === "OTP") return true;
      break;
    case 4:
      if (value === "USER") return true;
      if (value === "AUTH") return true;
      break;
    case 6:
      if (value === "POLICY") return true;
      if (value === "WALLET") return true;
      if (value === "CONFIG") return true;
      break;
    case 8:
      if (value === "RECOVERY") return true;
      if (value === "ACTIVITY") return true;
      break;
    case 10:
      if (value === "INVITATION") return true;
      if (value === "CREDENTIAL") return true;
      if (value === "AUTH_PROXY") return true;
      break;
    case 11:
      if (value === "PRIVATE_KEY") return true;
      break;
    case 12:
      if (value === "ORGANIZATION") return true;
      if (value === "SUBSCRIPTION") return true;
      break;
    case 14:
      if (value === "PAYMENT_ACTION") return true;
      break;
    case 16:
      if (value === "WEBHOOK_ENDPOINT") return true;
      break;
  }
  return false;
}

/** Values of {@link ActivityStatus} on the wire. */
export const activityStatusDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ActivityStatus",
  values: [
    "ACTIVITY_STATUS_CREATED",
    "ACTIVITY_STATUS_PENDING",
    "ACTIVITY_STATUS_COMPLETED",
    "ACTIVITY_STATUS_FAILED",
    "ACTIVITY_STATUS_CONSENSUS_NEEDED",
    "ACTIVITY_STATUS_REJECTED",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link ActivityStatus}. */
export function isActivityStatus(value: unknown): value is ActivityStatus {
  return (
    value === "ACTIVITY_STATUS_CREATED" ||
    value === "ACTIVITY_STATUS_PENDING" ||
    value === "ACTIVITY_STATUS_COMPLETED" ||
    value === "ACTIVITY_STATUS_FAILED" ||
    value === "ACTIVITY_STATUS_CONSENSUS_NEEDED" ||
    value === "ACTIVITY_STATUS_REJECTED"
  );
}

/** Values of {@link ActivityType} on the wire. */
export const activityTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ActivityType",
  values: [
    "ACTIVITY_TYPE_ACCEPT_INVITATION",
    "ACTIVITY_TYPE_ACCEPT_INVITATION_V2",
    "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER",
    "ACTIVITY_TYPE_APPROVE_ACTIVITY",
    "ACTIVITY_TYPE_CREATE_API_KEYS",
    "ACTIVITY_TYPE_CREATE_API_KEYS_V2",
    "ACTIVITY_TYPE_CREATE_API_ONLY_USERS",
    "ACTIVITY_TYPE_CREATE_AUTHENTICATORS",
    "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2",
    "ACTIVITY_TYPE_CREATE_INVITATIONS",
    "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS",
    "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2",
    "ACTIVITY_TYPE_CREATE_ORGANIZATION",
    "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2",
    "ACTIVITY_TYPE_CREATE_POLICIES",
    "ACTIVITY_TYPE_CREATE_POLICY",
    "ACTIVITY_TYPE_CREATE_POLICY_V2",
    "ACTIVITY_TYPE_CREATE_POLICY_V3",
    "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG",
    "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS",
    "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2",
    "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION",
    "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION",
    "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7",
    "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8",
    "ACTIVITY_TYPE_CREATE_USER_TAG",
    "ACTIVITY_TYPE_CREATE_USERS",
    "ACTIVITY_TYPE_CREATE_USERS_V2",
    "ACTIVITY_TYPE_CREATE_USERS_V3",
    "ACTIVITY_TYPE_CREATE_USERS_V4",
    "ACTIVITY_TYPE_CREATE_WALLET",
    "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS",
    "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT",
    "ACTIVITY_TYPE_DELETE_API_KEYS",
    "ACTIVITY_TYPE_DELETE_AUTHENTICATORS",
    "ACTIVITY_TYPE_DELETE_INVITATION",
    "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS",
    "ACTIVITY_TYPE_DELETE_ORGANIZATION",
    "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD",
    "ACTIVITY_TYPE_DELETE_POLICIES",
    "ACTIVITY_TYPE_DELETE_POLICY",
    "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS",
    "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS",
    "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION",
    "ACTIVITY_TYPE_DELETE_USER_TAGS",
    "ACTIVITY_TYPE_DELETE_USERS",
    "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS",
    "ACTIVITY_TYPE_DELETE_WALLETS",
    "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT",
    "ACTIVITY_TYPE_DISABLE_AUTH_PROXY",
    "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY",
    "ACTIVITY_TYPE_EMAIL_AUTH",
    "ACTIVITY_TYPE_EMAIL_AUTH_V2",
    "ACTIVITY_TYPE_EMAIL_AUTH_V3",
    "ACTIVITY_TYPE_ENABLE_AUTH_PROXY",
    "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY",
    "ACTIVITY_TYPE_EXPORT_WALLET",
    "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT",
    "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY",
    "ACTIVITY_TYPE_IMPORT_WALLET",
    "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY",
    "ACTIVITY_TYPE_INIT_IMPORT_WALLET",
    "ACTIVITY_TYPE_INIT_OTP",
    "ACTIVITY_TYPE_INIT_OTP_V2",
    "ACTIVITY_TYPE_INIT_OTP_V3",
    "ACTIVITY_TYPE_INIT_OTP_AUTH",
    "ACTIVITY_TYPE_INIT_OTP_AUTH_V2",
    "ACTIVITY_TYPE_INIT_OTP_AUTH_V3",
    "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY",
    "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2",
    "ACTIVITY_TYPE_OAUTH",
    "ACTIVITY_TYPE_OAUTH_LOGIN",
    "ACTIVITY_TYPE_OTP_AUTH",
    "ACTIVITY_TYPE_OTP_LOGIN",
    "ACTIVITY_TYPE_OTP_LOGIN_V2",
    "ACTIVITY_TYPE_RECOVER_USER",
    "ACTIVITY_TYPE_REJECT_ACTIVITY",
    "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE",
    "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE",
    "ACTIVITY_TYPE_SET_PAYMENT_METHOD",
    "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2",
    "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD",
    "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2",
    "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS",
    "ACTIVITY_TYPE_SIGN_TRANSACTION",
    "ACTIVITY_TYPE_SIGN_TRANSACTION_V2",
    "ACTIVITY_TYPE_STAMP_LOGIN",
    "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS",
    "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG",
    "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME",
    "ACTIVITY_TYPE_UPDATE_POLICY",
    "ACTIVITY_TYPE_UPDATE_POLICY_V2",
    "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG",
    "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM",
    "ACTIVITY_TYPE_UPDATE_USER",
    "ACTIVITY_TYPE_UPDATE_USER_EMAIL",
    "ACTIVITY_TYPE_UPDATE_USER_NAME",
    "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER",
    "ACTIVITY_TYPE_UPDATE_USER_TAG",
    "ACTIVITY_TYPE_UPDATE_WALLET",
    "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME",
    "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT",
    "ACTIVITY_TYPE_VERIFY_OTP",
    "ACTIVITY_TYPE_VERIFY_OTP_V2",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link ActivityType}. */
export function isActivityType(value: unknown): value is ActivityType {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 19:
      if (value === "ACTIVITY_TYPE_OAUTH") return true;
      break;
    case 22:
      if (value === "ACTIVITY_TYPE_INIT_OTP") return true;
      if (value === "ACTIVITY_TYPE_OTP_AUTH") return true;
      break;
    case 23:
      if (value === "ACTIVITY_TYPE_OTP_LOGIN") return true;
      break;
    case 24:
      if (value === "ACTIVITY_TYPE_EMAIL_AUTH") return true;
      if (value === "ACTIVITY_TYPE_VERIFY_OTP") return true;
      break;
    case 25:
      if (value === "ACTIVITY_TYPE_INIT_OTP_V2") return true;
      if (value === "ACTIVITY_TYPE_INIT_OTP_V3") return true;
      if (value === "ACTIVITY_TYPE_OAUTH_LOGIN") return true;
      if (value === "ACTIVITY_TYPE_STAMP_LOGIN") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_USER") return true;
      break;
    case 26:
      if (value === "ACTIVITY_TYPE_CREATE_USERS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_USERS") return true;
      if (value === "ACTIVITY_TYPE_OTP_LOGIN_V2") return true;
      if (value === "ACTIVITY_TYPE_RECOVER_USER") return true;
      break;
    case 27:
      if (value === "ACTIVITY_TYPE_CREATE_POLICY") return true;
      if (value === "ACTIVITY_TYPE_CREATE_WALLET") return true;
      if (value === "ACTIVITY_TYPE_DELETE_POLICY") return true;
      if (value === "ACTIVITY_TYPE_EMAIL_AUTH_V2") return true;
      if (value === "ACTIVITY_TYPE_EMAIL_AUTH_V3") return true;
      if (value === "ACTIVITY_TYPE_EXPORT_WALLET") return true;
      if (value === "ACTIVITY_TYPE_IMPORT_WALLET") return true;
      if (value === "ACTIVITY_TYPE_INIT_OTP_AUTH") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_POLICY") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_WALLET") return true;
      if (value === "ACTIVITY_TYPE_VERIFY_OTP_V2") return true;
      break;
    case 28:
      if (value === "ACTIVITY_TYPE_DELETE_WALLETS") return true;
      break;
    case 29:
      if (value === "ACTIVITY_TYPE_CREATE_API_KEYS") return true;
      if (value === "ACTIVITY_TYPE_CREATE_POLICIES") return true;
      if (value === "ACTIVITY_TYPE_CREATE_USER_TAG") return true;
      if (value === "ACTIVITY_TYPE_CREATE_USERS_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_USERS_V3") return true;
      if (value === "ACTIVITY_TYPE_CREATE_USERS_V4") return true;
      if (value === "ACTIVITY_TYPE_DELETE_API_KEYS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_POLICIES") return true;
      if (value === "ACTIVITY_TYPE_REJECT_ACTIVITY") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_USER_TAG") return true;
      break;
    case 30:
      if (value === "ACTIVITY_TYPE_APPROVE_ACTIVITY") return true;
      if (value === "ACTIVITY_TYPE_CREATE_POLICY_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_POLICY_V3") return true;
      if (value === "ACTIVITY_TYPE_DELETE_USER_TAGS") return true;
      if (value === "ACTIVITY_TYPE_INIT_OTP_AUTH_V2") return true;
      if (value === "ACTIVITY_TYPE_INIT_OTP_AUTH_V3") return true;
      if (value === "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD") return true;
      if (value === "ACTIVITY_TYPE_SIGN_TRANSACTION") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_POLICY_V2") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_USER_NAME") return true;
      break;
    case 31:
      if (value === "ACTIVITY_TYPE_ACCEPT_INVITATION") return true;
      if (value === "ACTIVITY_TYPE_DELETE_INVITATION") return true;
      if (value === "ACTIVITY_TYPE_ENABLE_AUTH_PROXY") return true;
      if (value === "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_USER_EMAIL") return true;
      break;
    case 32:
      if (value === "ACTIVITY_TYPE_CREATE_API_KEYS_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_INVITATIONS") return true;
      if (value === "ACTIVITY_TYPE_DISABLE_AUTH_PROXY") return true;
      if (value === "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY") return true;
      if (value === "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY") return true;
      if (value === "ACTIVITY_TYPE_INIT_IMPORT_WALLET") return true;
      if (value === "ACTIVITY_TYPE_SET_PAYMENT_METHOD") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM") return true;
      break;
    case 33:
      if (value === "ACTIVITY_TYPE_CREATE_ORGANIZATION") return true;
      if (value === "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_ORGANIZATION") return true;
      if (value === "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS") return true;
      if (value === "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY") return true;
      if (value === "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2") return true;
      if (value === "ACTIVITY_TYPE_SIGN_TRANSACTION_V2") return true;
      break;
    case 34:
      if (value === "ACTIVITY_TYPE_ACCEPT_INVITATION_V2") return true;
      break;
    case 35:
      if (value === "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER") return true;
      if (value === "ACTIVITY_TYPE_CREATE_API_ONLY_USERS") return true;
      if (value === "ACTIVITY_TYPE_CREATE_AUTHENTICATORS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_AUTHENTICATORS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD") return true;
      if (value === "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT") return true;
      if (value === "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2") return true;
      break;
    case 36:
      if (value === "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS") return true;
      if (value === "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG") return true;
      if (value === "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG") return true;
      break;
    case 37:
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION") return true;
      if (value === "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT") return true;
      if (value === "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS") return true;
      if (value === "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION") return true;
      if (value === "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT") return true;
      if (value === "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT") return true;
      break;
    case 38:
      if (value === "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION") return true;
      if (value === "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY") return true;
      if (value === "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER") return true;
      break;
    case 39:
      if (value === "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION") return true;
      break;
    case 40:
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2") return true;
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3") return true;
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4") return true;
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5") return true;
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6") return true;
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7") return true;
      if (value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8") return true;
      if (value === "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME") return true;
      break;
    case 41:
      if (value === "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2") return true;
      if (value === "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE") return true;
      break;
    case 42:
      if (value === "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2") return true;
      break;
  }
  return false;
}

/** Values of {@link AddressFormat} on the wire. */
export const addressFormatDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "AddressFormat",
  values: [
    "ADDRESS_FORMAT_UNCOMPRESSED",
    "ADDRESS_FORMAT_COMPRESSED",
    "ADDRESS_FORMAT_ETHEREUM",
    "ADDRESS_FORMAT_SOLANA",
    "ADDRESS_FORMAT_COSMOS",
    "ADDRESS_FORMAT_TRON",
    "ADDRESS_FORMAT_SUI",
    "ADDRESS_FORMAT_APTOS",
    "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH",
    "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH",
    "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH",
    "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH",
    "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR",
    "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH",
    "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH",
    "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH",
    "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH",
    "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR",
    "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH",
    "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH",
    "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH",
    "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH",
    "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR",
    "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH",
    "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH",
    "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH",
    "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH",
    "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR",
    "ADDRESS_FORMAT_SEI",
    "ADDRESS_FORMAT_XLM",
    "ADDRESS_FORMAT_DOGE_MAINNET",
    "ADDRESS_FORMAT_DOGE_TESTNET",
    "ADDRESS_FORMAT_TON_V3R2",
    "ADDRESS_FORMAT_TON_V4R2",
    "ADDRESS_FORMAT_TON_V5R1",
    "ADDRESS_FORMAT_XRP",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link AddressFormat}. */
export function isAddressFormat(value: unknown): value is AddressFormat {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 18:
      if (value === "ADDRESS_FORMAT_SUI") return true;
      if (value === "ADDRESS_FORMAT_SEI") return true;
      if (value === "ADDRESS_FORMAT_XLM") return true;
      if (value === "ADDRESS_FORMAT_XRP") return true;
      break;
    case 19:
      if (value === "ADDRESS_FORMAT_TRON") return true;
      break;
    case 20:
      if (value === "ADDRESS_FORMAT_APTOS") return true;
      break;
    case 21:
      if (value === "ADDRESS_FORMAT_SOLANA") return true;
      if (value === "ADDRESS_FORMAT_COSMOS") return true;
      break;
    case 23:
      if (value === "ADDRESS_FORMAT_ETHEREUM") return true;
      if (value === "ADDRESS_FORMAT_TON_V3R2") return true;
      if (value === "ADDRESS_FORMAT_TON_V4R2") return true;
      if (value === "ADDRESS_FORMAT_TON_V5R1") return true;
      break;
    case 25:
      if (value === "ADDRESS_FORMAT_COMPRESSED") return true;
      break;
    case 27:
      if (value === "ADDRESS_FORMAT_UNCOMPRESSED") return true;
      if (value === "ADDRESS_FORMAT_DOGE_MAINNET") return true;
      if (value === "ADDRESS_FORMAT_DOGE_TESTNET") return true;
      break;
    case 34:
      if (value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR") return true;
      break;
    case 35:
      if (value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR") return true;
      break;
    case 36:
      if (value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH") return true;
      break;
    case 37:
      if (value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH") return true;
      if (value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH") return true;
      break;
  }
  return false;
}

/** Values of {@link ApiKeyCurve} on the wire. */
export const apiKeyCurveDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ApiKeyCurve",
  values: ["API_KEY_CURVE_P256", "API_KEY_CURVE_SECP256K1", "API_KEY_CURVE_ED25519"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link ApiKeyCurve}. */
export function isApiKeyCurve(value: unknown): value is ApiKeyCurve {
  return value === "API_KEY_CURVE_P256" || value === "API_KEY_CURVE_SECP256K1" || value === "API_KEY_CURVE_ED25519";
}

/** Values of {@link AttestedStampScheme} on the wire. */
export const attestedStampSchemeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "AttestedStampScheme",
  values: ["STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN", "STAMP_ATTESTED_SCHEME_P256_OIDC"],
  open: false,
};

/** Whether a value is one that this contract lists for {@link AttestedStampScheme}. */
export function isAttestedStampScheme(value: unknown): value is AttestedStampScheme {
  return value === "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN" || value === "STAMP_ATTESTED_SCHEME_P256_OIDC";
}

/** Values of {@link AuthProxyMethod} on the wire. */
export const authProxyMethodDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "AuthProxyMethod",
  values: ["email", "sms", "passkey", "wallet", "oauth"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link AuthProxyMethod}. */
export function isAuthProxyMethod(value: unknown): value is AuthProxyMethod {
  return value === "email" || value === "sms" || value === "passkey" || value === "wallet" || value === "oauth";
}

/** Values of {@link AuthenticatorAttachment} on the wire. */
export const authenticatorAttachmentDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "AuthenticatorAttachment",
  values: ["cross-platform", "platform"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link AuthenticatorAttachment}. */
export function isAuthenticatorAttachment(value: unknown): value is AuthenticatorAttachment {
  return value === "cross-platform" || value === "platform";
}

/** Values of {@link AuthenticatorTransport} on the wire. */
export const authenticatorTransportDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "AuthenticatorTransport",
  values: [
    "AUTHENTICATOR_TRANSPORT_BLE",
    "AUTHENTICATOR_TRANSPORT_INTERNAL",
    "AUTHENTICATOR_TRANSPORT_NFC",
    "AUTHENTICATOR_TRANSPORT_USB",
    "AUTHENTICATOR_TRANSPORT_HYBRID",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link AuthenticatorTransport}. */
export function isAuthenticatorTransport(value: unknown): value is AuthenticatorTransport {
  return (
    value === "AUTHENTICATOR_TRANSPORT_BLE" ||
    value === "AUTHENTICATOR_TRANSPORT_INTERNAL" ||
    value === "AUTHENTICATOR_TRANSPORT_NFC" ||
    value === "AUTHENTICATOR_TRANSPORT_USB" ||
    value === "AUTHENTICATOR_TRANSPORT_HYBRID"
  );
}

/** Values of {@link ClientSignatureScheme} on the wire. */
export const clientSignatureSchemeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ClientSignatureScheme",
  values: ["CLIENT_SIGNATURE_SCHEME_API_P256"],
  open: false,
};

/** Whether a value is one that this contract lists for {@link ClientSignatureScheme}. */
export function isClientSignatureScheme(value: unknown): value is ClientSignatureScheme {
  return value === "CLIENT_SIGNATURE_SCHEME_API_P256";
}

/** Values of {@link CredentialType} on the wire. */
export const credentialTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "CredentialType",
  values: [
    "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR",
    "CREDENTIAL_TYPE_API_KEY_P256",
    "CREDENTIAL_TYPE_API_KEY_SECP256K1",
    "CREDENTIAL_TYPE_API_KEY_ED25519",
    "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256",
    "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256",
    "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256",
    "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256",
    "CREDENTIAL_TYPE_OAUTH_KEY_P256",
    "CREDENTIAL_TYPE_LOGIN",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link CredentialType}. */
export function isCredentialType(value: unknown): value is CredentialType {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 21:
      if (value === "CREDENTIAL_TYPE_LOGIN") return true;
      break;
    case 28:
      if (value === "CREDENTIAL_TYPE_API_KEY_P256") return true;
      break;
    case 30:
      if (value === "CREDENTIAL_TYPE_OAUTH_KEY_P256") return true;
      break;
    case 31:
      if (value === "CREDENTIAL_TYPE_API_KEY_ED25519") return true;
      break;
    case 33:
      if (value === "CREDENTIAL_TYPE_API_KEY_SECP256K1") return true;
      if (value === "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256") return true;
      break;
    case 35:
      if (value === "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256") return true;
      break;
    case 37:
      if (value === "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256") return true;
      break;
    case 38:
      if (value === "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR") return true;
      break;
    case 43:
      if (value === "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256") return true;
      break;
  }
  return false;
}

/** Values of {@link Curve} on the wire. */
export const curveDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "Curve",
  values: ["CURVE_SECP256K1", "CURVE_ED25519", "CURVE_P256"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link Curve}. */
export function isCurve(value: unknown): value is Curve {
  return value === "CURVE_SECP256K1" || value === "CURVE_ED25519" || value === "CURVE_P256";
}

/** Values of {@link DecisionOutcome} on the wire. */
export const decisionOutcomeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "DecisionOutcome",
  values: [
    "DECISION_OUTCOME_ALLOW",
    "DECISION_OUTCOME_CONSENSUS_NEEDED",
    "DECISION_OUTCOME_DENY_EXPLICIT",
    "DECISION_OUTCOME_DENY_IMPLICIT",
    "DECISION_OUTCOME_REJECTED",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link DecisionOutcome}. */
export function isDecisionOutcome(value: unknown): value is DecisionOutcome {
  return (
    value === "DECISION_OUTCOME_ALLOW" ||
    value === "DECISION_OUTCOME_CONSENSUS_NEEDED" ||
    value === "DECISION_OUTCOME_DENY_EXPLICIT" ||
    value === "DECISION_OUTCOME_DENY_IMPLICIT" ||
    value === "DECISION_OUTCOME_REJECTED"
  );
}

/** Values of {@link DeliveryStatus} on the wire. */
export const deliveryStatusDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "DeliveryStatus",
  values: ["DELIVERY_STATUS_WAITING", "DELIVERY_STATUS_FAILED"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link DeliveryStatus}. */
export function isDeliveryStatus(value: unknown): value is DeliveryStatus {
  return value === "DELIVERY_STATUS_WAITING" || value === "DELIVERY_STATUS_FAILED";
}

/** Values of {@link Effect} on the wire. */
export const effectDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "Effect",
  values: ["EFFECT_ALLOW", "EFFECT_DENY"],
  open: false,
};

/** Whether a value is one that this contract lists for {@link Effect}. */
export function isEffect(value: unknown): value is Effect {
  return value === "EFFECT_ALLOW" || value === "EFFECT_DENY";
}

/** Values of {@link EnclaveType} on the wire. */
export const enclaveTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "EnclaveType",
  values: ["ump", "notarizer", "signer", "evm-parser"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link EnclaveType}. */
export function isEnclaveType(value: unknown): value is EnclaveType {
  return value === "ump" || value === "notarizer" || value === "signer" || value === "evm-parser";
}

/** Values of {@link ExpressionOutcome} on the wire. */
export const expressionOutcomeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ExpressionOutcome",
  values: [
    "EXPRESSION_OUTCOME_TRUE",
    "EXPRESSION_OUTCOME_FALSE",
    "EXPRESSION_OUTCOME_NOT_APPLICABLE",
    "EXPRESSION_OUTCOME_ERROR",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link ExpressionOutcome}. */
export function isExpressionOutcome(value: unknown): value is ExpressionOutcome {
  return (
    value === "EXPRESSION_OUTCOME_TRUE" ||
    value === "EXPRESSION_OUTCOME_FALSE" ||
    value === "EXPRESSION_OUTCOME_NOT_APPLICABLE" ||
    value === "EXPRESSION_OUTCOME_ERROR"
  );
}

/** Values of {@link ExpressionSource} on the wire. */
export const expressionSourceDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "ExpressionSource",
  values: ["EXPRESSION_SOURCE_CONDITION", "EXPRESSION_SOURCE_CONSENSUS", "EXPRESSION_SOURCE_TIME"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link ExpressionSource}. */
export function isExpressionSource(value: unknown): value is ExpressionSource {
  return (
    value === "EXPRESSION_SOURCE_CONDITION" ||
    value === "EXPRESSION_SOURCE_CONSENSUS" ||
    value === "EXPRESSION_SOURCE_TIME"
  );
}

/** Values of {@link FeatureName} on the wire. */
export const featureNameDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "FeatureName",
  values: [
    "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY",
    "FEATURE_NAME_EMAIL_RECOVERY",
    "FEATURE_NAME_EMAIL_AUTH",
    "FEATURE_NAME_SMS_AUTH",
    "FEATURE_NAME_OTP_EMAIL_AUTH",
    "FEATURE_NAME_WEBAUTHN_ORIGINS",
    "FEATURE_NAME_WEBHOOK",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link FeatureName}. */
export function isFeatureName(value: unknown): value is FeatureName {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 20:
      if (value === "FEATURE_NAME_WEBHOOK") return true;
      break;
    case 21:
      if (value === "FEATURE_NAME_SMS_AUTH") return true;
      break;
    case 23:
      if (value === "FEATURE_NAME_EMAIL_AUTH") return true;
      break;
    case 27:
      if (value === "FEATURE_NAME_EMAIL_RECOVERY") return true;
      if (value === "FEATURE_NAME_OTP_EMAIL_AUTH") return true;
      break;
    case 29:
      if (value === "FEATURE_NAME_WEBAUTHN_ORIGINS") return true;
      break;
    case 37:
      if (value === "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY") return true;
      break;
  }
  return false;
}

/** Values of {@link HashFunction} on the wire. */
export const hashFunctionDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "HashFunction",
  values: ["HASH_FUNCTION_NO_OP", "HASH_FUNCTION_SHA256", "HASH_FUNCTION_KECCAK256", "HASH_FUNCTION_NOT_APPLICABLE"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link HashFunction}. */
export function isHashFunction(value: unknown): value is HashFunction {
  return (
    value === "HASH_FUNCTION_NO_OP" ||
    value === "HASH_FUNCTION_SHA256" ||
    value === "HASH_FUNCTION_KECCAK256" ||
    value === "HASH_FUNCTION_NOT_APPLICABLE"
  );
}

/** Values of {@link InvitationStatus} on the wire. */
export const invitationStatusDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "InvitationStatus",
  values: ["INVITATION_STATUS_CREATED", "INVITATION_STATUS_ACCEPTED", "INVITATION_STATUS_REVOKED"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link InvitationStatus}. */
export function isInvitationStatus(value: unknown): value is InvitationStatus {
  return (
    value === "INVITATION_STATUS_CREATED" ||
    value === "INVITATION_STATUS_ACCEPTED" ||
    value === "INVITATION_STATUS_REVOKED"
  );
}

/** Values of {@link MessageChannel} on the wire. */
export const messageChannelDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "MessageChannel",
  values: ["MESSAGE_CHANNEL_EMAIL", "MESSAGE_CHANNEL_SMS"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link MessageChannel}. */
export function isMessageChannel(value: unknown): value is MessageChannel {
  return value === "MESSAGE_CHANNEL_EMAIL" || value === "MESSAGE_CHANNEL_SMS";
}

/** Values of {@link MnemonicLanguage} on the wire. */
export const mnemonicLanguageDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "MnemonicLanguage",
  values: [
    "MNEMONIC_LANGUAGE_ENGLISH",
    "MNEMONIC_LANGUAGE_SIMPLIFIED_CHINESE",
    "MNEMONIC_LANGUAGE_TRADITIONAL_CHINESE",
    "MNEMONIC_LANGUAGE_CZECH",
    "MNEMONIC_LANGUAGE_FRENCH",
    "MNEMONIC_LANGUAGE_ITALIAN",
    "MNEMONIC_LANGUAGE_JAPANESE",
    "MNEMONIC_LANGUAGE_KOREAN",
    "MNEMONIC_LANGUAGE_SPANISH",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link MnemonicLanguage}. */
export function isMnemonicLanguage(value: unknown): value is MnemonicLanguage {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 23:
      if (value === "MNEMONIC_LANGUAGE_CZECH") return true;
      break;
    case 24:
      if (value === "MNEMONIC_LANGUAGE_FRENCH") return true;
      if (value === "MNEMONIC_LANGUAGE_KOREAN") return true;
      break;
    case 25:
      if (value === "MNEMONIC_LANGUAGE_ENGLISH") return true;
      if (value === "MNEMONIC_LANGUAGE_ITALIAN") return true;
      if (value === "MNEMONIC_LANGUAGE_SPANISH") return true;
      break;
    case 26:
      if (value === "MNEMONIC_LANGUAGE_JAPANESE") return true;
      break;
    case 36:
      if (value === "MNEMONIC_LANGUAGE_SIMPLIFIED_CHINESE") return true;
      break;
    case 37:
      if (value === "MNEMONIC_LANGUAGE_TRADITIONAL_CHINESE") return true;
      break;
  }
  return false;
}

/** Values of {@link Operator} on the wire. */
export const operatorDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "Operator",
  values: [
    "OPERATOR_EQUAL",
    "OPERATOR_NOT_EQUAL",
    "OPERATOR_MORE_THAN",
    "OPERATOR_MORE_THAN_OR_EQUAL",
    "OPERATOR_LESS_THAN",
    "OPERATOR_LESS_THAN_OR_EQUAL",
    "OPERATOR_CONTAINS",
    "OPERATOR_IN",
    "OPERATOR_NOT_IN",
    "OPERATOR_CONTAINS_ONE",
    "OPERATOR_CONTAINS_ALL",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link Operator}. */
export function isOperator(value: unknown): value is Operator {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 11:
      if (value === "OPERATOR_IN") return true;
      break;
    case 14:
      if (value === "OPERATOR_EQUAL") return true;
      break;
    case 15:
      if (value === "OPERATOR_NOT_IN") return true;
      break;
    case 17:
      if (value === "OPERATOR_CONTAINS") return true;
      break;
    case 18:
      if (value === "OPERATOR_NOT_EQUAL") return true;
      if (value === "OPERATOR_MORE_THAN") return true;
      if (value === "OPERATOR_LESS_THAN") return true;
      break;
    case 21:
      if (value === "OPERATOR_CONTAINS_ONE") return true;
      if (value === "OPERATOR_CONTAINS_ALL") return true;
      break;
    case 27:
      if (value === "OPERATOR_MORE_THAN_OR_EQUAL") return true;
      if (value === "OPERATOR_LESS_THAN_OR_EQUAL") return true;
      break;
  }
  return false;
}

/** Values of {@link OtpType} on the wire. */
export const otpTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "OtpType",
  values: ["OTP_TYPE_EMAIL", "OTP_TYPE_SMS"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link OtpType}. */
export function isOtpType(value: unknown): value is OtpType {
  return value === "OTP_TYPE_EMAIL" || value === "OTP_TYPE_SMS";
}

/** Values of {@link Outcome} on the wire. */
export const outcomeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "Outcome",
  values: [
    "OUTCOME_ALLOW",
    "OUTCOME_DENY_EXPLICIT",
    "OUTCOME_DENY_IMPLICIT",
    "OUTCOME_REQUIRES_CONSENSUS",
    "OUTCOME_REJECTED",
    "OUTCOME_ERROR",
    "OUTCOME_REQUIRES_AUTHENTICATORS",
    "OUTCOME_TIME_INACTIVE",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link Outcome}. */
export function isOutcome(value: unknown): value is Outcome {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 13:
      if (value === "OUTCOME_ALLOW") return true;
      if (value === "OUTCOME_ERROR") return true;
      break;
    case 16:
      if (value === "OUTCOME_REJECTED") return true;
      break;
    case 21:
      if (value === "OUTCOME_DENY_EXPLICIT") return true;
      if (value === "OUTCOME_DENY_IMPLICIT") return true;
      if (value === "OUTCOME_TIME_INACTIVE") return true;
      break;
    case 26:
      if (value === "OUTCOME_REQUIRES_CONSENSUS") return true;
      break;
    case 31:
      if (value === "OUTCOME_REQUIRES_AUTHENTICATORS") return true;
      break;
  }
  return false;
}

/** Values of {@link PathFormat} on the wire. */
export const pathFormatDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "PathFormat",
  values: ["PATH_FORMAT_BIP32"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link PathFormat}. */
export function isPathFormat(value: unknown): value is PathFormat {
  return value === "PATH_FORMAT_BIP32";
}

/** Values of {@link PayloadEncoding} on the wire. */
export const payloadEncodingDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "PayloadEncoding",
  values: [
    "PAYLOAD_ENCODING_HEXADECIMAL",
    "PAYLOAD_ENCODING_TEXT_UTF8",
    "PAYLOAD_ENCODING_EIP712",
    "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link PayloadEncoding}. */
export function isPayloadEncoding(value: unknown): value is PayloadEncoding {
  return (
    value === "PAYLOAD_ENCODING_HEXADECIMAL" ||
    value === "PAYLOAD_ENCODING_TEXT_UTF8" ||
    value === "PAYLOAD_ENCODING_EIP712" ||
    value === "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION"
  );
}

/** Values of {@link PublicKeyCredentialType} on the wire. */
export const publicKeyCredentialTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "PublicKeyCredentialType",
  values: ["public-key"],
  open: false,
};

/** Whether a value is one that this contract lists for {@link PublicKeyCredentialType}. */
export function isPublicKeyCredentialType(value: unknown): value is PublicKeyCredentialType {
  return value === "public-key";
}

/** Values of {@link SignatureScheme} on the wire. */
export const signatureSchemeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "SignatureScheme",
  values: [
    "SIGNATURE_SCHEME_TK_API_P256",
    "SIGNATURE_SCHEME_TK_API_SECP256K1",
    "SIGNATURE_SCHEME_TK_API_ED25519",
    "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191",
  ],
  open: true,
};

/** Whether a value is one that this contract lists for {@link SignatureScheme}. */
export function isSignatureScheme(value: unknown): value is SignatureScheme {
  return (
    value === "SIGNATURE_SCHEME_TK_API_P256" ||
    value === "SIGNATURE_SCHEME_TK_API_SECP256K1" ||
    value === "SIGNATURE_SCHEME_TK_API_ED25519" ||
    value === "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191"
  );
}

/** Values of {@link SubOrganizationFilterType} on the wire. */
export const subOrganizationFilterTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "SubOrganizationFilterType",
  values: ["CREDENTIAL_ID", "NAME", "USERNAME", "EMAIL", "PHONE_NUMBER", "OIDC_TOKEN", "PUBLIC_KEY"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link SubOrganizationFilterType}. */
export function isSubOrganizationFilterType(value: unknown): value is SubOrganizationFilterType {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 4:
      if (value === "NAME") return true;
      break;
    case 5:
      if (value === "EMAIL") return true;
      break;
    case 8:
      if (value === "USERNAME") return true;
      break;
    case 10:
      if (value === "OIDC_TOKEN") return true;
      if (value === "PUBLIC_KEY") return true;
      break;
    case 12:
      if (value === "PHONE_NUMBER") return true;
      break;
    case 13:
      if (value === "CREDENTIAL_ID") return true;
      break;
  }
  return false;
}

/** Values of {@link TagType} on the wire. */
export const tagTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "TagType",
  values: ["TAG_TYPE_USER", "TAG_TYPE_PRIVATE_KEY"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link TagType}. */
export function isTagType(value: unknown): value is TagType {
  return value === "TAG_TYPE_USER" || value === "TAG_TYPE_PRIVATE_KEY";
}

/** Values of {@link TransactionType} on the wire. */
export const transactionTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "TransactionType",
  values: ["TRANSACTION_TYPE_ETHEREUM", "TRANSACTION_TYPE_SOLANA", "TRANSACTION_TYPE_BITCOIN", "TRANSACTION_TYPE_TRON"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link TransactionType}. */
export function isTransactionType(value: unknown): value is TransactionType {
  return (
    value === "TRANSACTION_TYPE_ETHEREUM" ||
    value === "TRANSACTION_TYPE_SOLANA" ||
    value === "TRANSACTION_TYPE_BITCOIN" ||
    value === "TRANSACTION_TYPE_TRON"
  );
}

/** Values of {@link VerifiedSubOrganizationFilterType} on the wire. */
export const verifiedSubOrganizationFilterTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "VerifiedSubOrganizationFilterType",
  values: ["EMAIL", "PHONE_NUMBER"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link VerifiedSubOrganizationFilterType}. */
export function isVerifiedSubOrganizationFilterType(value: unknown): value is VerifiedSubOrganizationFilterType {
  return value === "EMAIL" || value === "PHONE_NUMBER";
}

/** Values of {@link VoteSelection} on the wire. */
export const voteSelectionDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "VoteSelection",
  values: ["VOTE_SELECTION_APPROVED", "VOTE_SELECTION_REJECTED"],
  open: false,
};

/** Whether a value is one that this contract lists for {@link VoteSelection}. */
export function isVoteSelection(value: unknown): value is VoteSelection {
  return value === "VOTE_SELECTION_APPROVED" || value === "VOTE_SELECTION_REJECTED";
}

/** Values of {@link WebhookEventType} on the wire. */
export const webhookEventTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "WebhookEventType",
  values: ["ACTIVITY_UPDATES"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link WebhookEventType}. */
export function isWebhookEventType(value: unknown): value is WebhookEventType {
  return value === "ACTIVITY_UPDATES";
}
