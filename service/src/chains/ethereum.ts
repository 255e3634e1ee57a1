// Unsigned Ethereum transactions of every type: read strictly, hashed for signing, put together with their signature.
// Only one serialization of a transaction is taken, so what was read is what gets signed.

import type { SignRawPayloadResult } from "@countersign/api";
import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes } from "@noble/hashes/utils.js";
import { addr } from "micro-eth-signer";
import { RLP, type RLPInput } from "micro-eth-signer/core/rlp.js";
import {
  authorizationsOf,
  bytesOf,
  checkAccessList,
  countBlobVersionedHashes,
  fixedBytes,
  integer,
  maxNonce,
  maxUint256,
  maxUint64,
  refusal,
  type EthereumAuthorization,
  type Item,
} from "./ethereum-fields.js";
import { bytesOfHex, hexOf } from "./hex.js";

/** A transaction before it is signed. Amounts are in wei. */
export interface UnsignedEthereumTransaction {
  /** Legacy, or the EIP that the type comes from. */
  readonly type: "legacy" | "eip2930" | "eip1559" | "eip4844" | "eip7702";
  /** Undefined for a legacy transaction that is not bound to a chain, as before EIP-155. */
  readonly chainId: bigint | undefined;
  readonly nonce: bigint;
  /** Receiver in the form of EIP-55; undefined when the transaction creates a contract. */
  readonly to: string | undefined;
  readonly value: bigint;
  /** Input of the call, or the code that creates a contract; hex in lower case behind `0x`. */
  readonly data: string;
  /** Gas limit. */
  readonly gas: bigint;
  /** The most that is paid per unit of gas: `gasPrice`, or `maxFeePerGas` since EIP-1559. */
  readonly gasPrice: bigint;
  /** Of that, what goes to the validator at most: all of it before EIP-1559. */
  readonly maxPriorityFeePerGas: bigint;
  /** The most that is paid per unit of blob gas; 0 without blobs. */
  readonly maxFeePerBlobGas: bigint;
  /** The most that is paid for gas, and for that of blobs (EIP-4844). */
  readonly maxFee: bigint;
  /** Empty but with EIP-7702. */
  readonly authorizations: readonly EthereumAuthorization[];
  /** Keccak-256 of the unsigned serialization, 32 bytes: what the sender signs. */
  readonly digest: Uint8Array;
  /** The signed serialization in hex without `0x`, for a signature of the digest as signing answers with it. */
  sign(signature: SignRawPayloadResult): string;
}

export type EthereumField =
  | "chainId"
  | "nonce"
  | "gasPrice"
  | "maxPriorityFeePerGas"
  | "maxFeePerGas"
  | "gas"
  | "to"
  | "value"
  | "data"
  | "accessList"
  | "maxFeePerBlobGas"
  | "blobVersionedHashes"
  | "authorizationList";

interface Layout {
  readonly type: UnsignedEthereumTransaction["type"];
  readonly fields: readonly EthereumField[];
}

const callFields = ["gas", "to", "value", "data"] as const;
const feeMarketFields = [
  "chainId",
  "nonce",
  "maxPriorityFeePerGas",
  "maxFeePerGas",
  ...callFields,
  "accessList",
] as const;

const legacy: Layout = { type: "legacy", fields: ["nonce", "gasPrice", ...callFields] };

// Keys are the first byte of the serialization (EIP-2718).
const typedLayouts = new Map<number, Layout>([
  [0x01, { type: "eip2930", fields: ["chainId", "nonce", "gasPrice", ...callFields, "accessList"] }],
  [0x02, { type: "eip1559", fields: feeMarketFields }],
  [0x03, { type: "eip4844", fields: [...feeMarketFields, "maxFeePerBlobGas", "blobVersionedHashes"] }],
  [0x04, { type: "eip7702", fields: [...feeMarketFields, "authorizationList"] }],
]);

/** Each type at its number: its fields in the order of its serialization. */
export const ethereumLayouts: readonly Layout[] = [legacy, ...typedLayouts.values()];

// EIP-4844: GAS_PER_BLOB.
const gasPerBlob = 131_072n;

// EIP-155 puts 2 * chainId + 36 at most into v, which is no wider than other integers.
const maxLegacyChainId = (maxUint256 - 36n) / 2n;

/**
 * Reads an unsigned transaction from hex, with or without `0x`: legacy with six fields, or with nine where EIP-155
 * binds it to a chain, and the types 1 to 4 of EIP-2718.
 *
 * Throws ApiError INVALID_ARGUMENT that names the field and the fault: for RLP in any but its one canonical form, bytes
 * left over, integers with leading zeros or out of range, addresses and hashes of a wrong length, unknown types,
 * transactions that are signed already, and blobs carried along (EIP-4844 signs their hashes only).
 */
export function readEthereumTransaction(unsignedTransaction: string): UnsignedEthereumTransaction {
  const bytes = bytesOfHex(unsignedTransaction, "unsignedTransaction");
  const [first] = bytes;
  if (first === undefined) throw refusal("it is empty");
  const layout = first >= 0xc0 ? legacy : typedLayouts.get(first);
  if (layout === undefined) {
    const known = [...typedLayouts.keys()].map(hexByte).join(", ");
    throw refusal(`it begins with ${hexByte(first)}; expected ${known} for typed or 0xc0 to 0xff for legacy ones`);
  }
  return layout === legacy ? readLegacy(bytes) : readTyped(bytes, layout);
}

function readLegacy(bytes: Uint8Array): UnsignedEthereumTransaction {
  const items = decodeList(bytes);
  const count = legacy.fields.length;
  if (items.length === count) {
    return transaction(legacy, items, undefined, bytes, ({ yParity, r, s }) =>
      RLP.encode([...items, 27n + yParity, r, s]),
    );
  }
  if (items.length !== count + 3) throw wrongCount(legacy, items, `${count}, or ${count + 3} with EIP-155`);
  const isUnsigned = items.slice(count + 1).every((item) => item instanceof Uint8Array && item.length === 0);
  if (!isUnsigned) {
    throw refusal("it is already signed; after data there may only be the chain id and two empty strings (EIP-155)");
  }
  const chainId = chainIdOf(items[count], maxLegacyChainId);
  return transaction(legacy, items, chainId, bytes, ({ yParity, r, s }) =>
    RLP.encode([...items.slice(0, count), 35n + 2n * chainId + yParity, r, s]),
  );
}

function readTyped(bytes: Uint8Array, layout: Layout): UnsignedEthereumTransaction {
  const items = decodeList(bytes.subarray(1));
  const count = layout.fields.length;
  if (items.length === count + 3) {
    throw refusal(`it is already signed; send the ${count} fields of ${layout.type} without yParity, r and s`);
  }
  if (layout.type === "eip4844" && Array.isArray(items[0])) {
    throw refusal("it carries blobs; send the transaction without them, as only their hashes are signed (EIP-4844)");
  }
  if (items.length !== count) throw wrongCount(layout, items, String(count));
  const chainId = chainIdOf(items[0], maxUint256);
  return transaction(layout, items, chainId, bytes, ({ yParity, r, s }) =>
    concatBytes(bytes.subarray(0, 1), RLP.encode([...items, yParity, r, s])),
  );
}

interface Scalars {
  readonly yParity: bigint;
  readonly r: bigint;
  readonly s: bigint;
}

function transaction(
  layout: Layout,
  items: readonly RLPInput[],
  chainId: bigint | undefined,
  bytes: Uint8Array,
  serialize: (signature: Scalars) => Uint8Array,
): UnsignedEthereumTransaction {
  const item = (field: EthereumField): Item => items[layout.fields.indexOf(field)];
  const has = (field: EthereumField): boolean => layout.fields.includes(field);
  const price = has("gasPrice") ? "gasPrice" : "maxFeePerGas";
  const read = {
    type: layout.type,
    chainId,
    nonce: integer(item("nonce"), "nonce", maxNonce),
    to: receiver(item("to"), layout.type),
    value: integer(item("value"), "value", maxUint256),
    data: `0x${hexOf(bytesOf(item("data"), "data"))}`,
    gas: integer(item("gas"), "gas", maxUint64),
    gasPrice: integer(item(price), price, maxUint256),
  };
  const maxPriorityFeePerGas = has("maxPriorityFeePerGas")
    ? integer(item("maxPriorityFeePerGas"), "maxPriorityFeePerGas", maxUint256)
    : read.gasPrice;
  if (maxPriorityFeePerGas > read.gasPrice) {
    throw refusal(
      `maxPriorityFeePerGas is ${maxPriorityFeePerGas}; it must be at most maxFeePerGas, ${read.gasPrice} (EIP-1559)`,
    );
  }
  if (has("accessList")) checkAccessList(item("accessList"));
  const hasBlobs = has("maxFeePerBlobGas");
  const maxFeePerBlobGas = hasBlobs ? integer(item("maxFeePerBlobGas"), "maxFeePerBlobGas", maxUint256) : 0n;
  const blobs = hasBlobs ? countBlobVersionedHashes(item("blobVersionedHashes")) : 0;
  return {
    ...read,
    maxPriorityFeePerGas,
    maxFeePerBlobGas,
    maxFee: read.gas * read.gasPrice + BigInt(blobs) * gasPerBlob * maxFeePerBlobGas,
    authorizations: has("authorizationList") ? authorizationsOf(item("authorizationList")) : [],
    digest: keccak_256(bytes),
    sign: (signature) => hexOf(serialize(scalars(signature))),
  };
}

function decodeList(bytes: Uint8Array): RLPInput[] {
  let decoded: RLPInput;
  try {
    decoded = RLP.decode(bytes);
  } catch (error) {
    throw refusal(`its RLP is malformed: ${(error as Error).message.replace(/^RLP\.decode: /, "")}`);
  }
  if (!Array.isArray(decoded)) throw refusal("its RLP is a string of bytes; it must be a list of fields");
  return decoded;
}

function wrongCount(layout: Layout, items: readonly RLPInput[], right: string): Error {
  return refusal(`it has ${items.length} fields; ${layout.type} has ${right}: ${layout.fields.join(", ")}`);
}

function chainIdOf(item: Item, maximum: bigint): bigint {
  const chainId = integer(item, "chainId", maximum);
  if (chainId === 0n) throw refusal("chainId is 0, which no chain has");
  return chainId;
}

function receiver(item: Item, type: Layout["type"]): string | undefined {
  if (bytesOf(item, "to").length > 0) return addr.addChecksum(hexOf(fixedBytes(item, "to", 20)));
  if (type === "eip4844" || type === "eip7702") {
    throw refusal(`to is empty; a transaction of ${type} can't create a contract, so it needs 20 bytes`);
  }
  return undefined;
}

function scalars({ r, s, v }: SignRawPayloadResult): Scalars {
  if (!/^[0-9a-f]{64}$/i.test(r) || !/^[0-9a-f]{64}$/i.test(s) || !/^0[01]$/.test(v)) {
    throw new RangeError("a signature has r and s of 64 hex digits each, and v of 00 or 01");
  }
  return { yParity: BigInt(v), r: BigInt(`0x${r}`), s: BigInt(`0x${s}`) };
}

function hexByte(byte: number): string {
  return `0x${byte.toString(16).padStart(2, "0")}`;
}
