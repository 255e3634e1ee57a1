// Where a log keeps its tiles and its checkpoint. A backend is one class with these three methods.

import type { ReadPath } from "../tiles/reader.js";

/** What one step of a log adds. */
export interface Batch {
  /** Tiles and entry bundles by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** The signed checkpoint that they belong to. */
  readonly checkpoint: Uint8Array;
}

export interface LogStorage {
  /** The checkpoint that was committed last; `undefined` for a log that has none yet. All its tiles can be read. */
  latest(): Promise<Uint8Array | undefined>;

  /**
   * Commits a batch if `previous` is still the latest checkpoint. Of several callers with the same `previous`, in any number
   * of processes, one succeeds. Once this returns true the batch is durable, and no crash leaves a checkpoint without
   * its tiles.
   *
   * @param previous exactly as `latest` returned it
   * @returns whether it was committed
   */
  commit(previous: Uint8Array | undefined, batch: Batch): Promise<boolean>;

  /** Reads a tile, an entry bundle or the checkpoint, by its path below the log's prefix. */
  readonly read: ReadPath;
}
