// Addresses of TON's wallet contracts. An address is the hash of the contract's first state, its code and data, so it
// follows from the public key alone (TEP-2, tblkch.pdf §3.1 on the hashes of cells).

import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { base64url } from "@scure/base";
import { crc16 } from "./crc16.js";

/** What a published wallet contract brings along: its compiled code, and what its data holds behind the public key. */
interface WalletContract {
  /** Hash of the root cell of the code. */
  readonly codeHash: Uint8Array;
  /** How many cells lie below the root cell of the code. */
  readonly codeDepth: number;
  /** Descriptor of the data cell's length in bits, cells.d2. */
  readonly dataDescriptor: number;
  readonly dataTail: Uint8Array;
}

export const walletV3R2: WalletContract = {
  codeHash: hexToBytes("84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599"),
  codeDepth: 0,
  dataDescriptor: 80,
  dataTail: new Uint8Array(),
};

export const walletV4R2: WalletContract = {
  codeHash: hexToBytes("feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0"),
  codeDepth: 7,
  dataDescriptor: 81,
  // One bit for an empty dictionary of plugins, then the bit that ends a cell of no whole number of bytes.
  dataTail: Uint8Array.of(0b0100_0000),
};

// The sub-wallet that wallets use on the basic workchain.
const walletId = 698_983_191;
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
  const data = concatBytes(
    Uint8Array.of(0, contract.dataDescriptor),
    uint32(0), // seqno
    uint32(walletId),
    publicKey,
    contract.dataTail,
  );
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

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
