// Protocol buffers in the one form in which TRON's nodes write them. A node hashes what it writes itself, not what it was
// sent, so a message in any other form would get a signature that no node accepts.

import { ApiError, ErrorCode } from "@countersign/api";

/** A value on the wire: a varint, or bytes behind their length. */
type Raw = bigint | Uint8Array;

/** What a field holds, and how it is read. */
export interface Field<Value> {
  readonly wire: "varint" | "bytes";
  /** What stands for a field that is not there; a field without it must be there. */
  readonly absent?: Value;
  /** How often the field may be there, where more than once. */
  readonly most?: number;
  /** @param before what the same field has given already, where it may be there more than once */
  readonly read: (raw: Raw, place: string, before: Value | undefined) => Value;
}

/** The fields of a message by name, each with its number. */
export type Fields<Read> = { readonly [Name in keyof Read]-?: readonly [number: number, field: Field<Read[Name]>] };

const wires = { varint: 0, bytes: 2 } as const;
const maxInt64 = 2n ** 63n - 1n;
const maxInt32 = 2n ** 31n - 1n;

/** The error for raw data that can't be read or signed. */
export function refusal(reason: string): ApiError {
  return new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `unsignedTransaction is not the raw data of a TRON transaction (Transaction.raw as protocol buffers): ${reason}`,
  );
}

/**
 * Reads a message with these fields and no others, in the order of their numbers.
 *
 * @param place what the message is called in errors
 * @throws ApiError INVALID_ARGUMENT that names the place and the fault
 */
export function readMessage<Read>(bytes: Uint8Array, place: string, fields: Fields<Read>): Read {
  const byNumber = new Map<number, readonly [name: string, field: Field<unknown>]>();
  for (const [name, [number, field]] of Object.entries(fields) as [string, readonly [number, Field<unknown>]][]) {
    byNumber.set(number, [name, field]);
  }
  const cursor = new Cursor(bytes, place);
  const read: Record<string, unknown> = {};
  let last = 0;
  let times = 0;
  while (!cursor.isAtEnd) {
    const key = cursor.varint();
    const [number, wire] = [Number(key >> 3n), Number(key & 7n)];
    const [name, field] = byNumber.get(number) ?? [];
    if (name === undefined || field === undefined) throw refusal(`${place} has a field ${number}, which is not known`);
    const here = `${place}.${name}`;
    if (wire !== wires[field.wire]) throw refusal(`${here} has wire type ${wire}; it has ${wires[field.wire]}`);
    if (number < last) throw refusal(`${here}, field ${number}, comes after field ${last}`);
    times = number === last ? times + 1 : 1;
    if (times > (field.most ?? 1)) throw refusal(`${here} appears more than ${field.most ?? 1} times`);
    last = number;
    const raw = field.wire === "varint" ? cursor.varint() : cursor.bytes();
    read[name] = field.read(raw, field.most === undefined ? here : `${here}[${times - 1}]`, read[name]);
  }
  for (const [name, field] of byNumber.values()) {
    if (name in read) continue;
    if (field.absent === undefined) throw refusal(`${place} has no ${name}`);
    read[name] = field.absent;
  }
  return read as Read;
}

/** A whole number that is not negative. 0 is left out of messages. */
export const int64: Field<bigint> = { wire: "varint", absent: 0n, read: (raw, place) => integer(raw, place, maxInt64) };

export const int32: Field<bigint> = { wire: "varint", absent: 0n, read: (raw, place) => integer(raw, place, maxInt32) };

export const bool: Field<boolean> = {
  wire: "varint",
  absent: false,
  read: (raw, place) => integer(raw, place, 1n) === 1n,
};

/** One of several names, counted from 0. */
export function oneOf(names: readonly string[]): Field<string> {
  return {
    wire: "varint",
    absent: names[0]!,
    read: (raw, place) => names[Number(integer(raw, place, BigInt(names.length - 1)))]!,
  };
}

/** Bytes, none where they are absent; that there are none is not written. */
export function bytesAs<Value>(
  absent: Value | undefined,
  read: (bytes: Uint8Array, place: string) => Value,
): Field<Value> {
  return {
    wire: "bytes",
    ...(absent === undefined ? {} : { absent }),
    read: (raw, place) => {
      const bytes = raw as Uint8Array;
      if (bytes.length === 0) throw refusal(`${place} is empty; omit empty fields`);
      return read(bytes, place);
    },
  };
}

/** A message within, which may be empty. */
export function messageAs<Value>(
  absent: Value | undefined,
  read: (bytes: Uint8Array, place: string) => Value,
): Field<Value> {
  return {
    wire: "bytes",
    ...(absent === undefined ? {} : { absent }),
    read: (raw, place) => read(raw as Uint8Array, place),
  };
}

/** Messages within, at most so many. */
export function listOf<Value>(most: number, { wire, read }: Field<Value>): Field<readonly Value[]> {
  return {
    wire,
    most,
    absent: [],
    read: (raw, place, before = []) => [...before, read(raw, place, undefined)],
  };
}

function integer(raw: Raw, place: string, most: bigint): bigint {
  const value = raw as bigint;
  if (value === 0n) throw refusal(`${place} is 0; omit fields that are 0`);
  if (value > most) throw refusal(`${place} is ${value}; it must be at most ${most}`);
  return value;
}

class Cursor {
  readonly #bytes: Uint8Array;
  readonly #place: string;
  #position = 0;

  constructor(bytes: Uint8Array, place: string) {
    this.#bytes = bytes;
    this.#place = place;
  }

  get isAtEnd(): boolean {
    return this.#position === this.#bytes.length;
  }

  /** Seven bits a byte, low ones first, at most 64, in as few bytes as will do. */
  varint(): bigint {
    const start = this.#position;
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#bytes[this.#position];
      if (byte === undefined) throw refusal(`${this.#place} ends within an integer`);
      this.#position += 1;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte > 0x7f) continue;
      if (byte === 0 && shift > 0n)
        throw refusal(`${this.#place} has an integer at byte ${start} with a superfluous byte`);
      if (value >> 64n === 0n) return value;
      break;
    }
    throw refusal(`${this.#place} has an integer at byte ${start} that is longer than 64 bits`);
  }

  bytes(): Uint8Array {
    const length = this.varint();
    const left = this.#bytes.length - this.#position;
    if (length > left) throw refusal(`${this.#place} should go on for ${length} bytes, but ${left} are left`);
    this.#position += Number(length);
    return this.#bytes.subarray(this.#position - Number(length), this.#position);
  }
}
