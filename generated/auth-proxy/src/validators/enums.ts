// Checks and descriptors of the contract's enums.

import type {
  AccountFilterType,
  AddressFormat,
  ApiKeyCurve,
  AuthenticatorAttachment,
  AuthenticatorTransport,
  ClientSignatureScheme,
  Curve,
  Oauth2Provider,
  OtpType,
  PathFormat,
  PublicKeyCredentialType,
} from "../enums.js";
import type { EnumDescriptor } from "../runtime/validate.js";

/** Values of {@link AccountFilterType} on the wire. */
export const accountFilterTypeDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "AccountFilterType",
  values: ["EMAIL", "PHONE_NUMBER", "PUBLIC_KEY", "CREDENTIAL_ID", "OIDC_TOKEN", "OIDC_CLAIMS"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link AccountFilterType}. */
export function isAccountFilterType(value: unknown): value is AccountFilterType {
  return (
    value === "EMAIL" ||
    value === "PHONE_NUMBER" ||
    value === "PUBLIC_KEY" ||
    value === "CREDENTIAL_ID" ||
    value === "OIDC_TOKEN" ||
    value === "OIDC_CLAIMS"
  );
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

/** Values of {@link Oauth2Provider} on the wire. */
export const oauth2ProviderDescriptor: EnumDescriptor = {
  kind: "enum",
  name: "Oauth2Provider",
  values: ["OAUTH2_PROVIDER_X", "OAUTH2_PROVIDER_DISCORD"],
  open: true,
};

/** Whether a value is one that this contract lists for {@link Oauth2Provider}. */
export function isOauth2Provider(value: unknown): value is Oauth2Provider {
  return value === "OAUTH2_PROVIDER_X" || value === "OAUTH2_PROVIDER_DISCORD";
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
