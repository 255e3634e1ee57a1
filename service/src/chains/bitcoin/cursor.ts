// A place in the bytes of a PSBT or of a transaction within it, which moves on with each thing that is read.

import { ApiError, ErrorCode } from "@countersign/api";

/** The error for a PSBT that can't be read or signed. */
export function refusal(reason: string): ApiError {
  return new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `unsignedTransaction is not a PSBT that can be signed (BIP-174, BIP-370): ${reason}`,
  );
}

export class Cursor {
  readonly #bytes: Buffer;
  /** What is read, in errors. */
  readonly #whole: string;
  #position = 0;

  constructor(bytes: Uint8Array, whole: string) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#whole = whole;
  }

  /** Bytes before this place. */
  get position(): number {
    return this.#position;
  }

  get left(): number {
    return this.#bytes.length - this.#position;
  }

  /** The next byte, without moving on; undefined at the end. */
  get next(): number | undefined {
    return this.#bytes[this.#position];
  }

  bytes(length: number): Uint8Array {
    const start = this.#advance(length);
    return this.#bytes.subarray(start, start + length);
  }

  skip(length: number): void {
    this.#advance(length);
  }

  byte(): number {
    return this.#bytes[this.#advance(1)]!;
  }

  /** 32 bits, low byte first. */
  uint32(): number {
    return this.#bytes.readUInt32LE(this.#advance(4));
  }

  /** 64 bits, low byte first. */
  uint64(): bigint {
    return this.#bytes.readBigUInt64LE(this.#advance(8));
  }

  /** Bitcoin's integer of 1, 3, 5 or 9 bytes, in as few as will do; lengths and counts never need the last. */
  compactSize(): number {
    const first = this.byte();
    if (first < 0xfd) return first;
    if (first === 0xff) throw refusal(`${this.#whole} has a length of 64 bits`);
    const size = first === 0xfd ? this.#bytes.readUInt16LE(this.#advance(2)) : this.uint32();
    if (size < (first === 0xfd ? 0xfd : 0x10000))
      throw refusal(`${this.#whole} has a length in more bytes than needed`);
    return size;
  }

  /** Bytes behind their length. */
  sized(): Uint8Array {
    return this.bytes(this.compactSize());
  }

  end(): void {
    if (this.left > 0) throw refusal(`${this.#whole} has ${this.left} bytes left over after its end`);
  }

  #advance(length: number): number {
    if (length > this.left) throw refusal(`${this.#whole} ends too early, at byte ${this.#bytes.length}`);
    const start = this.#position;
    this.#position += length;
    return start;
  }
}

/** As Bitcoin writes a length. */
export function compactSize(size: number): Uint8Array {
  if (size < 0xfd) return Uint8Array.of(size);
  const wide = size > 0xffff;
  const bytes = new Uint8Array(wide ? 5 : 3);
  const view = new DataView(bytes.buffer);
  bytes[0] = wide ? 0xfe : 0xfd;
  if (wide) view.setUint32(1, size, true);
  else view.setUint16(1, size, true);
  return bytes;
}

/** 32 bits, low byte first. */
export function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

/** 64 bits, low byte first. */
export function uint64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}
