// A log in memory, for tests and for logs that end with their process.

import { equalBytes } from "../encoding.js";
import { checkpointPath } from "../tiles/path.js";
import type { Batch, LogStorage } from "./storage.js";

export class MemoryStorage implements LogStorage {
  readonly #files = new Map<string, Uint8Array>();

  readonly read = async (path: string): Promise<Uint8Array | undefined> => {
    const bytes = this.#files.get(path);
    return bytes && new Uint8Array(bytes);
  };

  latest(): Promise<Uint8Array | undefined> {
    return this.read(checkpointPath);
  }

  async commit(previous: Uint8Array | undefined, { files, checkpoint }: Batch): Promise<boolean> {
    if (!isSame(this.#files.get(checkpointPath), previous)) return false;
    for (const [path, bytes] of files) this.#files.set(path, new Uint8Array(bytes));
    this.#files.set(checkpointPath, new Uint8Array(checkpoint));
    return true;
  }
}

/** Whether both are missing, or both are the same bytes. */
export function isSame(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === undefined || b === undefined ? a === b : equalBytes(a, b);
}
