// Decodes Borsh, which has one encoding of each value. What could be of any size without taking bytes is bounded.

import { base58 } from "@scure/base";
import type { IdlDefinition, IdlFields, IdlType } from "./idl-types.js";
import { UnreadCall } from "./refusal.js";

/** Integers as bigints; bytes as hex in lower case without `0x`; keys as base58; null for an option that is not there. */
export type BorshValue =
  | boolean
  | bigint
  | string
  | null
  | readonly BorshValue[]
  | { readonly [name: string]: BorshValue };

const maxDepth = 32;
const maxValues = 10_000;
const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The values that data are the encoding of, to the last byte.
 *
 * @throws UnreadCall
 */
export function decodeBorsh(
  fields: IdlFields,
  definitions: ReadonlyMap<string, IdlDefinition>,
  data: Buffer,
): BorshValue {
  const decoder = new Decoder(definitions, data);
  const value = decoder.fields(fields, 0);
  decoder.end();
  return value;
}

class Decoder {
  readonly #definitions: ReadonlyMap<string, IdlDefinition>;
  readonly #data: Buffer;
  #at = 0;
  #values = 0;

  constructor(definitions: ReadonlyMap<string, IdlDefinition>, data: Buffer) {
    this.#definitions = definitions;
    this.#data = data;
  }

  fields({ names, types }: IdlFields, depth: number): BorshValue {
    const values = types.map((type) => this.#value(type, depth + 1));
    // Defines a member `__proto__` as any other.
    return names ? Object.fromEntries(names.map((name, index) => [name, values[index]!])) : values;
  }

  end(): void {
    const left = this.#data.length - this.#at;
    if (left > 0) throw new UnreadCall(`it has ${left} bytes more than its arguments take`);
  }

  #value(type: IdlType, depth: number): BorshValue {
    this.#values += 1;
    if (this.#values > maxValues || depth > maxDepth) throw new UnreadCall("its arguments have too many values");
    switch (type.kind) {
      case "integer":
        return this.#integer(type.bytes, type.signed);
      case "bool":
        return this.#flag("a boolean");
      case "string":
        return decodeText(this.#take(this.#length()));
      case "bytes":
        return this.#take(this.#length()).toString("hex");
      case "key":
        return base58.encode(this.#take(32));
      case "option":
        return this.#flag("the tag of an option") ? this.#value(type.item, depth + 1) : null;
      case "vec":
        return this.#list(type.item, this.#length(), depth);
      case "array":
        return this.#list(type.item, type.length, depth);
      case "defined":
        return this.#defined(type.name, depth);
      case "unsupported":
        throw new UnreadCall(`policies do not read arguments of the type ${type.what}`);
    }
  }

  #list(item: IdlType, length: number, depth: number): BorshValue {
    const values: BorshValue[] = [];
    while (values.length < length) values.push(this.#value(item, depth + 1));
    return values;
  }

  #defined(name: string, depth: number): BorshValue {
    const definition = this.#definitions.get(name);
    if (!definition) throw new UnreadCall(`the interface does not define the type ${name.slice(0, 80)}`);
    if (definition.kind === "alias") return this.#value(definition.type, depth + 1);
    if (definition.kind === "struct") return this.fields(definition.fields, depth + 1);
    const variant = definition.variants[this.#take(1)[0]!];
    if (!variant) throw new UnreadCall(`${name.slice(0, 80)} has no such variant`);
    if (variant.fields.types.length === 0) return variant.name;
    return Object.fromEntries([[variant.name, this.fields(variant.fields, depth + 1)]]);
  }

  #flag(what: string): boolean {
    const [byte] = this.#take(1);
    if (byte! > 1) throw new UnreadCall(`${what} is neither 0 nor 1`);
    return byte === 1;
  }

  #length(): number {
    return this.#take(4).readUInt32LE();
  }

  #integer(bytes: number, signed: boolean): bigint {
    const digits = Buffer.from(this.#take(bytes)).reverse().toString("hex");
    const value = BigInt(`0x${digits}`);
    return signed ? BigInt.asIntN(bytes * 8, value) : value;
  }

  #take(length: number): Buffer {
    if (length > this.#data.length - this.#at) throw new UnreadCall("it ends before its arguments do");
    this.#at += length;
    return this.#data.subarray(this.#at - length, this.#at);
  }
}

function decodeText(bytes: Buffer): string {
  try {
    return text.decode(bytes);
  } catch {
    throw new UnreadCall("a text is not UTF-8");
  }
}
