// The maps of keys and values that a PSBT is made of. Whatever is in them is kept, in its order and to the byte.

import { compactSize, refusal, type Cursor } from "./cursor.js";
import { checkField, checkVersion, type Fields, type PsbtVersion } from "./psbt-fields.js";

interface Entry {
  readonly type: number;
  readonly key: Uint8Array;
  readonly value: Uint8Array;
}

/** Of a field by itself, or of one of several by their keys. */
type Name = number | string;

export class PsbtMap {
  readonly #entries: ReadonlyMap<Name, Entry>;

  private constructor(entries: ReadonlyMap<Name, Entry>) {
    this.#entries = entries;
  }

  /**
   * Reads a map up to its end.
   *
   * @param place what it is called in errors
   * @param most how many keys it may have
   */
  static read(cursor: Cursor, fields: Fields, place: string, most: number): PsbtMap {
    const entries = new Map<Name, Entry>();
    for (;;) {
      const length = cursor.compactSize();
      if (length === 0) return new PsbtMap(entries);
      if (entries.size === most) throw refusal("it has too many keys");
      const start = cursor.position;
      const type = cursor.compactSize();
      const data = length - (cursor.position - start);
      if (data < 0) throw refusal(`${place} has a key that is shorter than its type`);
      const key = cursor.bytes(data);
      const value = cursor.sized();
      checkField(fields, type, data, value, place);
      const name = nameOf(type, key);
      if (entries.has(name)) throw refusal(`${place} has the same key twice, of type ${type}`);
      entries.set(name, { type, key, value });
    }
  }

  /** How many keys it has. */
  get size(): number {
    return this.#entries.size;
  }

  /** Throws ApiError INVALID_ARGUMENT for a field that the version of the PSBT does not have. */
  checkVersion(fields: Fields, version: PsbtVersion, place: string): void {
    for (const { type, key } of this.#entries.values()) checkVersion(fields, type, key.length, version, place);
  }

  /** The value of a field whose key has no data. */
  get(type: number): Uint8Array | undefined {
    return this.#entries.get(type)?.value;
  }

  has(type: number): boolean {
    for (const entry of this.#entries.values()) if (entry.type === type) return true;
    return false;
  }

  /** The same map with a field put in, at its place where it is there already. */
  with(type: number, key: Uint8Array, value: Uint8Array): PsbtMap {
    return new PsbtMap(new Map(this.#entries).set(nameOf(type, key), { type, key, value }));
  }

  /** As it stands in a PSBT, with its end. */
  *bytes(): Generator<Uint8Array> {
    for (const { type, key, value } of this.#entries.values()) {
      const typeBytes = compactSize(type);
      yield compactSize(typeBytes.length + key.length);
      yield typeBytes;
      yield key;
      yield compactSize(value.length);
      yield value;
    }
    yield Uint8Array.of(0);
  }
}

function nameOf(type: number, key: Uint8Array): Name {
  if (key.length === 0) return type;
  return `${type} ${Buffer.from(key.buffer, key.byteOffset, key.length).toString("latin1")}`;
}
