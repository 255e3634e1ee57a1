// Written by test/service/chains/facts.test.ts from the service's rows; vitest's -u writes it anew.

import type { AddressFormat, Curve } from "@countersign/api";

export interface CurveFacts {
  readonly name: string;
  readonly signs: "digest" | "message";
  readonly hardenedOnly: boolean;
}

export interface ChainFacts {
  readonly namespace: string;
  readonly unit: string;
  readonly decimals: number;
  readonly texts?: { readonly standard: string; readonly prefix: string };
}

export interface FormatFacts {
  readonly name: string;
  readonly curves: readonly Curve[];
  readonly chain?: keyof typeof chains;
  readonly usual?: { readonly called: string; readonly path: string };
  readonly bitcoin?: {
    readonly network: "mainnet" | "testnet" | "signet" | "regtest";
    readonly output: "p2pkh" | "p2sh" | "p2wpkh" | "p2wsh" | "p2tr";
  };
}

// prettier-ignore
export const curves: Readonly<Record<Curve, CurveFacts>> = {
  CURVE_SECP256K1: { name: "secp256k1", signs: "digest", hardenedOnly: false },
  CURVE_ED25519: { name: "Ed25519", signs: "message", hardenedOnly: true },
  CURVE_P256: { name: "P-256", signs: "digest", hardenedOnly: false },
};

// prettier-ignore
export const chains = {
  ethereum: { namespace: "eip155", unit: "ETH", decimals: 18, texts: { standard: "ERC-191", prefix: "Ethereum" } },
  bitcoin: { namespace: "bip122", unit: "BTC", decimals: 8 },
  solana: { namespace: "solana", unit: "SOL", decimals: 9 },
  cosmos: { namespace: "cosmos", unit: "ATOM", decimals: 6 },
  sei: { namespace: "cosmos", unit: "SEI", decimals: 6 },
  tron: { namespace: "tron", unit: "TRX", decimals: 6, texts: { standard: "TIP-191", prefix: "TRON" } },
  xrp: { namespace: "xrpl", unit: "XRP", decimals: 6 },
  doge: { namespace: "bip122", unit: "DOGE", decimals: 8 },
  sui: { namespace: "sui", unit: "SUI", decimals: 9 },
  aptos: { namespace: "aptos", unit: "APT", decimals: 8 },
  stellar: { namespace: "stellar", unit: "XLM", decimals: 7 },
  ton: { namespace: "tvm", unit: "TON", decimals: 9 },
} satisfies Readonly<Record<string, ChainFacts>>;

// prettier-ignore
export const addressFormats: Readonly<Record<AddressFormat, FormatFacts>> = {
  ADDRESS_FORMAT_UNCOMPRESSED: { name: "Public key, uncompressed", curves: ["CURVE_SECP256K1", "CURVE_P256"] },
  ADDRESS_FORMAT_COMPRESSED: { name: "Public key, compressed", curves: ["CURVE_SECP256K1", "CURVE_ED25519", "CURVE_P256"] },
  ADDRESS_FORMAT_ETHEREUM: { name: "Ethereum", curves: ["CURVE_SECP256K1"], chain: "ethereum", usual: { called: "ethereum", path: "m/44'/60'/0'/0/{}" } },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH: { name: "Bitcoin SegWit", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "mainnet", output: "p2wpkh" }, usual: { called: "bitcoin", path: "m/84'/0'/0'/0/{}" } },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR: { name: "Bitcoin Taproot", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "mainnet", output: "p2tr" }, usual: { called: "bitcoin-taproot", path: "m/86'/0'/0'/0/{}" } },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH: { name: "Bitcoin P2PKH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "mainnet", output: "p2pkh" } },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH: { name: "Bitcoin P2SH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "mainnet", output: "p2sh" } },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH: { name: "Bitcoin P2WSH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "mainnet", output: "p2wsh" } },
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH: { name: "Bitcoin testnet P2WPKH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "testnet", output: "p2wpkh" }, usual: { called: "bitcoin-testnet", path: "m/84'/1'/0'/0/{}" } },
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH: { name: "Bitcoin testnet P2PKH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "testnet", output: "p2pkh" } },
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH: { name: "Bitcoin testnet P2SH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "testnet", output: "p2sh" } },
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH: { name: "Bitcoin testnet P2WSH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "testnet", output: "p2wsh" } },
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR: { name: "Bitcoin testnet P2TR", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "testnet", output: "p2tr" } },
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH: { name: "Bitcoin signet P2PKH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "signet", output: "p2pkh" } },
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH: { name: "Bitcoin signet P2SH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "signet", output: "p2sh" } },
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH: { name: "Bitcoin signet P2WPKH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "signet", output: "p2wpkh" } },
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH: { name: "Bitcoin signet P2WSH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "signet", output: "p2wsh" } },
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR: { name: "Bitcoin signet P2TR", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "signet", output: "p2tr" } },
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH: { name: "Bitcoin regtest P2PKH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "regtest", output: "p2pkh" } },
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH: { name: "Bitcoin regtest P2SH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "regtest", output: "p2sh" } },
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH: { name: "Bitcoin regtest P2WPKH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "regtest", output: "p2wpkh" } },
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH: { name: "Bitcoin regtest P2WSH", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "regtest", output: "p2wsh" } },
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR: { name: "Bitcoin regtest P2TR", curves: ["CURVE_SECP256K1"], chain: "bitcoin", bitcoin: { network: "regtest", output: "p2tr" } },
  ADDRESS_FORMAT_SOLANA: { name: "Solana", curves: ["CURVE_ED25519"], chain: "solana", usual: { called: "solana", path: "m/44'/501'/{}'/0'" } },
  ADDRESS_FORMAT_COSMOS: { name: "Cosmos", curves: ["CURVE_SECP256K1"], chain: "cosmos", usual: { called: "cosmos", path: "m/44'/118'/0'/0/{}" } },
  ADDRESS_FORMAT_SEI: { name: "Sei", curves: ["CURVE_SECP256K1"], chain: "sei", usual: { called: "sei", path: "m/44'/118'/0'/0/{}" } },
  ADDRESS_FORMAT_TRON: { name: "TRON", curves: ["CURVE_SECP256K1"], chain: "tron", usual: { called: "tron", path: "m/44'/195'/0'/0/{}" } },
  ADDRESS_FORMAT_XRP: { name: "XRP Ledger", curves: ["CURVE_SECP256K1"], chain: "xrp", usual: { called: "xrp", path: "m/44'/144'/0'/0/{}" } },
  ADDRESS_FORMAT_DOGE_MAINNET: { name: "Dogecoin", curves: ["CURVE_SECP256K1"], chain: "doge", usual: { called: "doge", path: "m/44'/3'/0'/0/{}" } },
  ADDRESS_FORMAT_DOGE_TESTNET: { name: "Dogecoin testnet", curves: ["CURVE_SECP256K1"], chain: "doge" },
  ADDRESS_FORMAT_SUI: { name: "Sui", curves: ["CURVE_ED25519"], chain: "sui", usual: { called: "sui", path: "m/44'/784'/{}'/0'/0'" } },
  ADDRESS_FORMAT_APTOS: { name: "Aptos", curves: ["CURVE_ED25519"], chain: "aptos", usual: { called: "aptos", path: "m/44'/637'/{}'/0'/0'" } },
  ADDRESS_FORMAT_XLM: { name: "Stellar", curves: ["CURVE_ED25519"], chain: "stellar", usual: { called: "xlm", path: "m/44'/148'/{}'" } },
  ADDRESS_FORMAT_TON_V4R2: { name: "TON v4R2", curves: ["CURVE_ED25519"], chain: "ton", usual: { called: "ton", path: "m/44'/607'/{}'" } },
  ADDRESS_FORMAT_TON_V3R2: { name: "TON v3R2", curves: ["CURVE_ED25519"], chain: "ton" },
  ADDRESS_FORMAT_TON_V5R1: { name: "TON v5R1", curves: ["CURVE_ED25519"], chain: "ton" },
};
