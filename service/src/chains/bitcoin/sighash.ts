// What the signatures of a transaction's inputs sign: all of its inputs and outputs, by the rules of the output that is spent.

import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { hash256, sha256 } from "../hashes.js";
import { compactSize, uint32, uint64 } from "./cursor.js";
import type { TransactionOutput, UnsignedTransaction } from "./transaction.js";

/** `SIGHASH_DEFAULT` and `SIGHASH_ALL`. Both sign everything; the former is for Taproot and is not written down. */
export type SighashType = 0 | 1;

const sighashAll = 1;

const outpointBytes = 36;
// Without a script: its length is 0.
const inputBytes = outpointBytes + 1 + 4;

/** What the digests of several inputs share, each made once. */
interface Shared {
  readonly outpoints: Uint8Array;
  readonly sequences: Uint8Array;
  readonly outputs: Uint8Array;
}

export class Sighashes {
  readonly #transaction: UnsignedTransaction;
  readonly #spent: readonly (TransactionOutput | undefined)[];
  #shared: Shared | undefined;
  #hashedTwice: Shared | undefined;
  #unsigned: Uint8Array | undefined;
  #taprootPrefix: Uint8Array | undefined;

  /** @param spent the outputs that the inputs spend, as far as they are known */
  constructor(transaction: UnsignedTransaction, spent: readonly (TransactionOutput | undefined)[]) {
    this.#transaction = transaction;
    this.#spent = spent;
  }

  /** Before segregated witness: the transaction with a script at the input, and none at the others. */
  legacy(index: number, script: Uint8Array): Uint8Array {
    const { inputs } = this.#transaction;
    this.#unsigned ??= this.#withoutScripts();
    const at = 4 + compactSize(inputs.length).length + index * inputBytes + outpointBytes;
    return hash256([
      this.#unsigned.subarray(0, at),
      compactSize(script.length),
      script,
      // The length of the script that is not there, 0, is left out.
      this.#unsigned.subarray(at + 1),
    ]);
  }

  #withoutScripts(): Uint8Array {
    const { version, inputs, outputs, lockTime } = this.#transaction;
    return concatBytes(
      uint32(version),
      compactSize(inputs.length),
      ...inputs.flatMap(({ txid, vout, sequence }) => [txid, uint32(vout), Uint8Array.of(0), uint32(sequence)]),
      compactSize(outputs.length),
      this.#parts.outputs,
      uint32(lockTime),
      uint32(sighashAll),
    );
  }

  /** BIP-143, version 0 of segregated witness. */
  segwit(index: number, script: Uint8Array, value: bigint): Uint8Array {
    const { version, inputs, lockTime } = this.#transaction;
    const { txid, vout, sequence } = inputs[index]!;
    this.#hashedTwice ??= mapped(this.#parts, (bytes) => hash256([bytes]));
    const { outpoints, sequences, outputs } = this.#hashedTwice;
    return hash256([
      uint32(version),
      outpoints,
      sequences,
      txid,
      uint32(vout),
      compactSize(script.length),
      script,
      uint64(value),
      uint32(sequence),
      outputs,
      uint32(lockTime),
      uint32(sighashAll),
    ]);
  }

  /** BIP-341, by key and without an annex. All outputs that are spent have to be known. */
  taproot(index: number, type: SighashType): Uint8Array {
    this.#taprootPrefix ??= this.#prefixOfTaproot();
    return taggedHash("TapSighash", [Uint8Array.of(0, type), this.#taprootPrefix, Uint8Array.of(0), uint32(index)]);
  }

  #prefixOfTaproot(): Uint8Array {
    const { version, lockTime } = this.#transaction;
    const { outpoints, sequences, outputs } = this.#parts;
    const spent = this.#spent as readonly TransactionOutput[];
    return concatBytes(
      uint32(version),
      uint32(lockTime),
      sha256([outpoints]),
      sha256(spent.map(({ value }) => uint64(value))),
      sha256(spent.flatMap(({ script }) => [compactSize(script.length), script])),
      sha256([sequences]),
      sha256([outputs]),
    );
  }

  get #parts(): Shared {
    const { inputs, outputs } = this.#transaction;
    this.#shared ??= {
      outpoints: concatBytes(...inputs.flatMap(({ txid, vout }) => [txid, uint32(vout)])),
      sequences: concatBytes(...inputs.map(({ sequence }) => uint32(sequence))),
      outputs: concatBytes(
        ...outputs.flatMap(({ value, script }) => [uint64(value), compactSize(script.length), script]),
      ),
    };
    return this.#shared;
  }
}

function mapped({ outpoints, sequences, outputs }: Shared, hash: (bytes: Uint8Array) => Uint8Array): Shared {
  return { outpoints: hash(outpoints), sequences: hash(sequences), outputs: hash(outputs) };
}

function taggedHash(tag: string, parts: readonly Uint8Array[]): Uint8Array {
  const hashed = sha256([utf8ToBytes(tag)]);
  return sha256([hashed, hashed, ...parts]);
}
