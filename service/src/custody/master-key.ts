// Where the key-encryption keys come from: a file or the environment. They are never in the database.

import type { KeyObject } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { ApiError, ErrorCode } from "@countersign/api";
import { keyRing, parseMasterKeys, type KeyRing, type MasterKey } from "./key-ring.js";

/**
 * Where the key-encryption keys are. Either holds keys of 64 hex digits, oldest first; the last one seals, the others
 * still open what they sealed. Line breaks, blanks or commas separate them.
 */
export type MasterKeySource =
  | {
      readonly kind: "file";
      /** A file that only its owner can read (mode 0600 or 0400). */
      readonly path: string;
    }
  | {
      readonly kind: "environment";
      /** Name of the variable. */
      readonly name: string;
    };

/** A thousand keys. */
const maxFileLength = 65_536;

/**
 * The keys of a file, oldest first, 32 bytes each. The caller zeroes them.
 *
 * @throws Error The file is missing, others than its owner can read it, or its text is no list of keys.
 */
export function readMasterKeyFile(path: string): Buffer[] {
  const where = `master key file ${path}`;
  const file = openForReading(path, where);
  try {
    // Of the opened file, not of the path: nobody can exchange it in between.
    const stat = fstatSync(file);
    const { mode, size } = stat;
    if (!stat.isFile()) throw new Error(`${where} is not a regular file`);
    if ((mode & 0o077) !== 0 && process.platform !== "win32") {
      const octal = (mode & 0o777).toString(8).padStart(4, "0");
      throw new Error(`${where} has mode ${octal}, so that others can read it; run: chmod 600 ${path}`);
    }
    if (size > maxFileLength) throw new Error(`${where} is longer than ${maxFileLength} bytes`);
    const text = Buffer.alloc(size);
    try {
      return parseMasterKeys(text.subarray(0, readSync(file, text)), where);
    } finally {
      text.fill(0);
    }
  } finally {
    closeSync(file);
  }
}

/**
 * The keys of a source, read once at first and again whenever that can matter: a running service learns of a new key
 * that a command has added to the file. One that the file has no more still opens until it is forgotten.
 */
export class MasterKeys {
  readonly #source: MasterKeySource;
  /** As the source had them when it was read. */
  #ring: KeyRing;
  /** What opens, by id. */
  readonly #held: Map<string, KeyObject>;
  #sealsUnder: string | undefined;

  /**
   * @param environment Read once; the variable is deleted from it.
   * @throws Error Nothing there, or not a list of keys; see {@link readMasterKeyFile}.
   */
  constructor(source: MasterKeySource, environment: NodeJS.ProcessEnv = process.env) {
    this.#source = source;
    this.#ring =
      source.kind === "file" ? keyRing(readMasterKeyFile(source.path)) : fromEnvironment(source.name, environment);
    this.#held = new Map(this.#ring.byId);
  }

  /**
   * Ids of the keys that the source has now, oldest first.
   *
   * @throws ApiError UNAVAILABLE: the file cannot be read.
   */
  read(): string[] {
    this.#reload();
    return [...this.#ring.byId.keys()];
  }

  /** Has a key of the source seal from now on; until then, the last one does. */
  sealUnder(id: string): void {
    this.#sealsUnder = id;
  }

  /** Ids of the keys that still open, and that the source has no more. */
  spare(): string[] {
    return [...this.#held.keys()].filter((id) => !this.#ring.byId.has(id));
  }

  /** Forgets a key that the source has no more. */
  forget(id: string): void {
    if (!this.#ring.byId.has(id)) this.#held.delete(id);
  }

  /**
   * The key that seals now.
   *
   * @throws ApiError UNAVAILABLE: the source does not have it any more, or cannot be read. What is sealed then might never
   *   be opened again.
   */
  current(): MasterKey {
    this.#reload();
    const id = this.#sealsUnder;
    if (id === undefined) return this.#ring.current;
    const key = this.#ring.byId.get(id);
    if (key) return { id, key };
    throw new ApiError(
      ErrorCode.UNAVAILABLE,
      `the key-encryption key ${id}, which is to seal, is not there at the moment`,
    );
  }

  /** The key of an id, or undefined. */
  find(id: string): KeyObject | undefined {
    const known = this.#held.get(id);
    if (known) return known;
    this.#reload();
    return this.#held.get(id);
  }

  #reload(): void {
    if (this.#source.kind !== "file") return;
    try {
      this.#ring = keyRing(readMasterKeyFile(this.#source.path));
    } catch (cause) {
      throw new ApiError(ErrorCode.UNAVAILABLE, "the key-encryption keys cannot be read at the moment", { cause });
    }
    for (const [id, key] of this.#ring.byId) this.#held.set(id, key);
  }
}

function fromEnvironment(name: string, environment: NodeJS.ProcessEnv): KeyRing {
  const value = environment[name];
  delete environment[name];
  const where = `environment variable ${name}`;
  if (value === undefined) throw new Error(`${where} is not set; it must hold the master key, 64 hex digits`);
  return keyRing(parseMasterKeys(Buffer.from(value, "utf8"), where));
}

function openForReading(path: string, where: string): number {
  try {
    return openSync(path, "r");
  } catch (cause) {
    const reason =
      cause instanceof Error && "code" in cause && cause.code === "ENOENT" ? "does not exist" : "cannot be opened";
    throw new Error(`${where} ${reason}`, { cause });
  }
}
