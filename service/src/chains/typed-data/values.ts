// Encodes values of typed data as EIP-712 says, and notes each as policies see it: nothing is seen that is not hashed.

import { keccak_256 } from "@noble/hashes/sha3.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { objectOf } from "./json.js";
import { refusal } from "./refusal.js";
import { bytesOfPrefixed, hexOf, integerOf, wordOf } from "./scalars.js";
import { encodeType, type FieldType, type StructTypes } from "./types.js";

/** Integers as bigints; bytes and addresses as hex in lower case behind `0x`. */
export type TypedValue = boolean | bigint | string | readonly TypedValue[] | TypedStruct;

export interface TypedStruct {
  readonly [member: string]: TypedValue;
}

/** A value with the 32 bytes that stand for it in the struct or list around it. */
interface Encoded<Value extends TypedValue = TypedValue> {
  readonly word: Uint8Array;
  readonly value: Value;
}

const maxDepth = 32;

/**
 * Bytes that are hashed for one payload, which bounds how long it takes: a value of two characters in JSON is 32 bytes
 * of a list.
 */
const maxHashed = 65_536;

/** Hashes the values of one payload. */
export class TypedHasher {
  readonly #types: StructTypes;
  readonly #typeHashes = new Map<string, Uint8Array>();
  #left = maxHashed;

  constructor(types: StructTypes) {
    this.#types = types;
  }

  /** `hashStruct` of EIP-712. */
  struct(name: string, value: unknown, where: string, depth = 0): Encoded<TypedStruct> {
    if (depth > maxDepth) throw refusal(`${where} is nested more than ${maxDepth} levels deep`);
    const given = objectOf(value, where);
    const members = this.#types.get(name) ?? [];
    // What is empty tells those nothing who read the payload: the signature of an ERC-4337 operation that is still to come.
    const unknown = Object.keys(given).find(
      (key) => !members.some((member) => member.name === key) && given[key] !== "0x",
    );
    if (unknown !== undefined) {
      throw refusal(`${where}.${unknown.slice(0, 80)} is not a member of ${name} in types, so it would not be signed`);
    }
    const encoded = members.map((member): [string, Encoded] => {
      const place = `${where}.${member.name}`;
      if (!Object.hasOwn(given, member.name)) throw refusal(`${place} is missing`);
      return [member.name, this.#encode(member.type, given[member.name], place, depth)];
    });
    const word = this.#hash(concatBytes(this.#typeHash(name), ...encoded.map(([, { word }]) => word)));
    // Defines a member `__proto__` as any other.
    return { word, value: Object.fromEntries(encoded.map(([member, { value }]) => [member, value])) };
  }

  #encode(type: FieldType, value: unknown, where: string, depth: number): Encoded {
    switch (type.kind) {
      case "integer": {
        const integer = integerOf(value, where, type);
        return { word: wordOf(integer), value: integer };
      }
      case "boolean":
        if (typeof value !== "boolean") throw refusal(`${where} must be true or false`);
        return { word: wordOf(value ? 1n : 0n), value };
      case "address": {
        const address = hexOf(value, where, 20);
        return { word: wordOf(BigInt(address)), value: address };
      }
      case "bytes": {
        const hex = hexOf(value, where, type.length);
        const bytes = bytesOfPrefixed(hex);
        const word =
          type.length === undefined ? this.#hash(bytes) : concatBytes(bytes, new Uint8Array(32 - bytes.length));
        return { word, value: hex };
      }
      case "string":
        if (typeof value !== "string" || /\p{Surrogate}/u.test(value)) throw refusal(`${where} must be a text`);
        return { word: this.#hash(utf8ToBytes(value)), value };
      case "struct":
        return this.struct(type.name, value, where, depth + 1);
      case "list":
        return this.#list(type, value, where, depth);
    }
  }

  #list(type: FieldType & { readonly kind: "list" }, value: unknown, where: string, depth: number): Encoded {
    if (!Array.isArray(value)) throw refusal(`${where} must be a list`);
    if (type.length !== undefined && value.length !== type.length) {
      throw refusal(`${where} has ${value.length} elements; it must have ${type.length}`);
    }
    this.#charge(32 * value.length);
    const encoded = value.map((item, place) => this.#encode(type.item, item, `${where}[${place}]`, depth));
    return {
      word: keccak_256(concatBytes(...encoded.map(({ word }) => word))),
      value: encoded.map(({ value }) => value),
    };
  }

  #typeHash(name: string): Uint8Array {
    let known = this.#typeHashes.get(name);
    if (!known) this.#typeHashes.set(name, (known = this.#hash(utf8ToBytes(encodeType(this.#types, name)))));
    return known;
  }

  #hash(bytes: Uint8Array): Uint8Array {
    this.#charge(bytes.length);
    return keccak_256(bytes);
  }

  /** Pays for bytes before they are hashed. Keccak-256 takes 136 at a time, padding included. */
  #charge(length: number): void {
    this.#left -= 136 * (Math.floor(length / 136) + 1);
    if (this.#left < 0) throw refusal(`it has more than the ${maxHashed} bytes that are hashed for one payload`);
  }
}
