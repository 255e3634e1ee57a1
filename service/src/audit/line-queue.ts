// Lines on their way to one destination. What can't be handed over is never forgotten in silence: whoever waits for a line
// is told, and other lines wait within bounds, are tried again, and are counted where they are lost.

import { setTimeout as after } from "node:timers/promises";
import type { Destination, Entry } from "./destination.js";

export interface LineQueueOptions {
  readonly destination: Destination;
  /** Told of a failure to hand lines over, of the first of several in a row. */
  readonly onError: (error: unknown) => void;
  /** Told how many lines the destination has taken. */
  readonly onTaken: (lines: number) => void;
  /** Told how many lines were lost. */
  readonly onLost: (lines: number) => void;
}

interface Line {
  readonly text: string;
  readonly bytes: number;
  /** Of whoever waits for it. */
  readonly settle?: (error?: unknown) => void;
}

const gatheredMilliseconds = 100;
const retryMilliseconds = 1000;
const closeMilliseconds = 3000;
const mostWaitingBytes = 4 * 1024 * 1024;

export class LineQueue {
  readonly #options: LineQueueOptions;
  #lines: Line[] = [];
  /** Of all lines, those under way included. */
  #bytes = 0;
  #sending: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #underWay = 0;
  #isFailing = false;
  #isClosed = false;

  constructor(options: LineQueueOptions) {
    this.#options = options;
  }

  /** Has a line handed over soon. */
  write(entry: Entry): void {
    this.#add(entry);
    this.#timer ??= setTimeout(() => this.#flush(), this.#isFailing ? retryMilliseconds : gatheredMilliseconds).unref();
  }

  /**
   * Has a line handed over at once.
   *
   * @returns when the destination has it
   * @throws Error where that fails; it is not tried again then
   */
  written(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#add(entry, (error) => (error === undefined ? resolve() : reject(error as Error)));
      // Those of one turn are handed over together.
      if (!this.#sending) setImmediate(() => this.#flush());
    });
  }

  reopen(): void {
    this.#options.destination.reopen?.();
  }

  /** Hands over what waits, as far as that is possible within seconds. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const { destination, onLost } = this.#options;
    await Promise.race([this.#handOverRest(), after(closeMilliseconds, undefined, { ref: false })]);
    const lost = this.#underWay + this.#lines.length;
    if (lost > 0) onLost(lost);
    this.#lines = [];
    destination.close();
  }

  async #handOverRest(): Promise<void> {
    await this.#sending;
    await this.#sendAll();
  }

  #add(entry: Entry, settle?: (error?: unknown) => void): void {
    const { destination, onLost } = this.#options;
    const text = destination.format(entry);
    const bytes = Buffer.byteLength(text);
    if (bytes > destination.batchBytes || this.#bytes + bytes > mostWaitingBytes || this.#isClosed) {
      if (settle) settle(new Error("too many lines are waiting to be written"));
      else onLost(1);
      return;
    }
    this.#lines.push({ text, bytes, ...(settle && { settle }) });
    this.#bytes += bytes;
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
      if (this.#lines.length === 0 || this.#isClosed) return;
      if (this.#isFailing) this.#timer ??= setTimeout(() => this.#flush(), retryMilliseconds).unref();
      // Lines that have come since the last look.
      else this.#flush();
    });
  }

  async #sendAll(): Promise<void> {
    const { destination, onError, onTaken } = this.#options;
    while (this.#lines.length > 0) {
      const batch = this.#take(destination.batchBytes);
      this.#underWay = batch.length;
      try {
        await destination.send(batch.map(({ text }) => text));
        this.#underWay = 0;
      } catch (error) {
        this.#underWay = 0;
        if (!this.#isFailing) onError(error);
        this.#isFailing = true;
        this.#putBack(batch, error);
        return;
      }
      this.#isFailing = false;
      this.#bytes -= bytesOf(batch);
      onTaken(batch.length);
      for (const { settle } of batch) settle?.();
    }
  }

  /** The next lines. Where many have gathered, those that somebody waits for come first. */
  #take(most: number): Line[] {
    const lines = this.#lines;
    this.#lines = [];
    if (bytesOf(lines) <= most) return lines;
    const batch: Line[] = [];
    let room = most;
    const inTurn = [...lines.filter(({ settle }) => settle), ...lines.filter(({ settle }) => !settle)];
    for (const line of inTurn) {
      if (line.bytes > room) break;
      batch.push(line);
      room -= line.bytes;
    }
    const taken = new Set(batch);
    this.#lines = lines.filter((line) => !taken.has(line));
    return batch;
  }

  /** Whoever waits for a line is told now; what nobody waits for is tried again, in its order. */
  #putBack(batch: readonly Line[], error: unknown): void {
    const all = [...batch, ...this.#lines];
    this.#lines = all.filter(({ settle }) => settle === undefined);
    this.#bytes = bytesOf(this.#lines);
    for (const { settle } of all) settle?.(error);
  }
}

function bytesOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { bytes }) => sum + bytes, 0);
}
