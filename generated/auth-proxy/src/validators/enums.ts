// The contract's enums: objects that judge and read their values.

import * as types from "../enums.js";
import type { Open } from "@countersign/api/runtime/open";
import type { EnumType } from "@countersign/api/runtime/validate";
import { closedEnum, openEnum } from "@countersign/api/runtime/validate";

function checkAccountFilterType(value: unknown): boolean {
  return (
    value === "EMAIL" ||
    value === "PHONE_NUMBER" ||
    value === "PUBLIC_KEY" ||
    value === "CREDENTIAL_ID" ||
    value === "OIDC_TOKEN" ||
    value === "OIDC_CLAIMS"
  );
}

export type AccountFilterType = types.AccountFilterType;
/** Judges and reads a {@link AccountFilterType}; `received` accepts values that servers may add. */
export const AccountFilterType: EnumType<AccountFilterType, Open<AccountFilterType>> = /* @__PURE__ */ openEnum(
  "AccountFilterType",
  checkAccountFilterType,
  types.AccountFilterType,
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

function checkCurve(value: unknown): boolean {
  return value === "CURVE_SECP256K1" || value === "CURVE_ED25519" || value === "CURVE_P256";
}

export type Curve = types.Curve;
/** Judges and reads a {@link Curve}; `received` accepts values that servers may add. */
export const Curve: EnumType<Curve, Open<Curve>> = /* @__PURE__ */ openEnum("Curve", checkCurve, types.Curve);

function checkOauth2Provider(value: unknown): boolean {
  return value === "OAUTH2_PROVIDER_X" || value === "OAUTH2_PROVIDER_DISCORD";
}

export type Oauth2Provider = types.Oauth2Provider;
/** Judges and reads a {@link Oauth2Provider}; `received` accepts values that servers may add. */
export const Oauth2Provider: EnumType<Oauth2Provider, Open<Oauth2Provider>> = /* @__PURE__ */ openEnum(
  "Oauth2Provider",
  checkOauth2Provider,
  types.Oauth2Provider,
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
