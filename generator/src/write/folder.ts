// The output folder as it is on disk, and how it is replaced: everything is staged first, then moved into place by a
// journal that the next run finishes if this one dies. A run that fails before that leaves the folder as it was.

import { readFileSync, readdirSync } from "node:fs";
import type { Dirent } from "node:fs";
import { lstat, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { lockFile, whileLocked } from "./lock.js";

/** First line of the file that says: this folder belongs to the compiler. */
export const markerFile = ".gitattributes";
export const markerLine = "# Compiled from a contract. Everything here is replaced when it is compiled again.";

const madeByTools =
  /(?:^|\/)(?:(?:node_modules|__pycache__|[^/]+\.egg-info)(?:\/|$)|(?:package-lock\.json|Cargo\.lock|go\.sum|uv\.lock|[^/]+\.(?:tsbuildinfo|tgz))$)/;
/** How the file begins that says of a folder: this is a cache (Cache Directory Tagging Specification). */
const cacheSignature = "Signature: 8a477f597d28d172789f06886806bc55";

const stagingFolder = ".staging";
const journalFile = "journal.json";

/** Files as they are on disk, by path below the folder. */
export type FilesThere = ReadonlyMap<string, Buffer>;

export class OutputFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Does the work while no other run reads or replaces what is in the folder. */
  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return whileLocked(this.folder, work);
  }

  /** The same where the folder need not exist yet. */
  async made<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(this.folder, { recursive: true });
    return this.exclusively(work);
  }

  /**
   * Every file that the compiler is responsible for, in order. What others put there is left out: build output, installed
   * packages, hidden folders, caches, and what another contract was compiled to.
   */
  read(): FilesThere {
    const files: [string, Buffer][] = [];
    const visit = (below: string): void => {
      for (const entry of entriesOf(path.join(this.folder, below))) {
        const name = below ? `${below}/${entry.name}` : entry.name;
        if (isForeign(name)) continue;
        if (entry.isDirectory()) {
          if (!isOfAnother(path.join(this.folder, name))) visit(name);
        }
        // A link or a pipe is nothing that the compiler has written; whatever is wanted in its place differs from this.
        else files.push([name, entry.isFile() ? readFileSync(path.join(this.folder, name)) : Buffer.alloc(0)]);
      }
    };
    visit("");
    return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** Whether the folder may be written to: it is new, empty, or has been written by the compiler before. */
  async isOurs(): Promise<boolean> {
    if (isMarked(this.folder)) return true;
    return (await readdir(this.folder).catch(absent([]))).every((name) => isLock(name));
  }

  /** Makes the files of `changed` have these texts and the files of `removed` not exist. */
  async replace(changed: ReadonlyMap<string, string>, removed: readonly string[]): Promise<void> {
    if (changed.size === 0 && removed.length === 0) return;
    const staging = path.join(this.folder, stagingFolder);
    await rm(staging, { recursive: true, force: true });
    try {
      await mkdir(path.join(staging, "files"), { recursive: true });
      const moves = [...changed].map(([to], index) => ({ from: String(index), to }));
      await Promise.all(
        moves.map(({ from, to }) => writeFile(path.join(staging, "files", from), changed.get(to) ?? "")),
      );
      await writeDurably(path.join(staging, journalFile), JSON.stringify({ moves, removed } satisfies Journal));
    } catch (cause) {
      await rm(staging, { recursive: true, force: true }).catch(() => undefined);
      throw cause;
    }
    await this.finish();
  }

  /** Carries out what a run has staged, be it this one or one that died on the way. */
  async finish(): Promise<void> {
    const staging = path.join(this.folder, stagingFolder);
    const journal = parseJournal(await readFile(path.join(staging, journalFile), "utf8").catch(absent("")));
    for (const name of journal?.removed ?? []) {
      await rm(path.join(this.folder, name), { force: true }).catch(absent(undefined));
      await this.#removeEmptyFolders(path.posix.dirname(name));
    }
    for (const { from, to } of journal?.moves ?? []) {
      const source = path.join(staging, "files", from);
      // A move that the dead run had made already finds nothing to move.
      if (!(await stat(source).catch(absent(undefined)))) continue;
      await this.#makeWay(to);
      await rename(source, path.join(this.folder, to));
    }
    await rm(staging, { recursive: true, force: true });
  }

  /** Removes what stands where a file or one of its folders has to be: a folder, or a file. */
  async #makeWay(name: string): Promise<void> {
    const segments = name.split("/");
    for (let depth = 1; depth < segments.length; depth++) {
      const folder = path.join(this.folder, ...segments.slice(0, depth));
      const found = await lstat(folder).catch(absent(undefined));
      if (found && !found.isDirectory()) await rm(folder);
    }
    const target = path.join(this.folder, name);
    if ((await lstat(target).catch(absent(undefined)))?.isDirectory()) await rm(target, { recursive: true });
    await mkdir(path.dirname(target), { recursive: true });
  }

  async #removeEmptyFolders(below: string): Promise<void> {
    if (below === "." || below === "") return;
    const folder = path.join(this.folder, below);
    if ((await readdir(folder).catch(absent(["?"]))).length > 0) return;
    await rm(folder, { recursive: true });
    await this.#removeEmptyFolders(path.posix.dirname(below));
  }
}

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    return absent([])(cause);
  }
}

/** Whether what is in a folder was compiled from another contract, or is a cache, such as what Cargo builds in. */
function isOfAnother(folder: string): boolean {
  return path.basename(folder).startsWith(".") || isMarked(folder) || begins(folder, "CACHEDIR.TAG", cacheSignature);
}

function isMarked(folder: string): boolean {
  return begins(folder, markerFile, markerLine);
}

function begins(folder: string, file: string, line: string): boolean {
  try {
    return readFileSync(path.join(folder, file), "utf8").startsWith(line);
  } catch (cause) {
    absent("")(cause);
    return false;
  }
}

interface Journal {
  readonly moves: readonly { readonly from: string; readonly to: string }[];
  readonly removed: readonly string[];
}

function parseJournal(text: string): Journal | undefined {
  try {
    return JSON.parse(text) as Journal;
  } catch {
    // Half written: its run died before it began to move anything.
    return undefined;
  }
}

/** What lies in the folder without being the compiler's: built code, packages, what their managers note, editors' files. */
export function isForeign(name: string): boolean {
  const [top = ""] = name.split("/");
  return top === "dist" || isLock(top) || madeByTools.test(name);
}

function isLock(name: string): boolean {
  return name === lockFile || name.startsWith(`${lockFile}.`);
}

/** Only "it is not there" is an answer; every other failure is a failure. Below a file nothing is there either. */
function absent<T>(instead: T): (cause: unknown) => T {
  return (cause) => {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return instead;
    throw cause;
  };
}

async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
