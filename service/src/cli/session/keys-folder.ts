// The folder of API keys: `<name>.public`, `<name>.private` (mode 0600, `hex:curve`) and `<name>.meta` (JSON).
// Encryption keys lie in the same way in a folder below it.

import { access, constants, mkdir, readFile, readdir, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { createFile, isSystemError, removeAbandoned } from "../../file-system/atomic.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { readPrivateFile } from "../terminal/private-file.js";
import { parsePrivateKey } from "./api-key.js";
import type { ApiKey } from "./api-key.js";

/** What `<name>.meta` says. */
export interface KeyMeta {
  readonly name: string;
  /** The organization that commands with this key use by default. */
  readonly organizationId?: string | undefined;
  /** Base URL of the service that commands with this key use by default. */
  readonly baseUrl?: string | undefined;
  readonly curve: string;
  readonly publicKey: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** When a key from a login ends; ISO 8601, UTC. */
  readonly expiresAt?: string | undefined;
}

/** A key read from the folder. */
export interface StoredKey {
  readonly key: ApiKey;
  readonly organizationId: string | undefined;
  readonly baseUrl: string | undefined;
}

/** A kind of key in the folder. */
export interface KeyKind {
  /** The option that names one, for errors. */
  readonly option: string;
  /** The command that makes one, for errors. */
  readonly make: string;
  /** What the public file holds. */
  publicKey(key: ApiKey): string;
}

/** Milliseconds after which nobody is writing a file any more. */
const longestWrite = 60_000;

const apiKeys: KeyKind = {
  option: "--key-name",
  make: "api-keys generate --key-name",
  publicKey: ({ publicKey }) => publicKey,
};

/**
 * Where keys lie: `--keys-folder`, `COUNTERSIGN_KEYS_FOLDER`, `$XDG_CONFIG_HOME/countersign/keys` or
 * `~/.config/countersign/keys`.
 */
export function keysFolderOf(given: string | undefined, { env, cwd }: Io): string {
  const named = given ?? env["COUNTERSIGN_KEYS_FOLDER"];
  if (named) return resolve(cwd, named);
  return join(env["XDG_CONFIG_HOME"] || join(env["HOME"] || homedir(), ".config"), "countersign", "keys");
}

/**
 * Writes a key as three new files, all of them or none, and makes the folder (mode 0700) where there is none.
 *
 * @returns the path of the private file
 * @throws UsageError where the name is not one or one of the files exists: nothing is ever overwritten
 */
export async function writeKey(
  folder: string,
  name: string,
  key: ApiKey,
  meta: KeyMeta,
  kind = apiKeys,
): Promise<string> {
  const path = pathsOf(folder, name, kind);
  await makeFolder(folder);
  const isOver = (begun: number) => Date.now() - begun > longestWrite;
  for (const file of Object.values(path)) removeAbandoned(file, isOver);
  // The private file comes first: with it alone, as a command that is killed may leave it, the key can be used.
  const files = [
    [path.private, `${key.privateKey}:${key.curve}`, 0o600],
    [path.meta, `${JSON.stringify(meta, null, 2)}\n`, 0o644],
    [path.public, kind.publicKey(key), 0o644],
  ] as const;
  const written: string[] = [];
  try {
    for (const [file, text, mode] of files) {
      if (!createFile(file, text, mode)) throw exists(folder, name, kind);
      written.push(file);
    }
  } catch (cause) {
    await Promise.all(written.map((file) => rm(file, { force: true })));
    throw cause;
  }
  return path.private;
}

/**
 * Makes sure that a key of a login can be written under a name, before anything is asked for it. The key of an earlier
 * login that has ended gives way.
 *
 * @throws UsageError where another key has the name, or the folder can't be written to
 */
export async function makeRoomForLogin(folder: string, name: string, option: string): Promise<void> {
  const path = pathsOf(folder, name, { ...apiKeys, option });
  await makeFolder(folder);
  const names = await namesIn(folder);
  if (!names.includes(name)) return;
  const { expiresAt } = await readMeta(path.meta);
  if (expiresAt === undefined || !isPast(expiresAt)) throw exists(folder, name, { ...apiKeys, option });
  await Promise.all(Object.values(path).map((file: string) => rm(file, { force: true })));
}

/**
 * Reads a key.
 *
 * @throws UsageError where there is none of that name, it has ended, its private file is open to others or damaged, or
 *   the files do not belong together
 */
export async function readKey(folder: string, name: string, kind = apiKeys): Promise<StoredKey> {
  const path = pathsOf(folder, name, kind);
  const names = await namesIn(folder);
  if (!names.includes(name)) {
    const others = names.length > 0 ? `its keys: ${names.join(", ")}` : "it has no keys yet";
    throw new UsageError(
      `no key named ${name} in ${folder}; ${others}. Create one with: countersign ${kind.make} ${name}`,
    );
  }
  const key = parsePrivateKey(await readPrivateFile(path.private), path.private);
  const publicKey = await readOptional(path.public);
  const right = kind.publicKey(key);
  if (publicKey !== undefined && publicKey.trim().toLowerCase() !== right) {
    throw new UsageError(`${path.public} does not match ${path.private}, whose public key is ${right}`);
  }
  const { organizationId, baseUrl, expiresAt } = await readMeta(path.meta);
  if (expiresAt !== undefined && isPast(expiresAt)) {
    throw new UsageError(`the key ${name} expired at ${expiresAt}; log in again`);
  }
  return { key, organizationId, baseUrl };
}

function exists(folder: string, name: string, { option }: KeyKind): UsageError {
  return new UsageError(
    `a key named ${name} already exists in ${folder}, and keys are never overwritten; choose another ${option}`,
  );
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new UsageError(`can't write to ${folder}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function isPast(time: string): boolean {
  return Date.parse(time) <= Date.now();
}

interface Paths {
  readonly public: string;
  readonly private: string;
  readonly meta: string;
}

function pathsOf(folder: string, name: string, { option }: KeyKind): Paths {
  if (!/^[a-z\d][a-z\d._-]{0,63}$/i.test(name)) {
    throw new UsageError(
      `${option}: ${JSON.stringify(name)} is not a valid file name; use letters, digits, dots, hyphens and underscores, ` +
        "at most 64, starting with a letter or digit",
    );
  }
  const path = (ending: keyof Paths) => join(folder, `${name}.${ending}`);
  return { public: path("public"), private: path("private"), meta: path("meta") };
}

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((cause: unknown) => {
    if (isSystemError(cause, "ENOENT")) return [];
    throw new UsageError(`can't read ${folder}: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  return files.flatMap((file) => (file.endsWith(".private") ? [file.slice(0, -".private".length)] : [])).sort();
}

async function readMeta(path: string): Promise<Pick<KeyMeta, "organizationId" | "baseUrl" | "expiresAt">> {
  const text = await readOptional(path);
  if (text === undefined) return {};
  let meta: unknown;
  try {
    meta = JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
  const members: Partial<Record<string, unknown>> = { ...(typeof meta === "object" ? meta : undefined) };
  return {
    organizationId: textIn(members, "organizationId", path),
    baseUrl: textIn(members, "baseUrl", path),
    expiresAt: textIn(members, "expiresAt", path),
  };
}

function textIn(members: Partial<Record<string, unknown>>, name: string, path: string): string | undefined {
  const value = members[name];
  if (value === undefined || typeof value === "string") return value;
  throw new UsageError(`${path}: ${name} must be a string`);
}

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    if (isSystemError(cause, "ENOENT")) return undefined;
    throw new UsageError(`can't read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
