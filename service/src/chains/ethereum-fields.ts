// The fields of Ethereum transactions, read strictly from decoded RLP. An error names the field and what is wrong.

import { ApiError, ErrorCode } from "@countersign/api";
import type { RLPInput } from "micro-eth-signer/core/rlp.js";
import { hexOf } from "./hex.js";

export const maxUint64: bigint = 2n ** 64n - 1n;
export const maxUint256: bigint = 2n ** 256n - 1n;
/** EIP-2681: the nonce of a transaction stays below 2^64 - 1. */
export const maxNonce: bigint = maxUint64 - 1n;

/** A string of bytes or a list, as RLP knows them. Missing where a list is too short. */
export type Item = RLPInput | undefined;

/** The error for an unsigned transaction that can't be signed as it is. */
export function refusal(reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `unsignedTransaction: ${reason}`);
}

/** An integer of RLP, big-endian without leading zeros, at most `maximum`. */
export function integer(item: Item, field: string, maximum: bigint): bigint {
  const bytes = bytesOf(item, field);
  if (bytes[0] === 0) throw refusal(`${field} has a leading zero byte; RLP writes integers without, and 0 as nothing`);
  if (bytes.length > 32) throw refusal(`${field} has ${bytes.length} bytes; an integer has at most 32`);
  const value = bytes.length === 0 ? 0n : BigInt(`0x${hexOf(bytes)}`);
  if (value > maximum) throw refusal(`${field} is ${value}; it must be at most ${maximum}`);
  return value;
}

/** A string of bytes. */
export function bytesOf(item: Item, field: string): Uint8Array {
  if (!(item instanceof Uint8Array)) throw refusal(`${field} is a list; it must be a string of bytes`);
  return item;
}

/** A string of exactly so many bytes. */
export function fixedBytes(item: Item, field: string, length: number): Uint8Array {
  const bytes = bytesOf(item, field);
  if (bytes.length !== length) throw refusal(`${field} has ${bytes.length} bytes; it must have ${length}`);
  return bytes;
}

/** EIP-2930: pairs of an address and the storage keys of it. */
export function checkAccessList(item: Item): void {
  for (const [index, entry] of listOf(item, "accessList").entries()) {
    const field = `accessList[${index}]`;
    const [address, storageKeys] = listOf(entry, field, 2);
    fixedBytes(address, `${field}.address`, 20);
    for (const [position, key] of listOf(storageKeys, `${field}.storageKeys`).entries()) {
      fixedBytes(key, `${field}.storageKeys[${position}]`, 32);
    }
  }
}

/** EIP-4844: at least one hash, each with the version of a KZG commitment. Tells how many. */
export function countBlobVersionedHashes(item: Item): number {
  const hashes = listOf(item, "blobVersionedHashes");
  if (hashes.length === 0) throw refusal("blobVersionedHashes is empty; a transaction of EIP-4844 carries a blob");
  for (const [index, hash] of hashes.entries()) {
    const field = `blobVersionedHashes[${index}]`;
    if (fixedBytes(hash, field, 32)[0] !== 1) throw refusal(`${field} must begin with the version byte 0x01`);
  }
  return hashes.length;
}

/** What lets a contract act in the name of the account that signed it (EIP-7702). */
export interface EthereumAuthorization {
  /** 0 where it holds on every chain. */
  readonly chainId: bigint;
  /** Of the contract: hex in lower case behind `0x`. */
  readonly address: string;
  readonly nonce: bigint;
}

/** EIP-7702: at least one authorization, each signed already. */
export function authorizationsOf(item: Item): EthereumAuthorization[] {
  const authorizations = listOf(item, "authorizationList");
  if (authorizations.length === 0) throw refusal("authorizationList is empty; EIP-7702 needs an authorization");
  return authorizations.map((authorization, index) => {
    const field = `authorizationList[${index}]`;
    const [chainId, address, nonce, yParity, r, s] = listOf(authorization, field, 6);
    integer(yParity, `${field}.yParity`, 1n);
    integer(r, `${field}.r`, maxUint256);
    integer(s, `${field}.s`, maxUint256);
    return {
      chainId: integer(chainId, `${field}.chainId`, maxUint256),
      address: `0x${hexOf(fixedBytes(address, `${field}.address`, 20))}`,
      nonce: integer(nonce, `${field}.nonce`, maxNonce),
    };
  });
}

function listOf(item: Item, field: string, length?: number): RLPInput[] {
  if (!Array.isArray(item)) throw refusal(`${field} is a string of bytes; it must be a list`);
  if (length !== undefined && item.length !== length) {
    throw refusal(`${field} has ${item.length} items; it must have ${length}`);
  }
  return item;
}
