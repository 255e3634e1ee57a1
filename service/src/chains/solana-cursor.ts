// A place in the bytes of a Solana transaction, which moves on with each thing that is read. Errors name the place.

import { ApiError, ErrorCode } from "@countersign/api";

/** The error for a transaction that can't be read or signed. */
export function refusal(reason: string): ApiError {
  return new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `unsignedTransaction is not a serialized Solana transaction (count of signatures, 64 bytes for each, message): ${reason}`,
  );
}

export class Cursor {
  readonly #bytes: Uint8Array;
  #position = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Bytes before this place. */
  get position(): number {
    return this.#position;
  }

  /** The next byte, without moving on. */
  peek(name: string): number {
    const byte = this.#bytes[this.#position];
    if (byte === undefined) throw refusal(`it ends at byte ${this.#position}, where ${name} should be`);
    return byte;
  }

  byte(name: string): number {
    const byte = this.peek(name);
    this.#position += 1;
    return byte;
  }

  bytes(length: number, name: string): Uint8Array {
    const left = this.#bytes.length - this.#position;
    if (length > left) {
      throw refusal(`${name} at byte ${this.#position} should have ${length} bytes, but only ${left} are left`);
    }
    this.#position += length;
    return this.#bytes.subarray(this.#position - length, this.#position);
  }

  /** The compact-u16 of lengths: seven bits a byte, low ones first, at most 65,535, in as few bytes as will do. */
  compactU16(name: string): number {
    const start = this.#position;
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte(name);
      value |= (byte & 0x7f) << shift;
      if (byte === 0 && shift > 0) throw refusal(`${name} at byte ${start} is a length with a superfluous zero byte`);
      if (value > 0xffff || (shift === 14 && byte > 0x7f)) {
        throw refusal(`${name} at byte ${start} is a length above 65535`);
      }
      if (byte <= 0x7f) return value;
    }
  }

  /** As many things as a compact-u16 says. */
  list<Thing>(name: string, read: (name: string) => Thing): Thing[] {
    const length = this.compactU16(`the number of ${name}`);
    return Array.from({ length }, (_, index) => read(`${name}[${index}]`));
  }

  end(): void {
    const left = this.#bytes.length - this.#position;
    if (left > 0) throw refusal(`${left} bytes are left over after its end at byte ${this.#position}`);
  }
}
