// Where the key-encryption keys come from: a file, the environment, or a provider that unwraps them. The database never has
// them but wrapped.

import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { keyRing, parseMasterKeys, type KeyRing } from "./key-ring.js";
import { secretBytes } from "./secret-bytes.js";
import type { ProviderSettings } from "./providers/provider-settings.js";
import type { RecoveryRecord } from "./recovery-record.js";
import type { WrappedKeys } from "./wrapped-keys.js";

/**
 * Where the key-encryption keys are that no provider wraps. Either holds keys of 64 hex digits, oldest first; the last one
 * seals, the others still open what they sealed. Line breaks, blanks or commas separate them.
 */
export type LocalSource =
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

/** Keys that enough shares of the recovery key open. */
export interface RecoveredSource {
  readonly kind: "recovered";
  readonly record: RecoveryRecord;
  readonly shares: readonly string[];
}

/** Where the key-encryption keys are. */
export type MasterKeySource =
  | LocalSource
  | {
      readonly kind: "wrapped";
      /** As the database has them; none for a deployment that is about to get its first one. */
      readonly keys: WrappedKeys;
      /** Where they come from once the database has them no more. */
      readonly local: LocalSource;
    };

/** Where they come from that no provider wraps; nowhere for recovered ones. */
export function localOf(source: MasterKeySource | RecoveredSource): LocalSource {
  if (source.kind === "recovered") return { kind: "environment", name: "" };
  return source.kind === "wrapped" ? source.local : source;
}

/** How the providers are reached that may have wrapped keys. */
export type Providers = readonly ProviderSettings[];

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
      throw new Error(`${where} has mode ${octal}, which lets others read it; run: chmod 600 ${path}`);
    }
    if (size > maxFileLength) throw new Error(`${where} is longer than ${maxFileLength} bytes`);
    const text = secretBytes(size);
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
 * The keys of a local source.
 *
 * @param environment the variable is deleted from it
 * @throws Error Nothing there, or not a list of keys; see {@link readMasterKeyFile}.
 */
export function readLocal(source: LocalSource, environment: NodeJS.ProcessEnv): KeyRing {
  return source.kind === "file" ? keyRing(readMasterKeyFile(source.path)) : fromEnvironment(source.name, environment);
}

function fromEnvironment(name: string, environment: NodeJS.ProcessEnv): KeyRing {
  const value = environment[name];
  delete environment[name];
  const where = `environment variable ${name}`;
  if (value === undefined) throw new Error(`${where} is not set; it must contain the master key, 64 hex digits`);
  const text = secretBytes(Buffer.byteLength(value));
  try {
    text.write(value);
    return keyRing(parseMasterKeys(text, where));
  } finally {
    text.fill(0);
  }
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
