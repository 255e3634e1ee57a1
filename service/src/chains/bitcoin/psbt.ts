// Partially signed transactions of Bitcoin, of version 0 (BIP-174) and version 2 (BIP-370).

import { bytesOfHex } from "../hex.js";
import { Cursor, refusal } from "./cursor.js";
import { globalFields, inputFields, outputFields, type Fields, type PsbtVersion } from "./psbt-fields.js";
import { PsbtMap } from "./psbt-map.js";
import {
  readUnsignedTransaction,
  readValue,
  type TransactionInput,
  type TransactionOutput,
  type UnsignedTransaction,
} from "./transaction.js";

export interface Psbt {
  readonly version: PsbtVersion;
  readonly global: PsbtMap;
  readonly transaction: UnsignedTransaction;
  /** One for each input of the transaction, as of outputs. */
  readonly inputs: readonly PsbtMap[];
  readonly outputs: readonly PsbtMap[];
}

// In the maps of inputs, and in those of outputs. A thousand inputs have some six each.
const maxKeys = 12_000;

const magic = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff);

// More inputs are not relayed with their signatures either, whatever they spend; nor are more outputs than some 3,200.
const maxInputs = 1_750;
const maxOutputs = 4_000;
// Of bytes without witnesses: nodes do not relay more (MAX_STANDARD_TX_WEIGHT).
const maxTransactionBytes = 100_000;
/** Below it a lock time is a height of the chain, from it on seconds since 1970. */
export const firstLockTime = 500_000_000;
const finalSequence = 0xffffffff;

const inputBytes = 41;
const outputBytes = 9;

/**
 * Reads a PSBT from hex, with or without `0x`.
 *
 * Throws ApiError INVALID_ARGUMENT that names the place and the fault: for keys that are there twice, fields of a wrong length
 * or of another version, a transaction that is signed already or larger than nodes relay, bytes left over.
 */
export function readPsbt(text: string): Psbt {
  const bytes = bytesOfHex(text, "unsignedTransaction");
  if (!magic.every((byte, index) => bytes[index] === byte)) throw refusal("it does not begin with 70736274ff");
  const cursor = new Cursor(bytes, "it");
  cursor.skip(magic.length);
  const global = PsbtMap.read(cursor, globalFields, "the global map", maxKeys);
  const version = versionOf(global);
  global.checkVersion(globalFields, version, "the global map");
  return version === 0 ? readFirst(cursor, global) : readSecond(cursor, global);
}

/** The PSBT in hex without `0x`. */
export function writePsbt({ global, inputs, outputs }: Psbt): string {
  return Buffer.concat([magic, ...[global, ...inputs, ...outputs].flatMap((map) => [...map.bytes()])]).toString("hex");
}

function versionOf(global: PsbtMap): PsbtVersion {
  const value = global.get(0xfb);
  const version = value === undefined ? 0 : uint32Of(value);
  if (version !== 0 && version !== 2) throw refusal(`its version is ${version}; expected 0 or 2`);
  return version;
}

function readFirst(cursor: Cursor, global: PsbtMap): Psbt {
  const unsigned = global.get(0x00);
  if (unsigned === undefined) throw refusal("the global map has no PSBT_GLOBAL_UNSIGNED_TX");
  checkSize(unsigned.length);
  const transaction = readUnsignedTransaction(unsigned);
  checkCounts(transaction.inputs.length, transaction.outputs.length);
  const inputs = readMaps(cursor, transaction.inputs.length, inputFields, "input", 0);
  const outputs = readMaps(cursor, transaction.outputs.length, outputFields, "output", 0);
  cursor.end();
  return { version: 0, global, transaction, inputs, outputs };
}

function readSecond(cursor: Cursor, global: PsbtMap): Psbt {
  const counts = [count(global, 0x04), count(global, 0x05)] as const;
  checkCounts(...counts);
  const inputs = readMaps(cursor, counts[0], inputFields, "input", 2);
  const outputs = readMaps(cursor, counts[1], outputFields, "output", 2);
  cursor.end();
  const transaction = {
    version: uint32Of(required(global, 0x02, "the global map", globalFields)),
    inputs: inputs.map(inputOf),
    outputs: outputs.map(outputOf),
    lockTime: lockTimeOf(global, inputs),
  };
  const scripts = transaction.outputs.reduce((sum, { script }) => sum + script.length, 0);
  checkSize(counts[0] * inputBytes + counts[1] * outputBytes + scripts);
  return { version: 2, global, transaction, inputs, outputs };
}

function readMaps(cursor: Cursor, length: number, fields: Fields, what: string, version: PsbtVersion): PsbtMap[] {
  if (length > cursor.left) throw refusal(`it has no room for the maps of ${length} ${what}s`);
  let keys = 0;
  return Array.from({ length }, (_, index) => {
    const place = `${what} ${index}`;
    const map = PsbtMap.read(cursor, fields, place, maxKeys - keys);
    map.checkVersion(fields, version, place);
    keys += map.size;
    return map;
  });
}

function checkCounts(inputs: number, outputs: number): void {
  if (inputs > maxInputs) throw refusal(`it has ${inputs} inputs; ${maxInputs} are allowed at most`);
  if (outputs > maxOutputs) throw refusal(`it has ${outputs} outputs; ${maxOutputs} are allowed at most`);
}

function checkSize(bytes: number): void {
  if (bytes > maxTransactionBytes) {
    throw refusal(`its transaction has ${bytes} bytes or more; nodes relay ${maxTransactionBytes} at most`);
  }
}

function inputOf(map: PsbtMap, index: number): TransactionInput {
  const place = `input ${index}`;
  const sequence = map.get(0x10);
  return {
    txid: required(map, 0x0e, place, inputFields),
    vout: uint32Of(required(map, 0x0f, place, inputFields)),
    sequence: sequence === undefined ? finalSequence : uint32Of(sequence),
  };
}

function outputOf(map: PsbtMap, index: number): TransactionOutput {
  const place = `output ${index}`;
  const amount = required(map, 0x03, place, outputFields);
  return { value: readValue(new Cursor(amount, place), place), script: required(map, 0x04, place, outputFields) };
}

/** BIP-370: the latest that inputs require, in the unit that all of them know, heights first. */
function lockTimeOf(global: PsbtMap, inputs: readonly PsbtMap[]): number {
  let [height, time] = [0, 0];
  let [allHeights, allTimes] = [true, true];
  for (const [index, input] of inputs.entries()) {
    const [timeBytes, heightBytes] = [input.get(0x11), input.get(0x12)];
    if (timeBytes === undefined && heightBytes === undefined) continue;
    if (timeBytes === undefined) allTimes = false;
    else time = Math.max(time, lockTime(timeBytes, index, true));
    if (heightBytes === undefined) allHeights = false;
    else height = Math.max(height, lockTime(heightBytes, index, false));
  }
  if (height === 0 && time === 0) {
    const fallback = global.get(0x03);
    return fallback === undefined ? 0 : uint32Of(fallback);
  }
  if (allHeights) return height;
  if (allTimes) return time;
  throw refusal("some inputs require a time and others a height as the lock time");
}

function lockTime(bytes: Uint8Array, index: number, isTime: boolean): number {
  const value = uint32Of(bytes);
  if (value === 0 || value >= firstLockTime !== isTime) {
    throw refusal(`input ${index} requires lock time ${value}, which is not ${isTime ? "a time" : "a height"}`);
  }
  return value;
}

function count(global: PsbtMap, type: number): number {
  const cursor = new Cursor(required(global, type, "the global map", globalFields), "a count of the global map");
  const value = cursor.compactSize();
  cursor.end();
  return value;
}

function required(map: PsbtMap, type: number, place: string, fields: Fields): Uint8Array {
  const value = map.get(type);
  if (value === undefined) throw refusal(`${place} has no ${fields.get(type)?.name}`);
  return value;
}

function uint32Of(bytes: Uint8Array): number {
  return new Cursor(bytes, "a field").uint32();
}
