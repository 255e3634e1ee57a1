// Decodes the arguments of a call. Encoders write each tail behind the one before, without gaps; nothing else is taken, although
// contracts take any offsets. So no byte is read twice, which bounds the work, and what is seen is what the contract reads.

import type { AbiType } from "./abi-types.js";
import { UnreadCall } from "./refusal.js";

/** Integers as bigints; bytes and addresses as hex in lower case behind `0x`; tuples as lists. */
export type AbiValue = boolean | bigint | string | readonly AbiValue[];

const word = 32;
const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The arguments that data are the one encoding of.
 *
 * @param data behind the selector
 * @throws UnreadCall
 */
export function decodeArguments(types: readonly AbiType[], data: Buffer): readonly AbiValue[] {
  const decoder = new Decoder(data);
  const [values, end] = decoder.row(types, types.length, 0);
  if (end !== data.length) throw new UnreadCall(`it has ${data.length - end} bytes more than its arguments take`);
  return values;
}

type Decoded<Value extends AbiValue = AbiValue> = readonly [value: Value, end: number];

class Decoder {
  readonly #data: Buffer;

  constructor(data: Buffer) {
    this.#data = data;
  }

  /** Values side by side: their heads, and behind those the tails in the same order. @param types one for all, or of each */
  row(types: readonly AbiType[] | AbiType, count: number, base: number): Decoded<readonly AbiValue[]> {
    const words = isOne(types) ? types.words * count : types.reduce((sum, type) => sum + type.words, 0);
    this.#need(base, words * word);
    const values: AbiValue[] = [];
    let head = base;
    let tail = base + words * word;
    for (let index = 0; index < count; index++) {
      const type = isOne(types) ? types : types[index]!;
      if (type.dynamic) {
        if (this.#number(head) !== tail - base) throw new UnreadCall("an offset is not where its value begins");
        const [value, end] = this.#tail(type, tail);
        values.push(value);
        tail = end;
      } else values.push(this.#static(type, head));
      head += type.words * word;
    }
    return [values, tail];
  }

  #tail(type: AbiType, at: number): Decoded {
    switch (type.kind) {
      case "list": {
        if (type.length !== undefined) return this.row(type.item, type.length, at);
        const length = this.#length(at);
        return this.row(type.item, length, at + word);
      }
      case "tuple":
        return this.row(type.items, type.items.length, at);
      default: {
        const length = this.#length(at);
        const start = at + word;
        const end = start + Math.ceil(length / word) * word;
        this.#need(start, end - start);
        const bytes = this.#data.subarray(start, start + length);
        this.#zeros(start + length, end);
        return [type.kind === "string" ? decodeText(bytes) : `0x${bytes.toString("hex")}`, end];
      }
    }
  }

  #static(type: AbiType, at: number): AbiValue {
    switch (type.kind) {
      case "list":
        return this.row(type.item, type.length ?? 0, at)[0];
      case "tuple":
        return this.row(type.items, type.items.length, at)[0];
      case "uint": {
        const value = this.#integer(at);
        if (value >> BigInt(type.bits) !== 0n) throw new UnreadCall(`an integer has more than ${type.bits} bits`);
        return value;
      }
      case "int": {
        const value = BigInt.asIntN(256, this.#integer(at));
        if (BigInt.asIntN(type.bits, value) !== value) {
          throw new UnreadCall(`an integer has more than ${type.bits} bits`);
        }
        return value;
      }
      case "bool": {
        const value = this.#integer(at);
        if (value > 1n) throw new UnreadCall("a boolean is neither 0 nor 1");
        return value === 1n;
      }
      case "address":
        this.#zeros(at, at + 12);
        return `0x${this.#data.toString("hex", at + 12, at + word)}`;
      case "fixedBytes":
        this.#zeros(at + type.length, at + word);
        return `0x${this.#data.toString("hex", at, at + type.length)}`;
      default:
        throw new Error(`${type.kind} stands in the tail`);
    }
  }

  /** How many elements or bytes follow: each takes at least a byte. */
  #length(at: number): number {
    this.#need(at, word);
    const length = this.#number(at);
    if (length > this.#data.length) throw new UnreadCall("a length goes beyond the data");
    return length;
  }

  #integer(at: number): bigint {
    const number = this.#number(at);
    return number === Infinity ? BigInt(`0x${this.#data.toString("hex", at, at + word)}`) : BigInt(number);
  }

  /** A word of at most 32 bits; infinity otherwise. */
  #number(at: number): number {
    for (let high = at; high < at + 28; high += 4) {
      if (this.#data.readUInt32BE(high) !== 0) return Infinity;
    }
    return this.#data.readUInt32BE(at + 28);
  }

  #zeros(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (this.#data[at] !== 0) throw new UnreadCall("the padding of a value is not zero");
    }
  }

  #need(at: number, bytes: number): void {
    if (at + bytes > this.#data.length) throw new UnreadCall("it ends before its arguments do");
  }
}

function isOne(types: readonly AbiType[] | AbiType): types is AbiType {
  return !Array.isArray(types);
}

function decodeText(bytes: Buffer): string {
  try {
    return text.decode(bytes);
  } catch {
    throw new UnreadCall("a text is not UTF-8");
  }
}
