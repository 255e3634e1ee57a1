// Transactions of Bitcoin: the unsigned one that a PSBT is about, and those whose outputs it spends.

import { hash256 } from "../hashes.js";
import { Cursor, refusal } from "./cursor.js";

/** Which output is spent, and how. */
export interface TransactionInput {
  /** As it is hashed; people read it the other way round. */
  readonly txid: Uint8Array;
  readonly vout: number;
  readonly sequence: number;
}

export interface TransactionOutput {
  /** In satoshi. */
  readonly value: bigint;
  /** scriptPubKey. */
  readonly script: Uint8Array;
}

export interface UnsignedTransaction {
  /** As an unsigned integer of 32 bits. */
  readonly version: number;
  readonly inputs: readonly TransactionInput[];
  readonly outputs: readonly TransactionOutput[];
  readonly lockTime: number;
}

/** 21 million bitcoin. */
const maxMoney = 2_100_000_000_000_000n;

/** An amount of satoshi. */
export function readValue(cursor: Cursor, name: string): bigint {
  const value = cursor.uint64();
  if (value > maxMoney) throw refusal(`${name} is ${value} satoshi, more than there are`);
  return value;
}

/** An output as transactions write it. */
export function readOutput(cursor: Cursor, name: string): TransactionOutput {
  return { value: readValue(cursor, name), script: cursor.sized() };
}

/** The transaction of a PSBT of version 0: without witnesses, and with empty scripts. */
export function readUnsignedTransaction(bytes: Uint8Array): UnsignedTransaction {
  const cursor = new Cursor(bytes, "the unsigned transaction");
  const version = cursor.uint32();
  const inputs = listOf(cursor, 41, (index) => {
    const [txid, vout] = [cursor.bytes(32), cursor.uint32()];
    if (cursor.compactSize() > 0) throw refusal(`input ${index} of the unsigned transaction has a script`);
    return { txid, vout, sequence: cursor.uint32() };
  });
  const outputs = listOf(cursor, 9, (index) => readOutput(cursor, `output ${index}`));
  const lockTime = cursor.uint32();
  cursor.end();
  return { version, inputs, outputs, lockTime };
}

function listOf<Item>(cursor: Cursor, least: number, read: (index: number) => Item): Item[] {
  const length = cursor.compactSize();
  // Each takes so many bytes at least: no room is made for what can't be there.
  if (length > cursor.left / least) throw refusal("the unsigned transaction ends too early");
  return Array.from({ length }, (_, index) => read(index));
}

/** The output of a transaction that was sent; undefined where it has no such. Signatures may be there or not. */
export function readSpentOutput(
  bytes: Uint8Array,
  vout: number,
  name: string,
): { readonly txid: Uint8Array; readonly output: TransactionOutput | undefined } {
  const cursor = new Cursor(bytes, name);
  cursor.skip(4);
  const hasWitness = cursor.next === 0;
  if (hasWitness) {
    cursor.skip(1);
    if (cursor.byte() !== 1) throw refusal(`${name} is not a transaction`);
  }
  const start = cursor.position;
  const inputs = cursor.compactSize();
  for (let index = 0; index < inputs; index++) {
    cursor.skip(36);
    cursor.skip(cursor.compactSize());
    cursor.skip(4);
  }
  let output: TransactionOutput | undefined;
  const outputs = cursor.compactSize();
  for (let index = 0; index < outputs; index++) {
    if (index === vout) output = readOutput(cursor, `${name}, output ${index}`);
    else {
      cursor.skip(8);
      cursor.skip(cursor.compactSize());
    }
  }
  const end = cursor.position;
  if (hasWitness) {
    for (let index = 0; index < inputs; index++) {
      for (let items = cursor.compactSize(); items > 0; items--) cursor.skip(cursor.compactSize());
    }
  }
  cursor.skip(4);
  cursor.end();
  const parts = [bytes.subarray(0, 4), bytes.subarray(start, end), bytes.subarray(-4)];
  return { txid: hash256(parts), output };
}
