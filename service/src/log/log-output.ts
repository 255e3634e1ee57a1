// Where log lines go: a file descriptor, in gathered writes. A full disk or a reader that has gone costs lines, never the
// service: what can't be written waits within bounds, is tried again, and is counted where it is lost.

import { write, writeSync } from "node:fs";

// A write for each line would cost more than what it tells of.
const gatheredBytes = 8_192;
const gatheredMilliseconds = 100;
const retryMilliseconds = 1000;
const mostBytes = 4 * 1024 * 1024;
// How long the last lines are tried to be written to a pipe that is full, when the process ends.
const exitMilliseconds = 500;

/** A stream as pino takes it. */
export class LogOutput {
  readonly #descriptor: number;
  readonly #onLost: (lines: number) => void;
  #lines: string[] = [];
  /** What is being written, or is to be tried again. */
  #chunk = Buffer.alloc(0);
  #waitingBytes = 0;
  #isWriting = false;
  #isClosed = false;
  #lost = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param onLost told how many lines were lost, once lines can be written again */
  constructor(descriptor: number, onLost: (lines: number) => void) {
    this.#descriptor = descriptor;
    this.#onLost = onLost;
  }

  /** @param line with its line break */
  write(line: string): void {
    if (this.#isClosed) return;
    const bytes = Buffer.byteLength(line);
    if (this.#waitingBytes + bytes > mostBytes) {
      this.#lost++;
      return;
    }
    this.#lines.push(line);
    this.#waitingBytes += bytes;
    if (this.#chunk.length === 0 && this.#waitingBytes >= gatheredBytes) this.#flush();
    else this.#flushIn(gatheredMilliseconds);
  }

  /** Writes what waits before it returns, as far as that is possible, and nothing more: for the end of the process. */
  end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // What is with the system already is written by it.
    if (this.#isWriting) this.#chunk = Buffer.alloc(0);
    this.#gather();
    const until = performance.now() + exitMilliseconds;
    while (this.#chunk.length > 0) {
      try {
        this.#chunk = this.#chunk.subarray(writeSync(this.#descriptor, this.#chunk));
      } catch (error) {
        if (!isFullPipe(error) || performance.now() > until) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
      }
    }
  }

  #flushIn(milliseconds: number): void {
    if (this.#timer || this.#isWriting || this.#isClosed) return;
    this.#timer = setTimeout(() => this.#flush(), milliseconds).unref();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isWriting || this.#isClosed) return;
    if (this.#chunk.length === 0) this.#gather();
    if (this.#chunk.length === 0) return;
    this.#isWriting = true;
    write(this.#descriptor, this.#chunk, (error, written) => {
      this.#isWriting = false;
      if (this.#isClosed) return;
      if (error) return this.#onError(error);
      this.#waitingBytes -= written;
      this.#chunk = this.#chunk.subarray(written);
      this.#tellLost();
      if (this.#chunk.length > 0 || this.#waitingBytes >= gatheredBytes) this.#flush();
      else if (this.#waitingBytes > 0) this.#flushIn(gatheredMilliseconds);
    });
  }

  #gather(): void {
    this.#chunk = Buffer.concat([this.#chunk, Buffer.from(this.#lines.join(""))]);
    this.#lines = [];
  }

  #onError(error: NodeJS.ErrnoException): void {
    // Whoever read the log has gone, and nobody can take its place.
    if (error.code === "EPIPE") {
      this.#isClosed = true;
      this.#lines = [];
      return;
    }
    this.#flushIn(isFullPipe(error) ? gatheredMilliseconds : retryMilliseconds);
  }

  #tellLost(): void {
    if (this.#lost === 0 || this.#chunk.length > 0) return;
    const lines = this.#lost;
    this.#lost = 0;
    this.#onLost(lines);
  }
}

function isFullPipe(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EAGAIN";
}
