// TRON's transactions: the raw data, read strictly, and with its signature the whole that nodes take.

import { hash } from "node:crypto";
import type { SignRawPayloadResult } from "@countersign/api";
import { bytesOfHex, hexOf } from "../hex.js";
import { readContract, type TronContract } from "./contracts.js";
import { bytesAs, int64, listOf, messageAs, readMessage, refusal, type Fields } from "./protobuf.js";

/** Bytes are in hex. */
export interface TronRawData {
  /** With `refBlockHash`, a recent block of the chain on which the transaction holds. */
  readonly refBlockBytes: string;
  readonly refBlockHash: string;
  /** In milliseconds since 1970, as `timestamp`. */
  readonly expiration: bigint;
  /** A note, for which the network takes a fee. */
  readonly data: string;
  readonly contract: TronContract;
  readonly timestamp: bigint;
  /** The most that is burnt for the energy of contracts, in sun. */
  readonly feeLimit: bigint;
}

export interface TronTransaction extends TronRawData {
  /** SHA-256 of the raw data, 32 bytes: what signers sign, and the id of the transaction. */
  readonly digest: Uint8Array;
  /** The whole transaction in hex without `0x`, for a signature of the digest as signing answers with it. */
  sign(signature: SignRawPayloadResult): string;
}

const hex = (absent?: string) => bytesAs(absent, hexOf);

const fields: Fields<Omit<TronRawData, "contract"> & { readonly contract: readonly TronContract[] }> = {
  refBlockBytes: [1, hex()],
  refBlockHash: [4, hex()],
  expiration: [8, int64],
  data: [10, hex("")],
  // One, although the protocol has a list.
  contract: [11, listOf(1, messageAs(undefined, readContract))],
  timestamp: [14, int64],
  feeLimit: [18, int64],
};

/**
 * Reads the raw data of a transaction from hex, with or without `0x`.
 *
 * Throws ApiError INVALID_ARGUMENT that names the place and the fault: for fields and types of contracts that are not
 * known, any but one contract, and whatever nodes would not write as it stands.
 */
export function readTronTransaction(unsignedTransaction: string): TronTransaction {
  const bytes = bytesOfHex(unsignedTransaction, "unsignedTransaction");
  const { contract: contracts, ...read } = readMessage(bytes, "raw_data", fields);
  const [contract] = contracts;
  if (contract === undefined) throw refusal("raw_data has no contract");
  return {
    ...read,
    contract,
    digest: hash("sha256", bytes, "buffer"),
    sign: (signature) => `0a${varint(bytes.length)}${hexOf(bytes)}1241${serialized(signature)}`,
  };
}

/** r ‖ s ‖ v, 65 bytes. */
function serialized({ r, s, v }: SignRawPayloadResult): string {
  return `${r}${s}${v === "01" ? "1c" : "1b"}`;
}

function varint(value: number): string {
  const byte = (value & 0x7f) | (value > 0x7f ? 0x80 : 0);
  const digits = byte.toString(16).padStart(2, "0");
  return value > 0x7f ? digits + varint(value >>> 7) : digits;
}
