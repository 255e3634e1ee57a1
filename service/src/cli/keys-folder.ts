// The folder of API keys: `<name>.public`, `<name>.private` (mode 0600, `hex:curve`) and `<name>.meta` (JSON).

import { mkdir, open, readFile, readdir, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { parsePrivateKey } from "./api-key.js";
import type { ApiKey } from "./api-key.js";
import { UsageError } from "./failure.js";
import type { Io } from "./io.js";
import { readPrivateFile } from "./private-file.js";

/** What `<name>.meta` says. */
export interface KeyMeta {
  readonly name: string;
  /** The organization that commands with this key speak to unless told. */
  readonly organizationId?: string | undefined;
  readonly curve: string;
  readonly publicKey: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** A key read from the folder. */
export interface StoredKey {
  readonly key: ApiKey;
  readonly organizationId: string | undefined;
}

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
export async function writeKey(folder: string, name: string, key: ApiKey, meta: KeyMeta): Promise<string> {
  const path = pathsOf(folder, name);
  const files = [
    [path.private, `${key.privateKey}:${key.curve}`, 0o600],
    [path.public, key.publicKey, 0o644],
    [path.meta, `${JSON.stringify(meta, null, 2)}\n`, 0o644],
  ] as const;
  const written: string[] = [];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const [file, text, mode] of files) {
      const handle = await open(file, "wx", mode);
      written.push(file);
      try {
        await handle.writeFile(text);
        await handle.sync();
      } finally {
        await handle.close();
      }
    }
  } catch (cause) {
    await Promise.all(written.map((file) => rm(file, { force: true })));
    if (isSystemError(cause, "EEXIST")) {
      throw new UsageError(
        `a key named ${name} exists in ${folder}, and keys are never overwritten; choose another --key-name`,
      );
    }
    throw cause;
  }
  return path.private;
}

/**
 * Reads a key.
 *
 * @throws UsageError where there is none of that name, its private file is open to others or damaged, or the files do
 *   not belong together
 */
export async function readKey(folder: string, name: string): Promise<StoredKey> {
  const path = pathsOf(folder, name);
  const names = await namesIn(folder);
  if (!names.includes(name)) {
    const others = names.length > 0 ? `there are: ${names.join(", ")}` : "it holds no keys yet";
    throw new UsageError(
      `no key named ${name} in ${folder}; ${others}. Make one by: countersign api-keys generate --key-name ${name}`,
    );
  }
  const key = parsePrivateKey(await readPrivateFile(path.private), path.private);
  const publicKey = await readOptional(path.public);
  if (publicKey !== undefined && publicKey.trim().toLowerCase() !== key.publicKey) {
    throw new UsageError(`${path.public} does not belong to ${path.private}: the private key's is ${key.publicKey}`);
  }
  return { key, organizationId: await organizationIn(path.meta) };
}

interface Paths {
  readonly public: string;
  readonly private: string;
  readonly meta: string;
}

function pathsOf(folder: string, name: string): Paths {
  if (!/^[a-z\d][a-z\d._-]{0,63}$/i.test(name)) {
    throw new UsageError(
      `--key-name: ${JSON.stringify(name)} can't name a file; use letters, digits, dots, hyphens and underscores, ` +
        "at most 64, and begin with a letter or digit",
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

async function organizationIn(path: string): Promise<string | undefined> {
  const text = await readOptional(path);
  if (text === undefined) return undefined;
  let meta: unknown;
  try {
    meta = JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is not JSON`);
  }
  if (typeof meta !== "object" || meta === null || !("organizationId" in meta)) return undefined;
  if (typeof meta.organizationId !== "string") throw new UsageError(`${path}: organizationId must be a string`);
  return meta.organizationId;
}

async function readOptional(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (cause) {
    if (isSystemError(cause, "ENOENT")) return undefined;
    throw new UsageError(`can't read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
