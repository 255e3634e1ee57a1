// The enums: a constant per value, and a type of the same name for all of them.

/** What an account is looked up by. */
export type AccountFilterType =
  "EMAIL" | "PHONE_NUMBER" | "PUBLIC_KEY" | "CREDENTIAL_ID" | "OIDC_TOKEN" | "OIDC_CLAIMS";
/** What an account is looked up by. */
export const AccountFilterType: {
  /** Verified e-mail address. */
  readonly EMAIL: "EMAIL";
  /** Verified phone number in E.164 form. */
  readonly PHONE_NUMBER: "PHONE_NUMBER";
  /** Public key of an API key, in hex. */
  readonly PUBLIC_KEY: "PUBLIC_KEY";
  /** WebAuthn credential id of an authenticator, in base64url. */
  readonly CREDENTIAL_ID: "CREDENTIAL_ID";
  /** ID token of a linked account. */
  readonly OIDC_TOKEN: "OIDC_TOKEN";
  /** Claims of such a token, as the JSON text of an object with iss, sub and aud. */
  readonly OIDC_CLAIMS: "OIDC_CLAIMS";
} = {
  EMAIL: "EMAIL",
  PHONE_NUMBER: "PHONE_NUMBER",
  PUBLIC_KEY: "PUBLIC_KEY",
  CREDENTIAL_ID: "CREDENTIAL_ID",
  OIDC_TOKEN: "OIDC_TOKEN",
  OIDC_CLAIMS: "OIDC_CLAIMS",
};
/**
 * Form of an address. It decides which curve and hash the address comes from.
 *
 * Servers may answer with values that are not listed here.
 */
export type AddressFormat =
  | "ADDRESS_FORMAT_UNCOMPRESSED"
  | "ADDRESS_FORMAT_COMPRESSED"
  | "ADDRESS_FORMAT_ETHEREUM"
  | "ADDRESS_FORMAT_SOLANA"
  | "ADDRESS_FORMAT_COSMOS"
  | "ADDRESS_FORMAT_TRON"
  | "ADDRESS_FORMAT_SUI"
  | "ADDRESS_FORMAT_APTOS"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH"
  | "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR"
  | "ADDRESS_FORMAT_SEI"
  | "ADDRESS_FORMAT_XLM"
  | "ADDRESS_FORMAT_DOGE_MAINNET"
  | "ADDRESS_FORMAT_DOGE_TESTNET"
  | "ADDRESS_FORMAT_TON_V3R2"
  | "ADDRESS_FORMAT_TON_V4R2"
  | "ADDRESS_FORMAT_TON_V5R1"
  | "ADDRESS_FORMAT_XRP";
/**
 * Form of an address. It decides which curve and hash the address comes from.
 *
 * Servers may answer with values that are not listed here.
 */
export const AddressFormat: {
  /** The public key itself, uncompressed SEC 1 in hex without 0x. secp256k1 and P-256. */
  readonly UNCOMPRESSED: "ADDRESS_FORMAT_UNCOMPRESSED";
  /** The public key itself, compressed in hex without 0x. 32 bytes on Ed25519. */
  readonly COMPRESSED: "ADDRESS_FORMAT_COMPRESSED";
  /** Ethereum and compatible chains; 0x and 40 hex digits in the case that EIP-55 gives them. */
  readonly ETHEREUM: "ADDRESS_FORMAT_ETHEREUM";
  /** Solana; base58 of the public key. */
  readonly SOLANA: "ADDRESS_FORMAT_SOLANA";
  /** Cosmos; bech32 with the prefix cosmos. */
  readonly COSMOS: "ADDRESS_FORMAT_COSMOS";
  /** Tron; Base58Check with the version byte 0x41. */
  readonly TRON: "ADDRESS_FORMAT_TRON";
  /** Sui; 0x and the BLAKE2b-256 hash of scheme byte 00 and public key. */
  readonly SUI: "ADDRESS_FORMAT_SUI";
  /** Aptos; 0x and the SHA3-256 hash of public key and scheme byte 00. */
  readonly APTOS: "ADDRESS_FORMAT_APTOS";
  /** Bitcoin, pay to public key hash; Base58Check. */
  readonly BITCOIN_MAINNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH";
  /** Bitcoin, pay to script hash; Base58Check. */
  readonly BITCOIN_MAINNET_P2SH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH";
  /** Bitcoin, pay to witness public key hash; bech32 with the prefix bc. */
  readonly BITCOIN_MAINNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH";
  /** Bitcoin, pay to witness script hash; bech32 with the prefix bc. */
  readonly BITCOIN_MAINNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH";
  /** Bitcoin, pay to Taproot; bech32m with the prefix bc. */
  readonly BITCOIN_MAINNET_P2TR: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR";
  /** Bitcoin testnet, pay to public key hash; Base58Check. */
  readonly BITCOIN_TESTNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH";
  /** Bitcoin testnet, pay to script hash; Base58Check. */
  readonly BITCOIN_TESTNET_P2SH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH";
  /** Bitcoin testnet, pay to witness public key hash; bech32 with the prefix tb. */
  readonly BITCOIN_TESTNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH";
  /** Bitcoin testnet, pay to witness script hash; bech32 with the prefix tb. */
  readonly BITCOIN_TESTNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH";
  /** Bitcoin testnet, pay to Taproot; bech32m with the prefix tb. */
  readonly BITCOIN_TESTNET_P2TR: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR";
  /** Bitcoin signet, pay to public key hash; Base58Check. */
  readonly BITCOIN_SIGNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH";
  /** Bitcoin signet, pay to script hash; Base58Check. */
  readonly BITCOIN_SIGNET_P2SH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH";
  /** Bitcoin signet, pay to witness public key hash; bech32 with the prefix tb. */
  readonly BITCOIN_SIGNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH";
  /** Bitcoin signet, pay to witness script hash; bech32 with the prefix tb. */
  readonly BITCOIN_SIGNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH";
  /** Bitcoin signet, pay to Taproot; bech32m with the prefix tb. */
  readonly BITCOIN_SIGNET_P2TR: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR";
  /** Bitcoin regtest, pay to public key hash; Base58Check. */
  readonly BITCOIN_REGTEST_P2PKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH";
  /** Bitcoin regtest, pay to script hash; Base58Check. */
  readonly BITCOIN_REGTEST_P2SH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH";
  /** Bitcoin regtest, pay to witness public key hash; bech32, prefix bcrt. */
  readonly BITCOIN_REGTEST_P2WPKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH";
  /** Bitcoin regtest, pay to witness script hash; bech32 with the prefix bcrt. */
  readonly BITCOIN_REGTEST_P2WSH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH";
  /** Bitcoin regtest, pay to Taproot; bech32m with the prefix bcrt. */
  readonly BITCOIN_REGTEST_P2TR: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR";
  /** Sei; bech32 with the prefix sei. */
  readonly SEI: "ADDRESS_FORMAT_SEI";
  /** Stellar; a strkey that begins with G. */
  readonly XLM: "ADDRESS_FORMAT_XLM";
  /** Dogecoin; Base58Check with the version byte 0x1e. */
  readonly DOGE_MAINNET: "ADDRESS_FORMAT_DOGE_MAINNET";
  /** Dogecoin testnet; Base58Check with the version byte 0x71. */
  readonly DOGE_TESTNET: "ADDRESS_FORMAT_DOGE_TESTNET";
  /** TON; the address of a wallet contract of version 3, revision 2. */
  readonly TON_V3R2: "ADDRESS_FORMAT_TON_V3R2";
  /** TON; the address of a wallet contract of version 4, revision 2. */
  readonly TON_V4R2: "ADDRESS_FORMAT_TON_V4R2";
  /** TON; the address of a wallet contract of version 5, revision 1, for the main network. */
  readonly TON_V5R1: "ADDRESS_FORMAT_TON_V5R1";
  /** XRP Ledger; Base58Check in the ledger's own alphabet, beginning with r. */
  readonly XRP: "ADDRESS_FORMAT_XRP";
} = {
  UNCOMPRESSED: "ADDRESS_FORMAT_UNCOMPRESSED",
  COMPRESSED: "ADDRESS_FORMAT_COMPRESSED",
  ETHEREUM: "ADDRESS_FORMAT_ETHEREUM",
  SOLANA: "ADDRESS_FORMAT_SOLANA",
  COSMOS: "ADDRESS_FORMAT_COSMOS",
  TRON: "ADDRESS_FORMAT_TRON",
  SUI: "ADDRESS_FORMAT_SUI",
  APTOS: "ADDRESS_FORMAT_APTOS",
  BITCOIN_MAINNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH",
  BITCOIN_MAINNET_P2SH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH",
  BITCOIN_MAINNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH",
  BITCOIN_MAINNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH",
  BITCOIN_MAINNET_P2TR: "ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR",
  BITCOIN_TESTNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH",
  BITCOIN_TESTNET_P2SH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH",
  BITCOIN_TESTNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH",
  BITCOIN_TESTNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH",
  BITCOIN_TESTNET_P2TR: "ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR",
  BITCOIN_SIGNET_P2PKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH",
  BITCOIN_SIGNET_P2SH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH",
  BITCOIN_SIGNET_P2WPKH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH",
  BITCOIN_SIGNET_P2WSH: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH",
  BITCOIN_SIGNET_P2TR: "ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR",
  BITCOIN_REGTEST_P2PKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH",
  BITCOIN_REGTEST_P2SH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH",
  BITCOIN_REGTEST_P2WPKH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH",
  BITCOIN_REGTEST_P2WSH: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH",
  BITCOIN_REGTEST_P2TR: "ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR",
  SEI: "ADDRESS_FORMAT_SEI",
  XLM: "ADDRESS_FORMAT_XLM",
  DOGE_MAINNET: "ADDRESS_FORMAT_DOGE_MAINNET",
  DOGE_TESTNET: "ADDRESS_FORMAT_DOGE_TESTNET",
  TON_V3R2: "ADDRESS_FORMAT_TON_V3R2",
  TON_V4R2: "ADDRESS_FORMAT_TON_V4R2",
  TON_V5R1: "ADDRESS_FORMAT_TON_V5R1",
  XRP: "ADDRESS_FORMAT_XRP",
};
/**
 * Curve of an API key.
 *
 * Servers may answer with values that are not listed here.
 */
export type ApiKeyCurve = "API_KEY_CURVE_P256" | "API_KEY_CURVE_SECP256K1" | "API_KEY_CURVE_ED25519";
/**
 * Curve of an API key.
 *
 * Servers may answer with values that are not listed here.
 */
export const ApiKeyCurve: {
  /** NIST P-256; stamps are ECDSA over SHA-256. */
  readonly P256: "API_KEY_CURVE_P256";
  /** secp256k1; stamps are ECDSA over SHA-256, or an Ethereum personal signature (EIP-191). */
  readonly SECP256K1: "API_KEY_CURVE_SECP256K1";
  /** Ed25519; stamps sign the body itself. */
  readonly ED25519: "API_KEY_CURVE_ED25519";
} = { P256: "API_KEY_CURVE_P256", SECP256K1: "API_KEY_CURVE_SECP256K1", ED25519: "API_KEY_CURVE_ED25519" };
/**
 * How an authenticator is attached, as WebAuthn names it.
 *
 * Servers may answer with values that are not listed here.
 */
export type AuthenticatorAttachment = "cross-platform" | "platform";
/**
 * How an authenticator is attached, as WebAuthn names it.
 *
 * Servers may answer with values that are not listed here.
 */
export const AuthenticatorAttachment: {
  /** Can be taken to another device, such as a security key or a phone. */
  readonly CROSS_PLATFORM: "cross-platform";
  /** Part of the device on which the browser runs. */
  readonly PLATFORM: "platform";
} = { CROSS_PLATFORM: "cross-platform", PLATFORM: "platform" };
/**
 * How a browser can reach an authenticator.
 *
 * Servers may answer with values that are not listed here.
 */
export type AuthenticatorTransport =
  | "AUTHENTICATOR_TRANSPORT_BLE"
  | "AUTHENTICATOR_TRANSPORT_INTERNAL"
  | "AUTHENTICATOR_TRANSPORT_NFC"
  | "AUTHENTICATOR_TRANSPORT_USB"
  | "AUTHENTICATOR_TRANSPORT_HYBRID";
/**
 * How a browser can reach an authenticator.
 *
 * Servers may answer with values that are not listed here.
 */
export const AuthenticatorTransport: {
  /** Bluetooth Low Energy. */
  readonly BLE: "AUTHENTICATOR_TRANSPORT_BLE";
  /** Built into the device. */
  readonly INTERNAL: "AUTHENTICATOR_TRANSPORT_INTERNAL";
  /** Near-field communication. */
  readonly NFC: "AUTHENTICATOR_TRANSPORT_NFC";
  /** USB. */
  readonly USB: "AUTHENTICATOR_TRANSPORT_USB";
  /** Another device nearby, such as a phone that scans a code. */
  readonly HYBRID: "AUTHENTICATOR_TRANSPORT_HYBRID";
} = {
  BLE: "AUTHENTICATOR_TRANSPORT_BLE",
  INTERNAL: "AUTHENTICATOR_TRANSPORT_INTERNAL",
  NFC: "AUTHENTICATOR_TRANSPORT_NFC",
  USB: "AUTHENTICATOR_TRANSPORT_USB",
  HYBRID: "AUTHENTICATOR_TRANSPORT_HYBRID",
};
/** How the signature of a client under a message was made. */
export type ClientSignatureScheme = "CLIENT_SIGNATURE_SCHEME_API_P256";
/** How the signature of a client under a message was made. */
export const ClientSignatureScheme: {
  /** ECDSA on P-256 over SHA-256 of the message. */
  readonly API_P256: "CLIENT_SIGNATURE_SCHEME_API_P256";
} = { API_P256: "CLIENT_SIGNATURE_SCHEME_API_P256" };
/**
 * Elliptic curve of a private key or wallet account.
 *
 * Servers may answer with values that are not listed here.
 */
export type Curve = "CURVE_SECP256K1" | "CURVE_ED25519" | "CURVE_P256";
/**
 * Elliptic curve of a private key or wallet account.
 *
 * Servers may answer with values that are not listed here.
 */
export const Curve: {
  /** Curve of Bitcoin, Ethereum, Cosmos, Tron, Doge and XRP (SEC 2). */
  readonly SECP256K1: "CURVE_SECP256K1";
  /** Edwards curve of Solana, Sui, Aptos, Stellar and TON (RFC 8032). */
  readonly ED25519: "CURVE_ED25519";
  /** NIST curve of passkeys and secure elements, also known as secp256r1 and prime256v1 (SEC 2). */
  readonly P256: "CURVE_P256";
} = { SECP256K1: "CURVE_SECP256K1", ED25519: "CURVE_ED25519", P256: "CURVE_P256" };
/**
 * Issuers of OAuth 2.0 access tokens that are no ID tokens.
 *
 * Servers may answer with values that are not listed here.
 */
export type Oauth2Provider = "OAUTH2_PROVIDER_X" | "OAUTH2_PROVIDER_DISCORD";
/**
 * Issuers of OAuth 2.0 access tokens that are no ID tokens.
 *
 * Servers may answer with values that are not listed here.
 */
export const Oauth2Provider: {
  /** X. */
  readonly X: "OAUTH2_PROVIDER_X";
  /** Discord. */
  readonly DISCORD: "OAUTH2_PROVIDER_DISCORD";
} = { X: "OAUTH2_PROVIDER_X", DISCORD: "OAUTH2_PROVIDER_DISCORD" };
/**
 * How a one-time code is sent.
 *
 * Servers may answer with values that are not listed here.
 */
export type OtpType = "OTP_TYPE_EMAIL" | "OTP_TYPE_SMS";
/**
 * How a one-time code is sent.
 *
 * Servers may answer with values that are not listed here.
 */
export const OtpType: {
  /** By e-mail; the contact is an e-mail address. */
  readonly EMAIL: "OTP_TYPE_EMAIL";
  /** By SMS; the contact is a phone number. */
  readonly SMS: "OTP_TYPE_SMS";
} = { EMAIL: "OTP_TYPE_EMAIL", SMS: "OTP_TYPE_SMS" };
/**
 * How a derivation path is written.
 *
 * Servers may answer with values that are not listed here.
 */
export type PathFormat = "PATH_FORMAT_BIP32";
/**
 * How a derivation path is written.
 *
 * Servers may answer with values that are not listed here.
 */
export const PathFormat: {
  /** BIP-32 notation, with an apostrophe behind a hardened step. */
  readonly BIP32: "PATH_FORMAT_BIP32";
} = { BIP32: "PATH_FORMAT_BIP32" };
/** Type of a WebAuthn credential. The standard has one. */
export type PublicKeyCredentialType = "public-key";
/** Type of a WebAuthn credential. The standard has one. */
export const PublicKeyCredentialType: {
  /** Public key credential. */
  readonly PUBLIC_KEY: "public-key";
} = { PUBLIC_KEY: "public-key" };
