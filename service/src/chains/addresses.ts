// The addresses by which keys are known on their chains: one rule per address format of the contract.

import { AddressFormat, ApiError, type Curve, ErrorCode } from "@countersign/api";
import type { WeierstrassPoint, WeierstrassPointCons } from "@noble/curves/abstract/weierstrass.js";
import { p256 } from "@noble/curves/nist.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { blake2b } from "@noble/hashes/blake2.js";
import { keccak_256, sha3_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";
import { base32nopad, base58, base58xrp, bech32, bech32m } from "@scure/base";
import { addr } from "micro-eth-signer";
import { base58check } from "./base58check.js";
import { bitcoinAddress } from "./bitcoin-addresses.js";
import { crc16 } from "./crc16.js";
import { factsOf, suits, type BitcoinFormat, type CurveOf } from "./formats.js";
import { hash160, hash256 } from "./hashes.js";
import { bytesOfHex } from "./hex.js";
import { canonicalTonAddress, tonAddress, walletV3R2, walletV4R2, walletV5R1 } from "./ton-addresses.js";
import { tronAddress } from "./tron/address.js";

/** A public key as the rules of its curve take it. */
interface KeyForms {
  readonly CURVE_SECP256K1: WeierstrassPoint<bigint>;
  readonly CURVE_ED25519: Uint8Array;
  readonly CURVE_P256: WeierstrassPoint<bigint>;
}

/** How an address is made of a key: a rule for each curve that the format's row names. */
type Rules = {
  readonly [F in Exclude<AddressFormat, BitcoinFormat>]: { readonly [C in CurveOf<F>]: (key: KeyForms[C]) => string };
};

/** Reads a public key, hex. */
const readKey: { readonly [C in Curve]: (publicKey: string) => KeyForms[C] } = {
  CURVE_SECP256K1: (publicKey) => pointOf(secp256k1.Point, "secp256k1", publicKey),
  CURVE_ED25519: ed25519Key,
  CURVE_P256: (publicKey) => pointOf(p256.Point, "P-256", publicKey),
};

// Before the checksum is computed.
const bech32Form = /^[a-z]{1,83}1[02-9ac-hj-np-z]{6,90}$/i;

const rules: Rules = {
  ADDRESS_FORMAT_UNCOMPRESSED: {
    CURVE_SECP256K1: (point) => point.toHex(false),
    CURVE_P256: (point) => point.toHex(false),
  },
  ADDRESS_FORMAT_COMPRESSED: {
    CURVE_SECP256K1: (point) => point.toHex(true),
    CURVE_ED25519: bytesToHex,
    CURVE_P256: (point) => point.toHex(true),
  },
  ADDRESS_FORMAT_ETHEREUM: { CURVE_SECP256K1: (point) => addr.addChecksum(bytesToHex(accountHash(point))) },
  ADDRESS_FORMAT_SOLANA: { CURVE_ED25519: base58.encode },
  ADDRESS_FORMAT_COSMOS: { CURVE_SECP256K1: cosmosAddress("cosmos") },
  ADDRESS_FORMAT_TRON: {
    CURVE_SECP256K1: (point) => tronAddress(accountHash(point)),
  },
  ADDRESS_FORMAT_SUI: {
    CURVE_ED25519: (key) => `0x${bytesToHex(blake2b(concatBytes(Uint8Array.of(0), key), { dkLen: 32 }))}`,
  },
  ADDRESS_FORMAT_APTOS: {
    CURVE_ED25519: (key) => `0x${bytesToHex(sha3_256(concatBytes(key, Uint8Array.of(0))))}`,
  },
  ADDRESS_FORMAT_SEI: { CURVE_SECP256K1: cosmosAddress("sei") },
  ADDRESS_FORMAT_XLM: { CURVE_ED25519: stellarAddress },
  ADDRESS_FORMAT_DOGE_MAINNET: { CURVE_SECP256K1: (point) => base58check(0x1e, keyHash(point)) },
  ADDRESS_FORMAT_DOGE_TESTNET: { CURVE_SECP256K1: (point) => base58check(0x71, keyHash(point)) },
  ADDRESS_FORMAT_TON_V3R2: { CURVE_ED25519: (key) => tonAddress(walletV3R2, key) },
  ADDRESS_FORMAT_TON_V4R2: { CURVE_ED25519: (key) => tonAddress(walletV4R2, key) },
  ADDRESS_FORMAT_TON_V5R1: { CURVE_ED25519: (key) => tonAddress(walletV5R1, key) },
  ADDRESS_FORMAT_XRP: { CURVE_SECP256K1: xrpAddress },
};

/**
 * Address of a public key in one format, as the chain's own wallets show it.
 *
 * `publicKey` is hex: a point of secp256k1 or P-256 compressed or uncompressed (SEC 1), or the 32 bytes of an Ed25519 key
 * (RFC 8032). Throws ApiError INVALID_ARGUMENT when the format does not suit the curve, or the key is none of the
 * curve's.
 */
export function addressOf(format: AddressFormat, curve: Curve, publicKey: string): string {
  if (suits(format, curve)) return addressBy(format, curve, publicKey);
  const suitable = Object.values(AddressFormat).filter((each) => suits(each, curve));
  if (suitable.length === 0)
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `no address format suits a key on ${curve}`);
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${format} does not suit a key on ${curve}; the formats that do are ${suitable.join(", ")}`,
  );
}

function addressBy<C extends Curve>(format: AddressFormat, curve: C, publicKey: string): string {
  const key = readKey[curve](publicKey);
  const bitcoin = factsOf(format)?.bitcoin;
  if (bitcoin) return bitcoinAddress(bitcoin.network, bitcoin.output)(key as KeyForms["CURVE_SECP256K1"]);
  // Its row names the curve, so there is a rule: `Rules` has one for each.
  const ofFormat = rules[format as keyof Rules] as Readonly<Record<C, (key: KeyForms[C]) => string>>;
  return ofFormat[curve](key);
}

/**
 * The text under which an address is compared with others, so that callers may write it in any form its chain takes:
 * hexadecimal and bech32 addresses in upper or lower case, TON addresses bounceable or not. What is case-sensitive,
 * such as base58, stays as it is. Whatever is no address comes back unchanged.
 */
export function lookupForm(address: string): string {
  const isHex = /^0x[0-9a-f]+$/i.test(address) || /^(?:[0-9a-f]{64}|[0-9a-f]{66}|[0-9a-f]{130})$/i.test(address);
  return isHex || isBech32(address) ? address.toLowerCase() : (canonicalTonAddress(address) ?? address);
}

// Of any chain, by the checksum (BIP-173, BIP-350), which refuses a mix of cases, too.
function isBech32(address: string): boolean {
  if (!bech32Form.test(address)) return false;
  return bech32.decodeUnsafe(address) !== undefined || bech32m.decodeUnsafe(address) !== undefined;
}

function pointOf(curve: WeierstrassPointCons<bigint>, name: string, publicKey: string): WeierstrassPoint<bigint> {
  const bytes = bytesOfHex(publicKey, "public key");
  try {
    return curve.fromBytes(bytes);
  } catch {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      `public key is not a point on ${name}; it must be 33 or 65 bytes, encoded as in SEC 1`,
    );
  }
}

function ed25519Key(publicKey: string): Uint8Array {
  const bytes = bytesOfHex(publicKey, "public key");
  if (bytes.length !== 32)
    throw new ApiError(ErrorCode.INVALID_ARGUMENT, `public key has ${bytes.length} bytes; one of Ed25519 has 32`);
  return bytes;
}

/** The 20 bytes of an Ethereum account. */
function accountHash(point: WeierstrassPoint<bigint>): Uint8Array {
  return keccak_256(point.toBytes(false).subarray(1)).subarray(12);
}

function keyHash(point: WeierstrassPoint<bigint>): Uint8Array {
  return hash160(point.toBytes(true));
}

function cosmosAddress(prefix: string): (point: WeierstrassPoint<bigint>) => string {
  return (point) => bech32.encode(prefix, bech32.toWords(keyHash(point)));
}

// SEP-23: version byte of an account, key, checksum with its low byte first.
function stellarAddress(key: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(6 << 3), key);
  const checksum = crc16(body);
  return base32nopad.encode(concatBytes(body, Uint8Array.of(checksum & 0xff, checksum >> 8)));
}

// Base58Check with the ledger's own alphabet; the version byte of an account is 0.
function xrpAddress(point: WeierstrassPoint<bigint>): string {
  const body = concatBytes(Uint8Array.of(0), keyHash(point));
  return base58xrp.encode(concatBytes(body, hash256([body]).subarray(0, 4)));
}
