// A file of lines that is rotated by size.

import { closeSync, existsSync, fstatSync, openSync, renameSync, rmSync, write } from "node:fs";
import { promisify } from "node:util";
import type { Destination, Entry } from "./destination.js";

export interface AuditFileOptions {
  readonly path: string;
  /** Size at which the file becomes `<path>.1`, and that one `<path>.2`. */
  readonly maxBytes: number;
  /** How many rotated files are kept. */
  readonly keep: number;
}

const writeSome = promisify(write);

export class AuditFile implements Destination {
  readonly kind = "file";
  readonly batchBytes = Number.MAX_SAFE_INTEGER;
  readonly #options: AuditFileOptions;
  #descriptor: number | undefined;
  #size = 0;
  #reopens = false;

  /** @throws the system's error where the file can't be opened */
  constructor(options: AuditFileOptions) {
    this.#options = options;
    this.#open();
  }

  format({ json }: Entry): string {
    return `${json}\n`;
  }

  /** @throws the system's error */
  async send(lines: readonly string[]): Promise<void> {
    const chunk = Buffer.from(lines.join(""));
    this.#prepare(chunk.length);
    for (let rest = chunk; rest.length > 0;) {
      const { bytesWritten } = await writeSome(this.#descriptor!, rest);
      this.#size += bytesWritten;
      rest = rest.subarray(bytesWritten);
    }
  }

  /** Opens the file of the name anew, after another program has moved it away. */
  reopen(): void {
    this.#reopens = true;
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  /** Sees to a file that has room for so many bytes. */
  #prepare(bytes: number): void {
    const { path, maxBytes, keep } = this.#options;
    if (this.#reopens || this.#descriptor === undefined) {
      this.#reopens = false;
      this.#open();
    }
    if (this.#size === 0 || this.#size + bytes <= maxBytes) return;
    for (let number = keep; number > 0; number--) {
      const older = number === 1 ? path : `${path}.${number - 1}`;
      if (existsSync(older)) renameSync(older, `${path}.${number}`);
    }
    if (keep === 0) rmSync(path, { force: true });
    this.#open();
  }

  #open(): void {
    this.close();
    this.#descriptor = openSync(this.#options.path, "a", 0o600);
    this.#size = fstatSync(this.#descriptor).size;
  }
}
