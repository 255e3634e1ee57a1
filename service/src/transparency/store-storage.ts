// Keeps a log in the service's database. Of a tile there is one row, as wide as it has become: those that were published when
// it was narrower are its beginning.

import { LogError, checkpointPath, parseTilePath } from "@countersign/log";
import type { Batch, LogStorage } from "@countersign/log";
import { advanceLog, entriesLevel, findLogByNumber, findLogTile, putLogTiles } from "../store/logs.js";
import type { LogLease, LogTile } from "../store/logs.js";
import type { Store, Transaction } from "../store/store.js";

const hashBytes = 32;

/** Reads what is committed of a log. */
export function logReader(store: Store, log: number): LogStorage["read"] {
  return async (path) => {
    if (path === checkpointPath) return encoded((await findLogByNumber(store, log)).checkpoint);
    const { level, index, width } = parseTilePath(path);
    const found = await findLogTile(store, log, level === "entries" ? entriesLevel : level, index);
    if (!found || found.width < width) return undefined;
    const bytes = Buffer.from(found.content, "base64");
    return new Uint8Array(bytes.subarray(0, level === "entries" ? endOfEntries(bytes, width) : width * hashBytes));
  };
}

/** What is committed together with a batch. */
export type Alongside = (transaction: Transaction) => Promise<void>;

export interface HeldLog {
  readonly number: number;
  readonly lease: LogLease;
  readonly leaseMilliseconds: number;
}

/** A log for its sequencer. */
export class StoreStorage implements LogStorage {
  readonly read: LogStorage["read"];
  readonly #store: Store;
  readonly #held: HeldLog;
  #alongside: Alongside | undefined;

  constructor(store: Store, held: HeldLog) {
    this.#store = store;
    this.#held = held;
    this.read = logReader(store, held.number);
  }

  /** Has the next batch committed together with something else. */
  alongside(work: Alongside): void {
    this.#alongside = work;
  }

  async latest(): Promise<Uint8Array | undefined> {
    return encoded((await findLogByNumber(this.#store, this.#held.number)).checkpoint);
  }

  commit(previous: Uint8Array | undefined, { files, checkpoint }: Batch): Promise<boolean> {
    const { number, lease, leaseMilliseconds } = this.#held;
    const tiles = [...files].map(([path, bytes]) => tileOf(path, bytes));
    const work = this.#alongside;
    this.#alongside = undefined;
    const [before, after] = [previous && textOf(previous), textOf(checkpoint)];
    return this.#store.write(async (transaction) => {
      if (!(await advanceLog(transaction, number, lease, before, after, leaseMilliseconds))) return false;
      await putLogTiles(transaction, number, tiles);
      await work?.(transaction);
      return true;
    });
  }
}

function tileOf(path: string, bytes: Uint8Array): LogTile {
  const { level, index, width } = parseTilePath(path);
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");
  return { level: level === "entries" ? entriesLevel : level, tile: index, width, content };
}

/** Where in a bundle that many entries end. */
function endOfEntries(bytes: Buffer, count: number): number {
  let end = 0;
  for (let entry = 0; entry < count; entry++) {
    if (end + 2 > bytes.length) throw LogError.damaged(`a bundle of the database ends within entry ${entry + 1}`);
    end += 2 + bytes.readUInt16BE(end);
  }
  return end;
}

function encoded(text: string | null): Uint8Array | undefined {
  return text === null ? undefined : new TextEncoder().encode(text);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
