// Chains and their address formats, one row each. Addresses, the command line, what queries say of chains and the console
// (through a copy that test/service/chains/facts.test.ts writes) all come from these rows.

import type { AddressFormat, Curve } from "@countersign/api";
import type { BitcoinNetwork, OwnOutput } from "./bitcoin-addresses.js";

export interface Chain {
  /** CAIP-2 (namespaces.chainagnostic.org). */
  readonly namespace: string;
  readonly unit: string;
  readonly decimals: number;
  /** How its wallets sign texts, where they put a prefix in front that keeps a text from being a transaction. */
  readonly texts?: { readonly standard: string; readonly prefix: string };
}

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
} as const satisfies Readonly<Record<string, Chain>>;

/** What stands in front of " Signed Message" where a chain's wallets sign a text. */
export const textPrefixes = Object.values<Chain>(chains).flatMap(({ texts }) => texts?.prefix ?? []);

export interface FormatFacts {
  readonly name: string;
  /** The curves whose keys have addresses of the format. */
  readonly curves: readonly Curve[];
  /** Undefined for public keys, which belong to no chain. */
  readonly chain?: keyof typeof chains;
  /** The account that wallets usually derive: its name on the command line, and its path, with the index as `{}`. */
  readonly usual?: { readonly called: string; readonly path: string };
  readonly bitcoin?: { readonly network: BitcoinNetwork; readonly output: OwnOutput };
}

const secp256k1 = ["CURVE_SECP256K1"] as const;
const ed25519 = ["CURVE_ED25519"] as const;

function bitcoin<Network extends BitcoinNetwork, Output extends OwnOutput>(network: Network, output: Output) {
  const place = network === "mainnet" ? "Bitcoin" : `Bitcoin ${network}`;
  return {
    name: `${place} ${output.toUpperCase()}`,
    curves: secp256k1,
    chain: "bitcoin",
    bitcoin: { network, output },
  } as const;
}

function usual(called: string, path: string) {
  return { usual: { called, path } } as const;
}

// Coin types are those of SLIP-44; the shapes of the paths are those that each chain's own wallets use.
export const addressFormats = {
  ADDRESS_FORMAT_UNCOMPRESSED: { name: "Public key, uncompressed", curves: ["CURVE_SECP256K1", "CURVE_P256"] },
  ADDRESS_FORMAT_COMPRESSED: {
    name: "Public key, compressed",
    curves: ["CURVE_SECP256K1", "CURVE_ED25519", "CURVE_P256"],
  },
  ADDRESS_FORMAT_ETHEREUM: {
    name: "Ethereum",
    curves: secp256k1,
    chain: "ethereum",
    ...usual("ethereum", "m/44'/60'/0'/0/{}"),
  },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2WPKH: {
    ...bitcoin("mainnet", "p2wpkh"),
    name: "Bitcoin SegWit",
    ...usual("bitcoin", "m/84'/0'/0'/0/{}"),
  },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2TR: {
    ...bitcoin("mainnet", "p2tr"),
    name: "Bitcoin Taproot",
    ...usual("bitcoin-taproot", "m/86'/0'/0'/0/{}"),
  },
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2PKH: bitcoin("mainnet", "p2pkh"),
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2SH: bitcoin("mainnet", "p2sh"),
  ADDRESS_FORMAT_BITCOIN_MAINNET_P2WSH: bitcoin("mainnet", "p2wsh"),
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2WPKH: {
    ...bitcoin("testnet", "p2wpkh"),
    ...usual("bitcoin-testnet", "m/84'/1'/0'/0/{}"),
  },
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2PKH: bitcoin("testnet", "p2pkh"),
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2SH: bitcoin("testnet", "p2sh"),
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2WSH: bitcoin("testnet", "p2wsh"),
  ADDRESS_FORMAT_BITCOIN_TESTNET_P2TR: bitcoin("testnet", "p2tr"),
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2PKH: bitcoin("signet", "p2pkh"),
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2SH: bitcoin("signet", "p2sh"),
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2WPKH: bitcoin("signet", "p2wpkh"),
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2WSH: bitcoin("signet", "p2wsh"),
  ADDRESS_FORMAT_BITCOIN_SIGNET_P2TR: bitcoin("signet", "p2tr"),
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2PKH: bitcoin("regtest", "p2pkh"),
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2SH: bitcoin("regtest", "p2sh"),
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2WPKH: bitcoin("regtest", "p2wpkh"),
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2WSH: bitcoin("regtest", "p2wsh"),
  ADDRESS_FORMAT_BITCOIN_REGTEST_P2TR: bitcoin("regtest", "p2tr"),
  ADDRESS_FORMAT_SOLANA: { name: "Solana", curves: ed25519, chain: "solana", ...usual("solana", "m/44'/501'/{}'/0'") },
  ADDRESS_FORMAT_COSMOS: {
    name: "Cosmos",
    curves: secp256k1,
    chain: "cosmos",
    ...usual("cosmos", "m/44'/118'/0'/0/{}"),
  },
  ADDRESS_FORMAT_SEI: { name: "Sei", curves: secp256k1, chain: "sei", ...usual("sei", "m/44'/118'/0'/0/{}") },
  ADDRESS_FORMAT_TRON: { name: "TRON", curves: secp256k1, chain: "tron", ...usual("tron", "m/44'/195'/0'/0/{}") },
  ADDRESS_FORMAT_XRP: { name: "XRP Ledger", curves: secp256k1, chain: "xrp", ...usual("xrp", "m/44'/144'/0'/0/{}") },
  ADDRESS_FORMAT_DOGE_MAINNET: {
    name: "Dogecoin",
    curves: secp256k1,
    chain: "doge",
    ...usual("doge", "m/44'/3'/0'/0/{}"),
  },
  ADDRESS_FORMAT_DOGE_TESTNET: { name: "Dogecoin testnet", curves: secp256k1, chain: "doge" },
  ADDRESS_FORMAT_SUI: { name: "Sui", curves: ed25519, chain: "sui", ...usual("sui", "m/44'/784'/{}'/0'/0'") },
  ADDRESS_FORMAT_APTOS: { name: "Aptos", curves: ed25519, chain: "aptos", ...usual("aptos", "m/44'/637'/{}'/0'/0'") },
  ADDRESS_FORMAT_XLM: { name: "Stellar", curves: ed25519, chain: "stellar", ...usual("xlm", "m/44'/148'/{}'") },
  ADDRESS_FORMAT_TON_V4R2: { name: "TON v4R2", curves: ed25519, chain: "ton", ...usual("ton", "m/44'/607'/{}'") },
  ADDRESS_FORMAT_TON_V3R2: { name: "TON v3R2", curves: ed25519, chain: "ton" },
  ADDRESS_FORMAT_TON_V5R1: { name: "TON v5R1", curves: ed25519, chain: "ton" },
} as const satisfies Readonly<Record<AddressFormat, FormatFacts>>;

type Formats = typeof addressFormats;

/** The curves of a format, as types. */
export type CurveOf<Format extends AddressFormat> = Formats[Format]["curves"][number];

/** The formats of Bitcoin, whose addresses follow from network and output. */
export type BitcoinFormat = {
  [Format in AddressFormat]: Formats[Format] extends { bitcoin: unknown } ? Format : never;
}[AddressFormat];

/** The facts of a format; undefined for what is none. */
export function factsOf(format: string): FormatFacts | undefined {
  return Object.hasOwn(addressFormats, format) ? addressFormats[format as AddressFormat] : undefined;
}

/** CAIP-2 namespace of the chain that has addresses of a format; undefined for public keys. */
export function caip2Namespace(format: AddressFormat): string | undefined {
  const chain = factsOf(format)?.chain;
  return chain && chains[chain].namespace;
}

/** Whether keys on the curve have addresses of the format. */
export function suits(format: AddressFormat, curve: Curve): boolean {
  return factsOf(format)?.curves.includes(curve) ?? false;
}

/** Whether signatures for an address of the format are BIP-340 signatures by the key that BIP-341 tweaks. */
export function isTaproot(format: AddressFormat): boolean {
  return factsOf(format)?.bitcoin?.output === "p2tr";
}

/** The network of an address format; the main one for formats of none. */
export function bitcoinNetworkOf(format: AddressFormat | undefined): BitcoinNetwork {
  return (format && factsOf(format)?.bitcoin?.network) ?? "mainnet";
}

/** A format's usual account with this index. */
export function usualPath(path: string, index: number): string {
  return path.replace("{}", String(index));
}
