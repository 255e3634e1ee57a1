// Addresses as they follow from a public key, made by libraries that the service does not use.

import type { AddressFormat, Curve } from "@countersign/api";
import type { FormatFacts } from "../chains/facts.js";
import { findFormat } from "../chains/find.js";
import { fromHex } from "../bytes.js";

/** `unchecked` for formats that are not derived here. */
export type AddressVerdict = "derived" | "differs" | "unchecked";

export interface StatedAddress {
  readonly address: string;
  readonly addressFormat: string;
  readonly curve: string;
  readonly publicKey: string | undefined;
}

/** Whether an address is that of the public key that the service states with it. */
export async function checkAddress({
  address,
  addressFormat,
  curve,
  publicKey,
}: StatedAddress): Promise<AddressVerdict> {
  const facts = findFormat(addressFormat);
  if (!facts) return "differs";
  const rule = ruleOf(facts, addressFormat);
  if (!rule) return "unchecked";
  try {
    return rule.curve === curve && (await rule.derive(publicKey ?? "")) === address ? "derived" : "differs";
  } catch {
    // A key that is none has no address.
    return "differs";
  }
}

interface Rule {
  readonly curve: Curve;
  readonly derive: (publicKey: string) => Promise<string>;
}

const secp256k1 = (derive: Rule["derive"]): Rule => ({ curve: "CURVE_SECP256K1", derive });

/** The formats without a rule are known, and not derived here. */
const rules: { readonly [F in AddressFormat]?: Rule } = {
  ADDRESS_FORMAT_ETHEREUM: secp256k1(ethereumAddress),
  ADDRESS_FORMAT_SOLANA: { curve: "CURVE_ED25519", derive: solanaAddress },
  ADDRESS_FORMAT_TRON: secp256k1(async (publicKey) => {
    const account = fromHex((await ethereumAddress(publicKey)).slice(2).toLowerCase());
    return withChecksum(0x41, account);
  }),
  ADDRESS_FORMAT_COSMOS: secp256k1((publicKey) => cosmosAddress("cosmos", publicKey)),
  ADDRESS_FORMAT_SEI: secp256k1((publicKey) => cosmosAddress("sei", publicKey)),
  ADDRESS_FORMAT_DOGE_MAINNET: secp256k1(async (publicKey) => withChecksum(0x1e, await keyHash(publicKey))),
  ADDRESS_FORMAT_DOGE_TESTNET: secp256k1(async (publicKey) => withChecksum(0x71, await keyHash(publicKey))),
  ADDRESS_FORMAT_XRP: secp256k1(async (publicKey) => inLedgerLetters(await withChecksum(0, await keyHash(publicKey)))),
};

function ruleOf({ bitcoin }: FormatFacts, format: string): Rule | undefined {
  if (bitcoin) return secp256k1((publicKey) => bitcoinAddress(bitcoin, publicKey));
  return Object.hasOwn(rules, format) ? rules[format as AddressFormat] : undefined;
}

async function point(publicKey: string, isCompressed: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const curves = await import("@noble/curves/secp256k1.js");
  return new Uint8Array(curves.secp256k1.Point.fromHex(publicKey).toBytes(isCompressed));
}

async function ethereumAddress(publicKey: string): Promise<string> {
  const [{ publicKeyToAddress }, { bytesToHex }] = await Promise.all([import("viem/accounts"), import("viem")]);
  return publicKeyToAddress(bytesToHex(await point(publicKey, false)));
}

async function solanaAddress(publicKey: string): Promise<string> {
  const { getAddressDecoder } = await import("@solana/kit");
  const bytes = fromHex(publicKey);
  if (bytes.length !== 32) throw new TypeError("not a key of Ed25519");
  return getAddressDecoder().decode(bytes);
}

/** The first bytes of SHA-256, hashed by RIPEMD-160, of the compressed key. */
async function keyHash(publicKey: string): Promise<Uint8Array> {
  const { crypto } = await import("bitcoinjs-lib");
  return crypto.hash160(await point(publicKey, true));
}

async function withChecksum(version: number, payload: Uint8Array): Promise<string> {
  const { default: bs58check } = await import("bs58check");
  return bs58check.encode(Uint8Array.of(version, ...payload));
}

const bitcoinLetters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const ledgerLetters = "rpshnaf39wBUDNEGHJKLM4PQRST7VWXYZ2bcdeCg65jkm8oFqi1tuvAxyz";

function inLedgerLetters(text: string): string {
  return Array.from(text, (letter) => ledgerLetters[bitcoinLetters.indexOf(letter)] ?? "").join("");
}

async function bitcoinAddress(
  { network, output }: NonNullable<FormatFacts["bitcoin"]>,
  publicKey: string,
): Promise<string> {
  const { networks, payments, address: addresses } = await import("bitcoinjs-lib");
  // BIP-325: signet has the prefixes of testnet.
  const known = {
    mainnet: networks.bitcoin,
    testnet: networks.testnet,
    signet: networks.testnet,
    regtest: networks.regtest,
  };
  const parameters = known[network];
  const pubkey = await point(publicKey, true);
  const given = { pubkey, network: parameters };
  switch (output) {
    case "p2pkh":
      return present(payments.p2pkh(given).address);
    case "p2wpkh":
      return present(payments.p2wpkh(given).address);
    // BIP-49.
    case "p2sh":
      return present(payments.p2sh({ redeem: payments.p2wpkh(given), network: parameters }).address);
    case "p2wsh":
      return present(payments.p2wsh({ redeem: payments.p2pk(given), network: parameters }).address);
    case "p2tr":
      return addresses.toBech32(await tweaked(publicKey), 1, parameters.bech32);
  }
}

/** BIP-86: the key with an even y, tweaked as BIP-341 says for outputs without scripts. */
async function tweaked(publicKey: string): Promise<Uint8Array> {
  const { secp256k1: curve, schnorr } = await import("@noble/curves/secp256k1.js");
  const x = (await point(publicKey, true)).subarray(1);
  const tweak = schnorr.utils.taggedHash("TapTweak", x);
  const scalar = BigInt(`0x${Array.from(tweak, (byte) => byte.toString(16).padStart(2, "0")).join("")}`);
  const even = curve.Point.fromBytes(Uint8Array.of(2, ...x));
  return even.add(curve.Point.BASE.multiply(scalar)).toBytes(true).subarray(1);
}

function present(address: string | undefined): string {
  if (address === undefined) throw new TypeError("no address");
  return address;
}

const bech32Letters = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

/** BIP-173, without the version of a witness, which Cosmos has not. */
async function cosmosAddress(prefix: string, publicKey: string): Promise<string> {
  const words = inFives(await keyHash(publicKey));
  const letters = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const expanded = [...letters.map((code) => code >> 5), 0, ...letters.map((code) => code & 31)];
  const sum = polymod([...expanded, ...words, 0, 0, 0, 0, 0, 0]) ^ 1;
  const checksum = [25, 20, 15, 10, 5, 0].map((shift) => (sum >> shift) & 31);
  return `${prefix}1${[...words, ...checksum].map((word) => bech32Letters[word]).join("")}`;
}

/** 20 bytes as 32 groups of five bits. */
function inFives(bytes: Uint8Array): number[] {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => parseInt(five, 2));
}

function polymod(values: readonly number[]): number {
  const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
  return values.reduce((sum, value) => {
    const top = sum >>> 25;
    const next = ((sum & 0x1ffffff) << 5) ^ value;
    return generators.reduce((mixed, generator, bit) => ((top >> bit) & 1 ? mixed ^ generator : mixed), next);
  }, 1);
}
