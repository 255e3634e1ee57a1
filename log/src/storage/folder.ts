// A log in a folder, for any number of processes. A batch is committed by the one file that contains all of it; its tiles
// are published from there, then its checkpoint. Whoever finds a batch half published completes it.

import path from "node:path";
import { concatBytes, fromUtf8, utf8 } from "../encoding.js";
import { LogError } from "../error.js";
import { checkpointPath, parseTilePath } from "../tiles/path.js";
import { makeFolder, readIfThere, replaceFile, syncFolder } from "./durable.js";
import { isSame } from "./memory.js";
import { Revisions, type Revision } from "./revisions.js";
import type { Batch, LogStorage } from "./storage.js";

export class FolderStorage implements LogStorage {
  readonly #head: Revisions;
  /** What a web server may serve as it is, under the log's prefix. */
  readonly publicFolder: string;

  constructor(folder: string) {
    this.#head = new Revisions(path.join(folder, "head"));
    this.publicFolder = path.join(folder, "public");
  }

  readonly read = async (name: string): Promise<Uint8Array | undefined> => {
    // Nothing else leads to a file: names come from requests.
    if (name !== checkpointPath) parseTilePath(name);
    return readIfThere(path.join(this.publicFolder, name));
  };

  async latest(): Promise<Uint8Array | undefined> {
    return (await this.#published())?.batch.checkpoint;
  }

  async commit(previous: Uint8Array | undefined, batch: Batch): Promise<boolean> {
    // Advancing removes the batch before, so all of it has to be public first.
    const found = await this.#published();
    if (!isSame(found?.batch.checkpoint, previous)) return false;
    if (!(await this.#head.advance(found?.revision, formatBatch(batch)))) return false;
    await this.#published();
    return true;
  }

  /** The latest batch, all of which is public once this returns. */
  async #published(): Promise<{ readonly revision: Revision; readonly batch: Batch } | undefined> {
    for (;;) {
      const revision = await this.#head.latest();
      if (!revision) return undefined;
      const batch = parseBatch(revision.bytes);
      const there = await readIfThere(path.join(this.publicFolder, checkpointPath));
      if (isSame(there, batch.checkpoint)) return { revision, batch };
      // Then it is looked at again: a slow process may have published an older checkpoint over a newer one.
      await this.#head.sync();
      await this.#publish(batch);
    }
  }

  async #publish({ files, checkpoint }: Batch): Promise<void> {
    await makeFolder(this.publicFolder);
    const folders = new Set<string>();
    for (const [name, bytes] of files) {
      parseTilePath(name);
      const file = path.join(this.publicFolder, name);
      await makeFolder(path.dirname(file));
      // Another process may be publishing the same bytes; files from a batch that was never committed are replaced.
      if (!isSame(await readIfThere(file), bytes)) await replaceFile(file, bytes);
      folders.add(path.dirname(file));
    }
    for (const folder of folders) await syncFolder(folder);
    await replaceFile(path.join(this.publicFolder, checkpointPath), checkpoint);
    await syncFolder(this.publicFolder);
  }
}

/** A line that lists sizes, then the checkpoint and the files. */
function formatBatch({ files, checkpoint }: Batch): Uint8Array {
  const index = { checkpoint: checkpoint.length, files: [...files].map(([name, { length }]) => [name, length]) };
  return concatBytes(utf8(`${JSON.stringify(index)}\n`), checkpoint, ...files.values());
}

/** @throws LogError when the bytes are not all that was written */
function parseBatch(bytes: Uint8Array): Batch {
  const end = bytes.indexOf(0x0a);
  try {
    const index = JSON.parse(fromUtf8(bytes.subarray(0, end), "batch")) as {
      checkpoint: number;
      files: [string, number][];
    };
    let at = end + 1;
    const next = (length: number) => bytes.slice(at, (at += length));
    const checkpoint = next(index.checkpoint);
    const files = new Map(index.files.map(([name, length]) => [name, next(length)]));
    if (at !== bytes.length) throw LogError.damaged(`${bytes.length} bytes, expected ${at}`);
    return { checkpoint, files };
  } catch (cause) {
    throw new LogError("damaged", "the log's latest batch can't be read", { cause });
  }
}
