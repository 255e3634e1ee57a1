// The contract's enums: objects that judge and read their values.

import * as types from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { EnumType } from "../runtime/validate.js";
import { closedEnum, openEnum } from "../runtime/validate.js";

function checkAccessType(value: unknown): boolean {
  return value === "ACCESS_TYPE_WEB" || value === "ACCESS_TYPE_API" || value === "ACCESS_TYPE_ALL";
}

export type AccessType = types.AccessType;
/** Judges and reads a {@link AccessType}; `received` accepts values that servers may add. */
export const AccessType: EnumType<AccessType, Open<AccessType>> = /* @__PURE__ */ openEnum(
  "AccessType",
  checkAccessType,
  types.AccessType,
);

function checkActivityAction(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 4:
      return value === "SIGN";
    case 6:
      return (
        value === "CREATE" ||
        value === "UPDATE" ||
        value === "DELETE" ||
        value === "EXPORT" ||
        value === "IMPORT" ||
        value === "VERIFY" ||
        value === "REJECT"
      );
    case 7:
      return value === "APPROVE";
    default:
      return false;
  }
}

export type ActivityAction = types.ActivityAction;
/** Judges and reads a {@link ActivityAction}. */
export const ActivityAction: EnumType<ActivityAction> = /* @__PURE__ */ closedEnum(
  "ActivityAction",
  checkActivityAction,
  types.ActivityAction,
);

function checkActivityResource(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 3:
      return value === "OTP";
    case 4:
      return value === "USER" || value === "AUTH";
    case 6:
      return value === "POLICY" || value === "WALLET" || value === "CONFIG" || value === "SECRET" || value === "FREEZE";
    case 8:
      return value === "RECOVERY" || value === "ACTIVITY";
    case 10:
      return value === "INVITATION" || value === "CREDENTIAL" || value === "MFA_POLICY" || value === "AUTH_PROXY";
    case 11:
      return value === "PRIVATE_KEY";
    case 12:
      return (
        value === "ORGANIZATION" || value === "ADDRESS_BOOK" || value === "IP_ALLOWLIST" || value === "SUBSCRIPTION"
      );
    case 14:
      return value === "PAYMENT_ACTION" || value === "SPENDING_LIMIT";
    case 15:
      return value === "SESSION_PROFILE" || value === "KEY_RESTRICTION";
    case 16:
      return value === "WEBHOOK_ENDPOINT" || value === "VELOCITY_CONTROL";
    case 20:
      return value === "NOTIFICATION_CHANNEL";
    case 24:
      return value === "SMART_CONTRACT_INTERFACE";
    default:
      return false;
  }
}

export type ActivityResource = types.ActivityResource;
/** Judges and reads a {@link ActivityResource}. */
export const ActivityResource: EnumType<ActivityResource> = /* @__PURE__ */ closedEnum(
  "ActivityResource",
  checkActivityResource,
  types.ActivityResource,
);

function checkActivityStatus(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 22:
      return value === "ACTIVITY_STATUS_FAILED";
    case 23:
      return value === "ACTIVITY_STATUS_CREATED" || value === "ACTIVITY_STATUS_PENDING";
    case 24:
      return value === "ACTIVITY_STATUS_REJECTED";
    case 25:
      return value === "ACTIVITY_STATUS_COMPLETED";
    case 32:
      return value === "ACTIVITY_STATUS_CONSENSUS_NEEDED";
    case 37:
      return value === "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";
    default:
      return false;
  }
}

export type ActivityStatus = types.ActivityStatus;
/** Judges and reads a {@link ActivityStatus}; `received` accepts values that servers may add. */
export const ActivityStatus: EnumType<ActivityStatus, Open<ActivityStatus>> = /* @__PURE__ */ openEnum(
  "ActivityStatus",
  checkActivityStatus,
  types.ActivityStatus,
);

function checkActivityType(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 18:
      return value === "ACTIVITY_TYPE_THAW";
    case 19:
      return value === "ACTIVITY_TYPE_OAUTH";
    case 20:
      return value === "ACTIVITY_TYPE_FREEZE";
    case 22:
      return value === "ACTIVITY_TYPE_INIT_OTP" || value === "ACTIVITY_TYPE_OTP_AUTH";
    case 23:
      return value === "ACTIVITY_TYPE_OTP_LOGIN";
    case 24:
      return (
        value === "ACTIVITY_TYPE_EMAIL_AUTH" ||
        value === "ACTIVITY_TYPE_SET_DELAYS" ||
        value === "ACTIVITY_TYPE_VERIFY_OTP"
      );
    case 25:
      return (
        value === "ACTIVITY_TYPE_INIT_OTP_V2" ||
        value === "ACTIVITY_TYPE_INIT_OTP_V3" ||
        value === "ACTIVITY_TYPE_OAUTH_LOGIN" ||
        value === "ACTIVITY_TYPE_STAMP_LOGIN" ||
        value === "ACTIVITY_TYPE_UPDATE_USER"
      );
    case 26:
      return (
        value === "ACTIVITY_TYPE_CREATE_USERS" ||
        value === "ACTIVITY_TYPE_DELETE_USERS" ||
        value === "ACTIVITY_TYPE_OTP_LOGIN_V2" ||
        value === "ACTIVITY_TYPE_RECOVER_USER"
      );
    case 27:
      return (
        value === "ACTIVITY_TYPE_CREATE_POLICY" ||
        value === "ACTIVITY_TYPE_CREATE_WALLET" ||
        value === "ACTIVITY_TYPE_DELETE_POLICY" ||
        value === "ACTIVITY_TYPE_EMAIL_AUTH_V2" ||
        value === "ACTIVITY_TYPE_EMAIL_AUTH_V3" ||
        value === "ACTIVITY_TYPE_EXPORT_WALLET" ||
        value === "ACTIVITY_TYPE_IMPORT_WALLET" ||
        value === "ACTIVITY_TYPE_INIT_OTP_AUTH" ||
        value === "ACTIVITY_TYPE_RESTRICT_KEYS" ||
        value === "ACTIVITY_TYPE_UPDATE_POLICY" ||
        value === "ACTIVITY_TYPE_UPDATE_WALLET" ||
        value === "ACTIVITY_TYPE_VERIFY_OTP_V2"
      );
    case 28:
      return (
        value === "ACTIVITY_TYPE_DELETE_SECRETS" ||
        value === "ACTIVITY_TYPE_DELETE_WALLETS" ||
        value === "ACTIVITY_TYPE_EXPORT_SECRETS" ||
        value === "ACTIVITY_TYPE_IMPORT_SECRETS"
      );
    case 29:
      return (
        value === "ACTIVITY_TYPE_CREATE_API_KEYS" ||
        value === "ACTIVITY_TYPE_CREATE_POLICIES" ||
        value === "ACTIVITY_TYPE_CREATE_USER_TAG" ||
        value === "ACTIVITY_TYPE_CREATE_USERS_V2" ||
        value === "ACTIVITY_TYPE_CREATE_USERS_V3" ||
        value === "ACTIVITY_TYPE_CREATE_USERS_V4" ||
        value === "ACTIVITY_TYPE_DELETE_API_KEYS" ||
        value === "ACTIVITY_TYPE_DELETE_POLICIES" ||
        value === "ACTIVITY_TYPE_REJECT_ACTIVITY" ||
        value === "ACTIVITY_TYPE_SET_VOTE_EXPIRY" ||
        value === "ACTIVITY_TYPE_UPDATE_USER_TAG"
      );
    case 30:
      return (
        value === "ACTIVITY_TYPE_APPROVE_ACTIVITY" ||
        value === "ACTIVITY_TYPE_CREATE_POLICY_V2" ||
        value === "ACTIVITY_TYPE_CREATE_POLICY_V3" ||
        value === "ACTIVITY_TYPE_DELETE_USER_TAGS" ||
        value === "ACTIVITY_TYPE_INIT_OTP_AUTH_V2" ||
        value === "ACTIVITY_TYPE_INIT_OTP_AUTH_V3" ||
        value === "ACTIVITY_TYPE_SET_IP_ALLOWLIST" ||
        value === "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD" ||
        value === "ACTIVITY_TYPE_SIGN_TRANSACTION" ||
        value === "ACTIVITY_TYPE_UPDATE_POLICY_V2" ||
        value === "ACTIVITY_TYPE_UPDATE_USER_NAME"
      );
    case 31:
      return (
        value === "ACTIVITY_TYPE_ACCEPT_INVITATION" ||
        value === "ACTIVITY_TYPE_CREATE_MFA_POLICY" ||
        value === "ACTIVITY_TYPE_DELETE_INVITATION" ||
        value === "ACTIVITY_TYPE_DELETE_MFA_POLICY" ||
        value === "ACTIVITY_TYPE_ENABLE_AUTH_PROXY" ||
        value === "ACTIVITY_TYPE_SIGN_RAW_PAYLOADS" ||
        value === "ACTIVITY_TYPE_SIGN_TRANSACTIONS" ||
        value === "ACTIVITY_TYPE_UPDATE_MFA_POLICY" ||
        value === "ACTIVITY_TYPE_UPDATE_USER_EMAIL"
      );
    case 32:
      return (
        value === "ACTIVITY_TYPE_CREATE_API_KEYS_V2" ||
        value === "ACTIVITY_TYPE_CREATE_INVITATIONS" ||
        value === "ACTIVITY_TYPE_DISABLE_AUTH_PROXY" ||
        value === "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY" ||
        value === "ACTIVITY_TYPE_IMPORT_PRIVATE_KEY" ||
        value === "ACTIVITY_TYPE_INIT_IMPORT_WALLET" ||
        value === "ACTIVITY_TYPE_SET_PAYMENT_METHOD" ||
        value === "ACTIVITY_TYPE_UPDATE_ROOT_QUORUM"
      );
    case 33:
      return (
        value === "ACTIVITY_TYPE_CREATE_ORGANIZATION" ||
        value === "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS" ||
        value === "ACTIVITY_TYPE_DELETE_ORGANIZATION" ||
        value === "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS" ||
        value === "ACTIVITY_TYPE_DISABLE_PRIVATE_KEY" ||
        value === "ACTIVITY_TYPE_INIT_IMPORT_SECRETS" ||
        value === "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE" ||
        value === "ACTIVITY_TYPE_REMOVE_IP_ALLOWLIST" ||
        value === "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2" ||
        value === "ACTIVITY_TYPE_SIGN_TRANSACTION_V2"
      );
    case 34:
      return value === "ACTIVITY_TYPE_ACCEPT_INVITATION_V2";
    case 35:
      return (
        value === "ACTIVITY_TYPE_ACTIVATE_BILLING_TIER" ||
        value === "ACTIVITY_TYPE_CREATE_API_ONLY_USERS" ||
        value === "ACTIVITY_TYPE_CREATE_AUTHENTICATORS" ||
        value === "ACTIVITY_TYPE_CREATE_SPENDING_LIMIT" ||
        value === "ACTIVITY_TYPE_DELETE_AUTHENTICATORS" ||
        value === "ACTIVITY_TYPE_DELETE_PAYMENT_METHOD" ||
        value === "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT" ||
        value === "ACTIVITY_TYPE_SET_PAYMENT_METHOD_V2" ||
        value === "ACTIVITY_TYPE_UPDATE_SPENDING_LIMIT"
      );
    case 36:
      return (
        value === "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS" ||
        value === "ACTIVITY_TYPE_CREATE_ORGANIZATION_V2" ||
        value === "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG" ||
        value === "ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2" ||
        value === "ACTIVITY_TYPE_CREATE_SESSION_PROFILE" ||
        value === "ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS" ||
        value === "ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS" ||
        value === "ACTIVITY_TYPE_DELETE_SPENDING_LIMITS" ||
        value === "ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS" ||
        value === "ACTIVITY_TYPE_UPDATE_ALLOWED_ORIGINS" ||
        value === "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG"
      );
    case 37:
      return (
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION" ||
        value === "ACTIVITY_TYPE_CREATE_VELOCITY_CONTROL" ||
        value === "ACTIVITY_TYPE_CREATE_WEBHOOK_ENDPOINT" ||
        value === "ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS" ||
        value === "ACTIVITY_TYPE_DELETE_SUB_ORGANIZATION" ||
        value === "ACTIVITY_TYPE_DELETE_VELOCITY_CONTROL" ||
        value === "ACTIVITY_TYPE_DELETE_WEBHOOK_ENDPOINT" ||
        value === "ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY" ||
        value === "ACTIVITY_TYPE_UPDATE_WEBHOOK_ENDPOINT"
      );
    case 38:
      return (
        value === "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2" ||
        value === "ACTIVITY_TYPE_CREATE_OAUTH2_CREDENTIAL" ||
        value === "ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION" ||
        value === "ACTIVITY_TYPE_DELETE_OAUTH2_CREDENTIAL" ||
        value === "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY" ||
        value === "ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE" ||
        value === "ACTIVITY_TYPE_UPDATE_AUTH_PROXY_CONFIG" ||
        value === "ACTIVITY_TYPE_UPDATE_OAUTH2_CREDENTIAL" ||
        value === "ACTIVITY_TYPE_UPDATE_ORGANIZATION_NAME" ||
        value === "ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER"
      );
    case 39:
      return value === "ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2" || value === "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION";
    case 40:
      return (
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V2" ||
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V3" ||
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4" ||
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5" ||
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6" ||
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7" ||
        value === "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8" ||
        value === "ACTIVITY_TYPE_UPDATE_WALLET_ACCOUNT_NAME"
      );
    case 41:
      return (
        value === "ACTIVITY_TYPE_CREATE_ADDRESS_BOOK_ENTRIES" ||
        value === "ACTIVITY_TYPE_CREATE_NOTIFICATION_CHANNEL" ||
        value === "ACTIVITY_TYPE_DELETE_ADDRESS_BOOK_ENTRIES" ||
        value === "ACTIVITY_TYPE_DELETE_NOTIFICATION_CHANNEL" ||
        value === "ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2" ||
        value === "ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE"
      );
    case 42:
      return value === "ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2";
    case 45:
      return (
        value === "ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE" ||
        value === "ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE"
      );
    default:
      return false;
  }
}

export type ActivityType = types.ActivityType;
/** Judges and reads a {@link ActivityType}; `received` accepts values that servers may add. */
export const ActivityType: EnumType<ActivityType, Open<ActivityType>> = /* @__PURE__ */ openEnum(
  "ActivityType",
  checkActivityType,
  types.ActivityType,
);

function checkAddressFormat(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 18:
      return (
        value === "ADDRESS_FORMAT_SUI" ||
        value === "ADDRESS_FORMAT_SEI" ||
        value === "ADDRESS_FORMAT_XLM" ||
        value === "ADDRESS_FORMAT_XRP"
      );
    case 19:
      return value === "ADDRESS_FORMAT_TRON";
    case 20:
      return value === "ADDRESS_FORMAT_APTOS";
    case 21:
      return value === "ADDRESS_FORMAT_SOLANA" || value === "ADDRESS_FORMAT_COSMOS";
    case 23:
      return (
        value === "ADDRESS_FORMAT_ETHEREUM" ||
        value === "ADDRESS_FORMAT_TON_V3R2" ||
        value === "ADDRESS_FORMAT_TON_V4R2" ||
        value === "ADDRESS_FORMAT_TON_V5R1"
      );
    case 25:
      return value === "ADDRESS_FORMAT_COMPRESSED";
    case 27:
      return (
        value === "ADDRESS_FORMAT_UNCOMPRESSED" ||
        value === "ADDRESS_FORMAT_DOGE_MAINNET" ||
        value === "ADDRESS_FORMAT_DOGE_TESTNET"
      );
    case 34:
      return value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH" || value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR";
    case 35:
      return (
        value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH" ||
        value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR" ||
        value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH" ||
        value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR" ||
        value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH" ||
        value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH" ||
        value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH" ||
        value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR"
      );
    case 36:
      return (
        value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH" ||
        value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH" ||
        value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH" ||
        value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH" ||
        value === "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH" ||
        value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH" ||
        value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH"
      );
    case 37:
      return (
        value === "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH" ||
        value === "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH" ||
        value === "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH"
      );
    default:
      return false;
  }
}

export type AddressFormat = types.AddressFormat;
/** Judges and reads a {@link AddressFormat}; `received` accepts values that servers may add. */
export const AddressFormat: EnumType<AddressFormat, Open<AddressFormat>> = /* @__PURE__ */ openEnum(
  "AddressFormat",
  checkAddressFormat,
  types.AddressFormat,
);

function checkApiKeyCurve(value: unknown): boolean {
  return value === "API_KEY_CURVE_P256" || value === "API_KEY_CURVE_SECP256K1" || value === "API_KEY_CURVE_ED25519";
}

export type ApiKeyCurve = types.ApiKeyCurve;
/** Judges and reads a {@link ApiKeyCurve}; `received` accepts values that servers may add. */
export const ApiKeyCurve: EnumType<ApiKeyCurve, Open<ApiKeyCurve>> = /* @__PURE__ */ openEnum(
  "ApiKeyCurve",
  checkApiKeyCurve,
  types.ApiKeyCurve,
);

function checkAttestedStampScheme(value: unknown): boolean {
  return value === "STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN" || value === "STAMP_ATTESTED_SCHEME_P256_OIDC";
}

export type AttestedStampScheme = types.AttestedStampScheme;
/** Judges and reads a {@link AttestedStampScheme}. */
export const AttestedStampScheme: EnumType<AttestedStampScheme> = /* @__PURE__ */ closedEnum(
  "AttestedStampScheme",
  checkAttestedStampScheme,
  types.AttestedStampScheme,
);

function checkAuthProxyMethod(value: unknown): boolean {
  return value === "email" || value === "sms" || value === "passkey" || value === "wallet" || value === "oauth";
}

export type AuthProxyMethod = types.AuthProxyMethod;
/** Judges and reads a {@link AuthProxyMethod}; `received` accepts values that servers may add. */
export const AuthProxyMethod: EnumType<AuthProxyMethod, Open<AuthProxyMethod>> = /* @__PURE__ */ openEnum(
  "AuthProxyMethod",
  checkAuthProxyMethod,
  types.AuthProxyMethod,
);

function checkAuthenticationType(value: unknown): boolean {
  return (
    value === "AUTHENTICATION_TYPE_EMAIL_OTP" ||
    value === "AUTHENTICATION_TYPE_SMS_OTP" ||
    value === "AUTHENTICATION_TYPE_PASSKEY" ||
    value === "AUTHENTICATION_TYPE_API_KEY" ||
    value === "AUTHENTICATION_TYPE_OAUTH" ||
    value === "AUTHENTICATION_TYPE_SESSION"
  );
}

export type AuthenticationType = types.AuthenticationType;
/** Judges and reads a {@link AuthenticationType}. */
export const AuthenticationType: EnumType<AuthenticationType> = /* @__PURE__ */ closedEnum(
  "AuthenticationType",
  checkAuthenticationType,
  types.AuthenticationType,
);

function checkAuthenticatorAttachment(value: unknown): boolean {
  return value === "cross-platform" || value === "platform";
}

export type AuthenticatorAttachment = types.AuthenticatorAttachment;
/** Judges and reads a {@link AuthenticatorAttachment}; `received` accepts values that servers may add. */
export const AuthenticatorAttachment: EnumType<
  AuthenticatorAttachment,
  Open<AuthenticatorAttachment>
> = /* @__PURE__ */ openEnum("AuthenticatorAttachment", checkAuthenticatorAttachment, types.AuthenticatorAttachment);

function checkAuthenticatorTransport(value: unknown): boolean {
  return (
    value === "AUTHENTICATOR_TRANSPORT_BLE" ||
    value === "AUTHENTICATOR_TRANSPORT_INTERNAL" ||
    value === "AUTHENTICATOR_TRANSPORT_NFC" ||
    value === "AUTHENTICATOR_TRANSPORT_USB" ||
    value === "AUTHENTICATOR_TRANSPORT_HYBRID"
  );
}

export type AuthenticatorTransport = types.AuthenticatorTransport;
/** Judges and reads a {@link AuthenticatorTransport}; `received` accepts values that servers may add. */
export const AuthenticatorTransport: EnumType<
  AuthenticatorTransport,
  Open<AuthenticatorTransport>
> = /* @__PURE__ */ openEnum("AuthenticatorTransport", checkAuthenticatorTransport, types.AuthenticatorTransport);

function checkClientSignatureScheme(value: unknown): boolean {
  return value === "CLIENT_SIGNATURE_SCHEME_API_P256";
}

export type ClientSignatureScheme = types.ClientSignatureScheme;
/** Judges and reads a {@link ClientSignatureScheme}. */
export const ClientSignatureScheme: EnumType<ClientSignatureScheme> = /* @__PURE__ */ closedEnum(
  "ClientSignatureScheme",
  checkClientSignatureScheme,
  types.ClientSignatureScheme,
);

function checkCredentialType(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 21:
      return value === "CREDENTIAL_TYPE_LOGIN";
    case 28:
      return value === "CREDENTIAL_TYPE_API_KEY_P256";
    case 30:
      return value === "CREDENTIAL_TYPE_OAUTH_KEY_P256";
    case 31:
      return value === "CREDENTIAL_TYPE_API_KEY_ED25519";
    case 33:
      return value === "CREDENTIAL_TYPE_API_KEY_SECP256K1" || value === "CREDENTIAL_TYPE_OTP_AUTH_KEY_P256";
    case 35:
      return value === "CREDENTIAL_TYPE_EMAIL_AUTH_KEY_P256";
    case 37:
      return value === "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256";
    case 38:
      return value === "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR";
    case 43:
      return value === "CREDENTIAL_TYPE_READ_WRITE_SESSION_KEY_P256";
    default:
      return false;
  }
}

export type CredentialType = types.CredentialType;
/** Judges and reads a {@link CredentialType}; `received` accepts values that servers may add. */
export const CredentialType: EnumType<CredentialType, Open<CredentialType>> = /* @__PURE__ */ openEnum(
  "CredentialType",
  checkCredentialType,
  types.CredentialType,
);

function checkCurve(value: unknown): boolean {
  return value === "CURVE_SECP256K1" || value === "CURVE_ED25519" || value === "CURVE_P256";
}

export type Curve = types.Curve;
/** Judges and reads a {@link Curve}; `received` accepts values that servers may add. */
export const Curve: EnumType<Curve, Open<Curve>> = /* @__PURE__ */ openEnum("Curve", checkCurve, types.Curve);

function checkDecisionOutcome(value: unknown): boolean {
  return (
    value === "DECISION_OUTCOME_ALLOW" ||
    value === "DECISION_OUTCOME_CONSENSUS_NEEDED" ||
    value === "DECISION_OUTCOME_DENY_EXPLICIT" ||
    value === "DECISION_OUTCOME_DENY_IMPLICIT" ||
    value === "DECISION_OUTCOME_REJECTED"
  );
}

export type DecisionOutcome = types.DecisionOutcome;
/** Judges and reads a {@link DecisionOutcome}; `received` accepts values that servers may add. */
export const DecisionOutcome: EnumType<DecisionOutcome, Open<DecisionOutcome>> = /* @__PURE__ */ openEnum(
  "DecisionOutcome",
  checkDecisionOutcome,
  types.DecisionOutcome,
);

function checkDeliveryStatus(value: unknown): boolean {
  return value === "DELIVERY_STATUS_WAITING" || value === "DELIVERY_STATUS_FAILED";
}

export type DeliveryStatus = types.DeliveryStatus;
/** Judges and reads a {@link DeliveryStatus}; `received` accepts values that servers may add. */
export const DeliveryStatus: EnumType<DeliveryStatus, Open<DeliveryStatus>> = /* @__PURE__ */ openEnum(
  "DeliveryStatus",
  checkDeliveryStatus,
  types.DeliveryStatus,
);

function checkEffect(value: unknown): boolean {
  return value === "EFFECT_ALLOW" || value === "EFFECT_DENY";
}

export type Effect = types.Effect;
/** Judges and reads a {@link Effect}. */
export const Effect: EnumType<Effect> = /* @__PURE__ */ closedEnum("Effect", checkEffect, types.Effect);

function checkEnclaveType(value: unknown): boolean {
  return value === "ump" || value === "notarizer" || value === "signer" || value === "evm-parser";
}

export type EnclaveType = types.EnclaveType;
/** Judges and reads a {@link EnclaveType}; `received` accepts values that servers may add. */
export const EnclaveType: EnumType<EnclaveType, Open<EnclaveType>> = /* @__PURE__ */ openEnum(
  "EnclaveType",
  checkEnclaveType,
  types.EnclaveType,
);

function checkExpressionOutcome(value: unknown): boolean {
  return (
    value === "EXPRESSION_OUTCOME_TRUE" ||
    value === "EXPRESSION_OUTCOME_FALSE" ||
    value === "EXPRESSION_OUTCOME_NOT_APPLICABLE" ||
    value === "EXPRESSION_OUTCOME_ERROR"
  );
}

export type ExpressionOutcome = types.ExpressionOutcome;
/** Judges and reads a {@link ExpressionOutcome}; `received` accepts values that servers may add. */
export const ExpressionOutcome: EnumType<ExpressionOutcome, Open<ExpressionOutcome>> = /* @__PURE__ */ openEnum(
  "ExpressionOutcome",
  checkExpressionOutcome,
  types.ExpressionOutcome,
);

function checkExpressionSource(value: unknown): boolean {
  return (
    value === "EXPRESSION_SOURCE_CONDITION" ||
    value === "EXPRESSION_SOURCE_CONSENSUS" ||
    value === "EXPRESSION_SOURCE_TIME"
  );
}

export type ExpressionSource = types.ExpressionSource;
/** Judges and reads a {@link ExpressionSource}; `received` accepts values that servers may add. */
export const ExpressionSource: EnumType<ExpressionSource, Open<ExpressionSource>> = /* @__PURE__ */ openEnum(
  "ExpressionSource",
  checkExpressionSource,
  types.ExpressionSource,
);

function checkFeatureName(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 20:
      return value === "FEATURE_NAME_WEBHOOK";
    case 21:
      return value === "FEATURE_NAME_SMS_AUTH";
    case 23:
      return value === "FEATURE_NAME_EMAIL_AUTH";
    case 27:
      return value === "FEATURE_NAME_EMAIL_RECOVERY" || value === "FEATURE_NAME_OTP_EMAIL_AUTH";
    case 29:
      return value === "FEATURE_NAME_WEBAUTHN_ORIGINS";
    case 37:
      return value === "FEATURE_NAME_ROOT_USER_EMAIL_RECOVERY";
    default:
      return false;
  }
}

export type FeatureName = types.FeatureName;
/** Judges and reads a {@link FeatureName}; `received` accepts values that servers may add. */
export const FeatureName: EnumType<FeatureName, Open<FeatureName>> = /* @__PURE__ */ openEnum(
  "FeatureName",
  checkFeatureName,
  types.FeatureName,
);

function checkFreezeTarget(value: unknown): boolean {
  return (
    value === "FREEZE_TARGET_ORGANIZATION" ||
    value === "FREEZE_TARGET_WALLET" ||
    value === "FREEZE_TARGET_PRIVATE_KEY" ||
    value === "FREEZE_TARGET_USER"
  );
}

export type FreezeTarget = types.FreezeTarget;
/** Judges and reads a {@link FreezeTarget}. */
export const FreezeTarget: EnumType<FreezeTarget> = /* @__PURE__ */ closedEnum(
  "FreezeTarget",
  checkFreezeTarget,
  types.FreezeTarget,
);

function checkHashFunction(value: unknown): boolean {
  return (
    value === "HASH_FUNCTION_NO_OP" ||
    value === "HASH_FUNCTION_SHA256" ||
    value === "HASH_FUNCTION_KECCAK256" ||
    value === "HASH_FUNCTION_NOT_APPLICABLE"
  );
}

export type HashFunction = types.HashFunction;
/** Judges and reads a {@link HashFunction}; `received` accepts values that servers may add. */
export const HashFunction: EnumType<HashFunction, Open<HashFunction>> = /* @__PURE__ */ openEnum(
  "HashFunction",
  checkHashFunction,
  types.HashFunction,
);

function checkInvitationStatus(value: unknown): boolean {
  return (
    value === "INVITATION_STATUS_CREATED" ||
    value === "INVITATION_STATUS_ACCEPTED" ||
    value === "INVITATION_STATUS_REVOKED"
  );
}

export type InvitationStatus = types.InvitationStatus;
/** Judges and reads a {@link InvitationStatus}; `received` accepts values that servers may add. */
export const InvitationStatus: EnumType<InvitationStatus, Open<InvitationStatus>> = /* @__PURE__ */ openEnum(
  "InvitationStatus",
  checkInvitationStatus,
  types.InvitationStatus,
);

function checkIpAllowlistErrorOutcome(value: unknown): boolean {
  return value === "ALLOW" || value === "DENY";
}

export type IpAllowlistErrorOutcome = types.IpAllowlistErrorOutcome;
/** Judges and reads a {@link IpAllowlistErrorOutcome}. */
export const IpAllowlistErrorOutcome: EnumType<IpAllowlistErrorOutcome> = /* @__PURE__ */ closedEnum(
  "IpAllowlistErrorOutcome",
  checkIpAllowlistErrorOutcome,
  types.IpAllowlistErrorOutcome,
);

function checkMessageChannel(value: unknown): boolean {
  return value === "MESSAGE_CHANNEL_EMAIL" || value === "MESSAGE_CHANNEL_SMS";
}

export type MessageChannel = types.MessageChannel;
/** Judges and reads a {@link MessageChannel}; `received` accepts values that servers may add. */
export const MessageChannel: EnumType<MessageChannel, Open<MessageChannel>> = /* @__PURE__ */ openEnum(
  "MessageChannel",
  checkMessageChannel,
  types.MessageChannel,
);

function checkMnemonicLanguage(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 23:
      return value === "MNEMONIC_LANGUAGE_CZECH";
    case 24:
      return value === "MNEMONIC_LANGUAGE_FRENCH" || value === "MNEMONIC_LANGUAGE_KOREAN";
    case 25:
      return (
        value === "MNEMONIC_LANGUAGE_ENGLISH" ||
        value === "MNEMONIC_LANGUAGE_ITALIAN" ||
        value === "MNEMONIC_LANGUAGE_SPANISH"
      );
    case 26:
      return value === "MNEMONIC_LANGUAGE_JAPANESE";
    case 36:
      return value === "MNEMONIC_LANGUAGE_SIMPLIFIED_CHINESE";
    case 37:
      return value === "MNEMONIC_LANGUAGE_TRADITIONAL_CHINESE";
    default:
      return false;
  }
}

export type MnemonicLanguage = types.MnemonicLanguage;
/** Judges and reads a {@link MnemonicLanguage}; `received` accepts values that servers may add. */
export const MnemonicLanguage: EnumType<MnemonicLanguage, Open<MnemonicLanguage>> = /* @__PURE__ */ openEnum(
  "MnemonicLanguage",
  checkMnemonicLanguage,
  types.MnemonicLanguage,
);

function checkNotificationKind(value: unknown): boolean {
  return (
    value === "NOTIFICATION_KIND_EMAIL" ||
    value === "NOTIFICATION_KIND_WEBHOOK" ||
    value === "NOTIFICATION_KIND_SLACK" ||
    value === "NOTIFICATION_KIND_TEAMS" ||
    value === "NOTIFICATION_KIND_PUSH"
  );
}

export type NotificationKind = types.NotificationKind;
/** Judges and reads a {@link NotificationKind}. */
export const NotificationKind: EnumType<NotificationKind> = /* @__PURE__ */ closedEnum(
  "NotificationKind",
  checkNotificationKind,
  types.NotificationKind,
);

function checkOauth2Provider(value: unknown): boolean {
  return value === "OAUTH2_PROVIDER_X" || value === "OAUTH2_PROVIDER_DISCORD";
}

export type Oauth2Provider = types.Oauth2Provider;
/** Judges and reads a {@link Oauth2Provider}. */
export const Oauth2Provider: EnumType<Oauth2Provider> = /* @__PURE__ */ closedEnum(
  "Oauth2Provider",
  checkOauth2Provider,
  types.Oauth2Provider,
);

function checkOperator(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 11:
      return value === "OPERATOR_IN";
    case 14:
      return value === "OPERATOR_EQUAL";
    case 15:
      return value === "OPERATOR_NOT_IN";
    case 17:
      return value === "OPERATOR_CONTAINS";
    case 18:
      return value === "OPERATOR_NOT_EQUAL" || value === "OPERATOR_MORE_THAN" || value === "OPERATOR_LESS_THAN";
    case 21:
      return value === "OPERATOR_CONTAINS_ONE" || value === "OPERATOR_CONTAINS_ALL";
    case 27:
      return value === "OPERATOR_MORE_THAN_OR_EQUAL" || value === "OPERATOR_LESS_THAN_OR_EQUAL";
    default:
      return false;
  }
}

export type Operator = types.Operator;
/** Judges and reads a {@link Operator}; `received` accepts values that servers may add. */
export const Operator: EnumType<Operator, Open<Operator>> = /* @__PURE__ */ openEnum(
  "Operator",
  checkOperator,
  types.Operator,
);

function checkOtpType(value: unknown): boolean {
  return value === "OTP_TYPE_EMAIL" || value === "OTP_TYPE_SMS";
}

export type OtpType = types.OtpType;
/** Judges and reads a {@link OtpType}; `received` accepts values that servers may add. */
export const OtpType: EnumType<OtpType, Open<OtpType>> = /* @__PURE__ */ openEnum(
  "OtpType",
  checkOtpType,
  types.OtpType,
);

function checkOutcome(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 13:
      return value === "OUTCOME_ALLOW" || value === "OUTCOME_ERROR";
    case 16:
      return value === "OUTCOME_REJECTED";
    case 21:
      return (
        value === "OUTCOME_DENY_EXPLICIT" || value === "OUTCOME_DENY_IMPLICIT" || value === "OUTCOME_TIME_INACTIVE"
      );
    case 26:
      return value === "OUTCOME_REQUIRES_CONSENSUS";
    case 31:
      return value === "OUTCOME_REQUIRES_AUTHENTICATORS";
    default:
      return false;
  }
}

export type Outcome = types.Outcome;
/** Judges and reads a {@link Outcome}; `received` accepts values that servers may add. */
export const Outcome: EnumType<Outcome, Open<Outcome>> = /* @__PURE__ */ openEnum(
  "Outcome",
  checkOutcome,
  types.Outcome,
);

function checkPathFormat(value: unknown): boolean {
  return value === "PATH_FORMAT_BIP32";
}

export type PathFormat = types.PathFormat;
/** Judges and reads a {@link PathFormat}; `received` accepts values that servers may add. */
export const PathFormat: EnumType<PathFormat, Open<PathFormat>> = /* @__PURE__ */ openEnum(
  "PathFormat",
  checkPathFormat,
  types.PathFormat,
);

function checkPayloadEncoding(value: unknown): boolean {
  return (
    value === "PAYLOAD_ENCODING_HEXADECIMAL" ||
    value === "PAYLOAD_ENCODING_TEXT_UTF8" ||
    value === "PAYLOAD_ENCODING_EIP712" ||
    value === "PAYLOAD_ENCODING_EIP7702_AUTHORIZATION"
  );
}

export type PayloadEncoding = types.PayloadEncoding;
/** Judges and reads a {@link PayloadEncoding}; `received` accepts values that servers may add. */
export const PayloadEncoding: EnumType<PayloadEncoding, Open<PayloadEncoding>> = /* @__PURE__ */ openEnum(
  "PayloadEncoding",
  checkPayloadEncoding,
  types.PayloadEncoding,
);

function checkPublicKeyCredentialType(value: unknown): boolean {
  return value === "public-key";
}

export type PublicKeyCredentialType = types.PublicKeyCredentialType;
/** Judges and reads a {@link PublicKeyCredentialType}. */
export const PublicKeyCredentialType: EnumType<PublicKeyCredentialType> = /* @__PURE__ */ closedEnum(
  "PublicKeyCredentialType",
  checkPublicKeyCredentialType,
  types.PublicKeyCredentialType,
);

function checkSignatureScheme(value: unknown): boolean {
  return (
    value === "SIGNATURE_SCHEME_TK_API_P256" ||
    value === "SIGNATURE_SCHEME_TK_API_SECP256K1" ||
    value === "SIGNATURE_SCHEME_TK_API_ED25519" ||
    value === "SIGNATURE_SCHEME_TK_API_SECP256K1_EIP191"
  );
}

export type SignatureScheme = types.SignatureScheme;
/** Judges and reads a {@link SignatureScheme}; `received` accepts values that servers may add. */
export const SignatureScheme: EnumType<SignatureScheme, Open<SignatureScheme>> = /* @__PURE__ */ openEnum(
  "SignatureScheme",
  checkSignatureScheme,
  types.SignatureScheme,
);

function checkSmartContractInterfaceType(value: unknown): boolean {
  return value === "SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM" || value === "SMART_CONTRACT_INTERFACE_TYPE_SOLANA";
}

export type SmartContractInterfaceType = types.SmartContractInterfaceType;
/** Judges and reads a {@link SmartContractInterfaceType}. */
export const SmartContractInterfaceType: EnumType<SmartContractInterfaceType> = /* @__PURE__ */ closedEnum(
  "SmartContractInterfaceType",
  checkSmartContractInterfaceType,
  types.SmartContractInterfaceType,
);

function checkSpendingExcess(value: unknown): boolean {
  return value === "SPENDING_EXCESS_DENY" || value === "SPENDING_EXCESS_CONSENSUS";
}

export type SpendingExcess = types.SpendingExcess;
/** Judges and reads a {@link SpendingExcess}. */
export const SpendingExcess: EnumType<SpendingExcess> = /* @__PURE__ */ closedEnum(
  "SpendingExcess",
  checkSpendingExcess,
  types.SpendingExcess,
);

function checkSpendingMeasure(value: unknown): boolean {
  return (
    value === "SPENDING_MEASURE_AMOUNT" || value === "SPENDING_MEASURE_COUNT" || value === "SPENDING_MEASURE_RECEIVERS"
  );
}

export type SpendingMeasure = types.SpendingMeasure;
/** Judges and reads a {@link SpendingMeasure}. */
export const SpendingMeasure: EnumType<SpendingMeasure> = /* @__PURE__ */ closedEnum(
  "SpendingMeasure",
  checkSpendingMeasure,
  types.SpendingMeasure,
);

function checkSpendingPeriod(value: unknown): boolean {
  return (
    value === "SPENDING_PERIOD_ROLLING" ||
    value === "SPENDING_PERIOD_DAY" ||
    value === "SPENDING_PERIOD_WEEK" ||
    value === "SPENDING_PERIOD_MONTH" ||
    value === "SPENDING_PERIOD_EVER"
  );
}

export type SpendingPeriod = types.SpendingPeriod;
/** Judges and reads a {@link SpendingPeriod}. */
export const SpendingPeriod: EnumType<SpendingPeriod> = /* @__PURE__ */ closedEnum(
  "SpendingPeriod",
  checkSpendingPeriod,
  types.SpendingPeriod,
);

function checkSpendingScope(value: unknown): boolean {
  return (
    value === "SPENDING_SCOPE_ORGANIZATION" ||
    value === "SPENDING_SCOPE_WALLET" ||
    value === "SPENDING_SCOPE_ACCOUNT" ||
    value === "SPENDING_SCOPE_USER" ||
    value === "SPENDING_SCOPE_USER_TAG" ||
    value === "SPENDING_SCOPE_RECEIVER"
  );
}

export type SpendingScope = types.SpendingScope;
/** Judges and reads a {@link SpendingScope}. */
export const SpendingScope: EnumType<SpendingScope> = /* @__PURE__ */ closedEnum(
  "SpendingScope",
  checkSpendingScope,
  types.SpendingScope,
);

function checkSubOrganizationFilterType(value: unknown): boolean {
  if (typeof value !== "string") return false;
  switch (value.length) {
    case 4:
      return value === "NAME";
    case 5:
      return value === "EMAIL";
    case 8:
      return value === "USERNAME";
    case 10:
      return value === "OIDC_TOKEN" || value === "PUBLIC_KEY";
    case 12:
      return value === "PHONE_NUMBER";
    case 13:
      return value === "CREDENTIAL_ID";
    default:
      return false;
  }
}

export type SubOrganizationFilterType = types.SubOrganizationFilterType;
/** Judges and reads a {@link SubOrganizationFilterType}; `received` accepts values that servers may add. */
export const SubOrganizationFilterType: EnumType<
  SubOrganizationFilterType,
  Open<SubOrganizationFilterType>
> = /* @__PURE__ */ openEnum(
  "SubOrganizationFilterType",
  checkSubOrganizationFilterType,
  types.SubOrganizationFilterType,
);

function checkTagType(value: unknown): boolean {
  return value === "TAG_TYPE_USER" || value === "TAG_TYPE_PRIVATE_KEY";
}

export type TagType = types.TagType;
/** Judges and reads a {@link TagType}; `received` accepts values that servers may add. */
export const TagType: EnumType<TagType, Open<TagType>> = /* @__PURE__ */ openEnum(
  "TagType",
  checkTagType,
  types.TagType,
);

function checkTransactionType(value: unknown): boolean {
  return (
    value === "TRANSACTION_TYPE_ETHEREUM" ||
    value === "TRANSACTION_TYPE_SOLANA" ||
    value === "TRANSACTION_TYPE_BITCOIN" ||
    value === "TRANSACTION_TYPE_TRON"
  );
}

export type TransactionType = types.TransactionType;
/** Judges and reads a {@link TransactionType}; `received` accepts values that servers may add. */
export const TransactionType: EnumType<TransactionType, Open<TransactionType>> = /* @__PURE__ */ openEnum(
  "TransactionType",
  checkTransactionType,
  types.TransactionType,
);

function checkTransportEncryptionSuite(value: unknown): boolean {
  return value === "TRANSPORT_ENCRYPTION_SUITE_ENCLAVE_ENCRYPT_V1";
}

export type TransportEncryptionSuite = types.TransportEncryptionSuite;
/** Judges and reads a {@link TransportEncryptionSuite}; `received` accepts values that servers may add. */
export const TransportEncryptionSuite: EnumType<
  TransportEncryptionSuite,
  Open<TransportEncryptionSuite>
> = /* @__PURE__ */ openEnum("TransportEncryptionSuite", checkTransportEncryptionSuite, types.TransportEncryptionSuite);

function checkUncountedSpending(value: unknown): boolean {
  return (
    value === "UNCOUNTED_SPENDING_DIGEST" ||
    value === "UNCOUNTED_SPENDING_CALL" ||
    value === "UNCOUNTED_SPENDING_ALLOWANCE" ||
    value === "UNCOUNTED_SPENDING_TYPED_DATA" ||
    value === "UNCOUNTED_SPENDING_DELEGATION" ||
    value === "UNCOUNTED_SPENDING_DURABLE_NONCE"
  );
}

export type UncountedSpending = types.UncountedSpending;
/** Judges and reads a {@link UncountedSpending}. */
export const UncountedSpending: EnumType<UncountedSpending> = /* @__PURE__ */ closedEnum(
  "UncountedSpending",
  checkUncountedSpending,
  types.UncountedSpending,
);

function checkVelocityControlAggregationMethod(value: unknown): boolean {
  return value === "VELOCITY_CONTROL_AGGREGATION_METHOD_SUM" || value === "VELOCITY_CONTROL_AGGREGATION_METHOD_COUNT";
}

export type VelocityControlAggregationMethod = types.VelocityControlAggregationMethod;
/** Judges and reads a {@link VelocityControlAggregationMethod}. */
export const VelocityControlAggregationMethod: EnumType<VelocityControlAggregationMethod> = /* @__PURE__ */ closedEnum(
  "VelocityControlAggregationMethod",
  checkVelocityControlAggregationMethod,
  types.VelocityControlAggregationMethod,
);

function checkVelocityControlAggregationOperator(value: unknown): boolean {
  return (
    value === "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN" ||
    value === "VELOCITY_CONTROL_AGGREGATION_OPERATOR_LESS_THAN_OR_EQUAL" ||
    value === "VELOCITY_CONTROL_AGGREGATION_OPERATOR_EQUAL" ||
    value === "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN_OR_EQUAL" ||
    value === "VELOCITY_CONTROL_AGGREGATION_OPERATOR_GREATER_THAN"
  );
}

export type VelocityControlAggregationOperator = types.VelocityControlAggregationOperator;
/** Judges and reads a {@link VelocityControlAggregationOperator}. */
export const VelocityControlAggregationOperator: EnumType<VelocityControlAggregationOperator> =
  /* @__PURE__ */ closedEnum(
    "VelocityControlAggregationOperator",
    checkVelocityControlAggregationOperator,
    types.VelocityControlAggregationOperator,
  );

function checkVerifiedSubOrganizationFilterType(value: unknown): boolean {
  return value === "EMAIL" || value === "PHONE_NUMBER";
}

export type VerifiedSubOrganizationFilterType = types.VerifiedSubOrganizationFilterType;
/** Judges and reads a {@link VerifiedSubOrganizationFilterType}; `received` accepts values that servers may add. */
export const VerifiedSubOrganizationFilterType: EnumType<
  VerifiedSubOrganizationFilterType,
  Open<VerifiedSubOrganizationFilterType>
> = /* @__PURE__ */ openEnum(
  "VerifiedSubOrganizationFilterType",
  checkVerifiedSubOrganizationFilterType,
  types.VerifiedSubOrganizationFilterType,
);

function checkVoteSelection(value: unknown): boolean {
  return value === "VOTE_SELECTION_APPROVED" || value === "VOTE_SELECTION_REJECTED";
}

export type VoteSelection = types.VoteSelection;
/** Judges and reads a {@link VoteSelection}. */
export const VoteSelection: EnumType<VoteSelection> = /* @__PURE__ */ closedEnum(
  "VoteSelection",
  checkVoteSelection,
  types.VoteSelection,
);

function checkWebhookEventType(value: unknown): boolean {
  return value === "ACTIVITY_UPDATES";
}

export type WebhookEventType = types.WebhookEventType;
/** Judges and reads a {@link WebhookEventType}; `received` accepts values that servers may add. */
export const WebhookEventType: EnumType<WebhookEventType, Open<WebhookEventType>> = /* @__PURE__ */ openEnum(
  "WebhookEventType",
  checkWebhookEventType,
  types.WebhookEventType,
);
