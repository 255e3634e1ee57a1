// The master key file of a service that runs: it is looked at with every secret that is sealed, and read only when it may have
// changed.

import { statSync } from "node:fs";
import { readMasterKeyFile } from "./master-key.js";

/**
 * After a change so long ago, another one shows in the file's times: two seconds is the coarsest step in which file systems
 * count time.
 */
const coarsestMilliseconds = 2000;

export class KeyFile {
  readonly #path: string;
  /** What the file system said of the file when it was read; undefined where that would not show another change. */
  #read: string | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /**
   * The keys, oldest first, which the caller zeroes; undefined where they are those that were read last.
   *
   * @throws Error see {@link readMasterKeyFile}
   */
  readChanged(): Buffer[] | undefined {
    const stat = statSync(this.#path, { bigint: true, throwIfNoEntry: false });
    // A change of any of these sets the last one: of the owner and mode, too.
    const state = stat && [stat.dev, stat.ino, stat.size, stat.mtimeNs, stat.ctimeNs].join();
    if (state !== undefined && state === this.#read) return undefined;
    const keys = readMasterKeyFile(this.#path);
    this.#read = stat && Date.now() - Number(stat.ctimeMs) > coarsestMilliseconds ? state : undefined;
    return keys;
  }
}
