// Addresses of TON's wallet contracts. An address is the hash of the contract's first state, its code and data, so it
// follows from the public key alone (TEP-2, tblkch.pdf §3.1 on the hashes of cells).

import { bytesToNumberBE, numberToBytesBE } from "@noble/curves/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { base64url } from "@scure/base";
import { crc16 } from "./crc16.js";

/** A published wallet contract: its compiled code, and what its data is before the first transaction. */
interface WalletContract {
  /** Hash of the root cell of the code. */
  readonly codeHash: Uint8Array;
  /** How many cells lie below the root cell of the code. */
  readonly codeDepth: number;
  readonly dataBits: number;
  /** Those bits, as one number. Left out are the leading zeros, which seqno is. */
  data(publicKey: bigint): bigint;
}

// The sub-wallet that wallets of versions 3 and 4 use on the basic workchain.
const walletId = 698_983_191n;

export const walletV3R2: WalletContract = {
  codeHash: hexToBytes("84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599"),
  codeDepth: 0,
  dataBits: 320,
  data: (publicKey) => (walletId << 256n) | publicKey,
};

export const walletV4R2: WalletContract = {
  codeHash: hexToBytes("feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0"),
  codeDepth: 7,
  dataBits: 321,
  // The last bit is an empty dictionary of plugins.
  data: (publicKey) => ((walletId << 256n) | publicKey) << 1n,
};

// Version 5 XORs the network's id with a context: one bit that says that it is a client's, then workchain, version of
// the wallet and number of the sub-wallet, all of them 0.
const mainnet = -239n;
const walletIdV5 = BigInt.asUintN(32, mainnet ^ 0x8000_0000n);

export const walletV5R1: WalletContract = {
  codeHash: hexToBytes("20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f"),
  codeDepth: 6,
  dataBits: 322,
  // The first bit allows signatures, the last one is an empty dictionary of extensions.
  data: (publicKey) => (1n << 321n) | (walletIdV5 << 257n) | (publicKey << 1n),
};

const basicWorkchain = 0;

const bounceable = 0x11;
const nonBounceable = 0x51;
const testOnly = 0x80;
const tags = [bounceable, nonBounceable, bounceable | testOnly, nonBounceable | testOnly];

/**
 * Address of the wallet contract that an Ed25519 key (32 bytes) owns on the basic workchain, in the form for wallets:
 * URL-safe, non-bounceable, beginning with `UQ`, so that the first deposit stays in the wallet.
 */
export function tonAddress(contract: WalletContract, publicKey: Uint8Array): string {
  const data = dataCell(contract.data(bytesToNumberBE(publicKey)), contract.dataBits);
  // StateInit: no split depth, not special, with code, with data, no library; then the depths and hashes of both.
  const state = concatBytes(
    Uint8Array.of(2, 1, 0b0011_0100),
    Uint8Array.of(0, contract.codeDepth, 0, 0),
    contract.codeHash,
    sha256(data),
  );
  return userFriendly(basicWorkchain, sha256(state));
}

/**
 * The form that `tonAddress` gives, for any user-friendly form of the same account: bounceable or not, for test
 * networks only or not, base64 or base64url. Undefined when the text is no such address.
 */
export function canonicalTonAddress(text: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]{48}$/.test(text)) return undefined;
  const bytes = base64url.decode(text.replaceAll("+", "-").replaceAll("/", "_"));
  const [tag = 0, workchain = 0] = bytes;
  const intact = crc16(bytes.subarray(0, 34)) === new DataView(bytes.buffer, bytes.byteOffset).getUint16(34);
  return intact && tags.includes(tag) ? userFriendly(workchain, bytes.subarray(2, 34)) : undefined;
}

function userFriendly(workchain: number, account: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(nonBounceable, workchain), account);
  const checksum = crc16(body);
  return base64url.encode(concatBytes(body, Uint8Array.of(checksum >> 8, checksum & 0xff)));
}

/** A cell without references as it is hashed: two descriptor bytes, then the bits, filled up to whole bytes by 1 0…0. */
function dataCell(bits: bigint, length: number): Uint8Array {
  const [whole, all] = [Math.floor(length / 8), Math.ceil(length / 8)];
  const free = BigInt(8 * all - length);
  const filled = free === 0n ? bits : ((bits << 1n) | 1n) << (free - 1n);
  return concatBytes(Uint8Array.of(0, whole + all), numberToBytesBE(filled, all));
}
