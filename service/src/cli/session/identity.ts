// As whom a command speaks, to which organization and where: from options, the environment, the folder of keys, or the
// credentials file that the service writes on its first start.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { readPrivateMembers } from "../terminal/private-file.js";
import { parsePrivateKey } from "./api-key.js";
import type { ApiKey } from "./api-key.js";
import { keysFolderOf, readKey } from "./keys-folder.js";
import { readSessionFile } from "./session-file.js";

/** The options that every command takes, as commander reads them. */
export interface GlobalOptions {
  readonly json?: boolean;
  readonly keyName?: string;
  readonly keysFolder?: string;
  readonly credentials?: string;
  readonly session?: string;
  readonly organization?: string;
  readonly baseUrl?: string;
}

/** As whom and where a command speaks. */
export interface Identity {
  readonly key: ApiKey;
  /** Undefined where nothing names one. */
  readonly organizationId: string | undefined;
  /** Without a slash at the end. */
  readonly baseUrl: string;
}

interface Source {
  readonly key: ApiKey;
  readonly organizationId?: string | undefined;
  readonly baseUrl?: string | undefined;
}

const defaultBaseUrl = "http://127.0.0.1:8080";

/**
 * Finds the identity: `--key-name` or `--credentials`; where neither is given `COUNTERSIGN_KEY_NAME`, then
 * `COUNTERSIGN_CREDENTIALS`, then `root.json` in the service's data folder. `--organization`, `--base-url` and
 * `COUNTERSIGN_BASE_URL` override what is written there.
 *
 * @throws UsageError where there is none, or where what there is can't be used
 */
export async function resolveIdentity(options: GlobalOptions, io: Io): Promise<Identity> {
  const source = await sourceOf(options, io);
  return {
    key: source.key,
    organizationId: options.organization ?? source.organizationId,
    baseUrl: baseUrlOf(options.baseUrl, io.env["COUNTERSIGN_BASE_URL"], source.baseUrl),
  };
}

/** A read-only session in place of a key. */
export interface SessionIdentity {
  readonly session: string;
  readonly organizationId: string;
  readonly baseUrl: string;
}

/**
 * The session of `--session`, where it is given. What overrides its file is as with `resolveIdentity`.
 *
 * @throws UsageError where a key is named beside it, or its file can't be used
 */
export async function resolveSession(options: GlobalOptions, io: Io): Promise<SessionIdentity | undefined> {
  if (options.session === undefined) return undefined;
  if (options.keyName !== undefined || options.credentials !== undefined) {
    throw new UsageError("--session replaces a key; omit --key-name and --credentials");
  }
  const path = resolve(io.cwd, options.session);
  const file = await readSessionFile(path);
  const written = file.baseUrl === undefined ? undefined : checkedUrl(file.baseUrl, `${path}: baseUrl`);
  return {
    session: file.session,
    organizationId: options.organization ?? file.organizationId,
    baseUrl: baseUrlOf(options.baseUrl, io.env["COUNTERSIGN_BASE_URL"], written),
  };
}

/**
 * Where the service is, for what needs no key: as with `resolveSession` and `resolveIdentity`, without either as told or
 * at the usual place.
 *
 * @throws UsageError where a key or session is named that can't be used
 */
export async function resolveBaseUrl(options: GlobalOptions, io: Io): Promise<string> {
  const source = (await resolveSession(options, io)) ?? (await findSource(options, io));
  return baseUrlOf(options.baseUrl, io.env["COUNTERSIGN_BASE_URL"], source?.baseUrl);
}

async function sourceOf(options: GlobalOptions, io: Io): Promise<Source> {
  const source = await findSource(options, io);
  if (source) return source;
  throw new UsageError(
    `no key to stamp with. Give one with --key-name (a key in ${keysFolderOf(options.keysFolder, io)}) or ` +
      "--credentials (a file such as the root.json that the service writes on its first start; " +
      `${rootFile(io)} does not exist)`,
  );
}

async function findSource(options: GlobalOptions, io: Io): Promise<Source | undefined> {
  const { keyName, credentials, keysFolder } = options;
  if (keyName !== undefined && credentials !== undefined) {
    throw new UsageError("--key-name and --credentials each name a key; give only one of them");
  }
  const { COUNTERSIGN_KEY_NAME: keyNameSet, COUNTERSIGN_CREDENTIALS: credentialsSet } = io.env;
  if (keyName !== undefined) return readNamedKey(keysFolderOf(keysFolder, io), keyName);
  if (credentials !== undefined) return readCredentials(resolve(io.cwd, credentials));
  if (keyNameSet) return readNamedKey(keysFolderOf(keysFolder, io), keyNameSet);
  if (credentialsSet) return readCredentials(resolve(io.cwd, credentialsSet));
  const root = rootFile(io);
  return existsSync(root) ? readCredentials(root) : undefined;
}

function rootFile({ cwd, env }: Io): string {
  return resolve(cwd, env["COUNTERSIGN_DATA_DIR"] || "data", "root.json");
}

async function readNamedKey(folder: string, name: string): Promise<Source> {
  const { baseUrl, ...stored } = await readKey(folder, name);
  return { ...stored, baseUrl: baseUrl === undefined ? undefined : checkedUrl(baseUrl, `${name}.meta: baseUrl`) };
}

/** Reads `{organizationId, apiPrivateKey, apiPublicKey?, baseUrl?}`; other members are left alone. */
async function readCredentials(path: string): Promise<Source> {
  const { organizationId, apiPrivateKey, apiPublicKey, baseUrl } = await readPrivateMembers(path);
  if (typeof organizationId !== "string" || typeof apiPrivateKey !== "string") {
    throw new UsageError(`${path}: expected an object with the strings organizationId and apiPrivateKey`);
  }
  const key = parsePrivateKey(apiPrivateKey, `${path}: apiPrivateKey`);
  if (apiPublicKey !== undefined && apiPublicKey !== key.publicKey) {
    throw new UsageError(`${path}: apiPublicKey does not belong to apiPrivateKey; its public key is ${key.publicKey}`);
  }
  if (baseUrl !== undefined && typeof baseUrl !== "string") throw new UsageError(`${path}: baseUrl must be a string`);
  return { key, organizationId, baseUrl: baseUrl === undefined ? undefined : checkedUrl(baseUrl, `${path}: baseUrl`) };
}

function baseUrlOf(given: string | undefined, set: string | undefined, written: string | undefined): string {
  if (given !== undefined) return checkedUrl(given, "--base-url");
  if (set) return checkedUrl(set, "COUNTERSIGN_BASE_URL");
  return written ?? defaultBaseUrl;
}

function checkedUrl(text: string, where: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol) || url.search || url.hash || url.username || url.password) {
    throw new UsageError(
      `${where}: expected a URL such as ${defaultBaseUrl}, http or https, without user, query and fragment`,
    );
  }
  return text.replace(/\/+$/, "");
}
