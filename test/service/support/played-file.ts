// A file as a disk has it: what was flushed is there, and what was written since may be there in part.

import { readFile } from "node:fs/promises";

type Change = { readonly offset: number; readonly bytes: Buffer } | { readonly length: number };

/** What a disk writes as a whole. */
const sector = 512;

export class PlayedFile {
  readonly #disk: Content;
  #written: Change[] = [];
  #flushed = 0;

  private constructor(disk: Content) {
    this.#disk = disk;
  }

  static async read(path: string): Promise<PlayedFile> {
    return new PlayedFile(new Content(await readFile(path)));
  }

  /** How many writes were flushed. */
  get flushed(): number {
    return this.#flushed;
  }

  write(offset: number, bytes: Buffer): void {
    this.#written.push({ offset, bytes });
  }

  truncate(length: number): void {
    this.#written.push({ length });
  }

  /** @returns to be called when the flush has ended: what was written before it began is on the disk */
  beginFlush(): () => void {
    const before = new Set(this.#written);
    return () => {
      const flushed = this.#written.filter((change) => before.has(change));
      for (const change of flushed) this.#disk.change(change);
      this.#written = this.#written.filter((change) => !before.has(change));
      this.#flushed += flushed.length;
    };
  }

  /** What there may be after the power is back: of each write all, nothing, or its first sectors. */
  afterLoss(): Buffer {
    const disk = new Content(this.#disk.bytes);
    for (const change of this.#written) {
      const part = Math.random();
      if (part < 1 / 3) continue;
      if (part < 2 / 3 || "length" in change) disk.change(change);
      else {
        const { offset, bytes } = change;
        const kept = sector * Math.floor((Math.random() * bytes.length) / sector);
        disk.change({ offset, bytes: bytes.subarray(0, kept) });
      }
    }
    return disk.bytes;
  }
}

class Content {
  #room: Buffer;
  #length: number;

  constructor(bytes: Buffer) {
    this.#room = Buffer.from(bytes);
    this.#length = bytes.length;
  }

  get bytes(): Buffer {
    return this.#room.subarray(0, this.#length);
  }

  change(change: Change): void {
    const end = "length" in change ? change.length : change.offset + change.bytes.length;
    if (end > this.#room.length) {
      const room = Buffer.alloc(end * 2);
      this.bytes.copy(room);
      this.#room = room;
    }
    if (end > this.#length) this.#room.fill(0, this.#length, end);
    if ("length" in change) this.#length = end;
    else {
      this.#length = Math.max(this.#length, end);
      change.bytes.copy(this.#room, change.offset);
    }
  }
}
