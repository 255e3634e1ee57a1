// root.json: the credentials of the deployment's first user, for whoever runs the deployment. They are written before the
// database has them, because an organization whose key was lost could not be entered, and under another name until it
// does, so that root.json never names an organization that was not made.
//
// The service itself has no use for the private key, and strings cannot be zeroed: it is handled as bytes, which are
// zeroed when the file is written or read.

import { parseJson } from "@countersign/api/json";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { uuidv7 } from "uuidv7";
import { ConfigurationError } from "../../config/configuration-error.js";
import { hexBytes, readHex } from "../../custody/hex.js";
import { compressPoint, drawP256, p256PublicKey } from "../../custody/p256.js";
import { secretBytes } from "../../custody/secret-bytes.js";
import { createFile, isSystemError, replaceFile, syncFolder } from "../../file-system/atomic.js";

/** The first organization's user and key, as root.json holds them. Keys are P-256 in hex, the public one compressed. */
export interface RootCredentials extends RootUser {
  readonly apiPrivateKey: string;
}

/** What of it everybody may know. */
export interface RootUser {
  readonly organizationId: string;
  readonly userId: string;
  readonly apiPublicKey: string;
  /** Where the service was listening when it was last started. */
  readonly baseUrl: string;
}

/** Where root credentials lie. */
export interface RootFiles {
  /** root.json. */
  readonly rootFile: string;
  /** Credentials that are not known to be in the database yet. */
  readonly newRootFile: string;
}

/**
 * The credentials for an organization that is to be made: those of root.json where there are some, those that a start
 * which was cut short has left, or new ones, which are kept first.
 *
 * @throws ConfigurationError when there is a file that holds something else
 */
export function credentialsToUse({ rootFile, newRootFile }: RootFiles, baseUrl: string): RootUser {
  const present = readRootFile(rootFile) ?? readRootFile(newRootFile);
  if (present) return present;
  // Two processes may share the folder.
  return createRootFile(newRootFile, baseUrl) ?? credentialsToUse({ rootFile, newRootFile }, baseUrl);
}

/** Gives new credentials the name root.json, if they are of the organization that the database has. */
export function keepCredentials({ rootFile, newRootFile }: RootFiles, organizationId: string): void {
  if (readRootFile(newRootFile)?.organizationId !== organizationId) return;
  const present = readRootFile(rootFile);
  // Those of another deployment that used this folder may be the only copy.
  if (present && present.organizationId !== organizationId) return;
  try {
    renameSync(newRootFile, rootFile);
  } catch (error) {
    // Another process of the deployment was faster.
    if (!isSystemError(error, "ENOENT")) throw error;
  }
  syncFolder(dirname(rootFile));
}

/** Forgets credentials that another process's have made useless. */
export function dropCredentials({ newRootFile }: RootFiles, { organizationId }: RootUser): void {
  if (readRootFile(newRootFile)?.organizationId === organizationId) rmSync(newRootFile, { force: true });
}

/**
 * Draws credentials for an organization that does not exist yet, and keeps them in a file.
 *
 * @returns undefined when there is a file of that name
 */
export function createRootFile(file: string, baseUrl: string): RootUser | undefined {
  const privateKey = drawP256();
  const digits = hexBytes(privateKey);
  try {
    const apiPublicKey = compressPoint(p256PublicKey(privateKey)).toString("hex");
    const root: RootUser = { organizationId: uuidv7(), userId: uuidv7(), apiPublicKey, baseUrl };
    return withText(root, digits, (text) => createFile(file, text)) ? root : undefined;
  } finally {
    privateKey.fill(0);
    digits.fill(0);
  }
}

/**
 * @returns undefined when there is no file
 * @throws ConfigurationError when the file does not hold credentials, without repeating what it holds
 */
export function readRootFile(file: string): RootUser | undefined {
  return existsSync(file) ? withFile(file, (root) => root) : undefined;
}

/**
 * Notes where the service listens, if the file is still there and is this deployment's.
 *
 * @returns whether it is
 */
export function updateRootFile(file: string, organizationId: string, baseUrl: string): boolean {
  if (!existsSync(file)) return false;
  return withFile(file, (root, digits) => {
    if (root.organizationId !== organizationId) return false;
    if (root.baseUrl !== baseUrl) withText({ ...root, baseUrl }, digits, (text) => replaceFile(file, text));
    return true;
  });
}

const digitsOfKey = 64;
/** Stands for the private key in JSON texts. */
const placeholder = "0".repeat(digitsOfKey);
const name = '"apiPrivateKey"';
const blanks = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Writes the text of the file for as long as `use` runs. */
function withText<Result>(
  { organizationId, userId, apiPublicKey, baseUrl }: RootUser,
  digits: Uint8Array,
  use: (text: Buffer) => Result,
): Result {
  const root: RootCredentials = { organizationId, userId, apiPublicKey, apiPrivateKey: placeholder, baseUrl };
  const text = Buffer.from(`${JSON.stringify(root, null, 2)}\n`);
  try {
    text.set(digits, startOfKey(text)!);
    return use(text);
  } finally {
    text.fill(0);
  }
}

/** Reads the file for as long as `use` runs. The digits of the private key are zeroed then. */
function withFile<Result>(file: string, use: (root: RootUser, digits: Uint8Array) => Result): Result {
  const text = readFileSync(file);
  const digits = secretBytes(digitsOfKey);
  try {
    const start = startOfKey(text);
    if (start === undefined) throw refusal(file, "it has no apiPrivateKey of 64 hex digits");
    text.copy(digits, 0, start);
    text.fill(placeholder, start, start + digitsOfKey);
    const root = parse(file, text.toString());
    if (publicKeyOf(digits) !== root.apiPublicKey) {
      throw refusal(file, "apiPublicKey does not belong to apiPrivateKey");
    }
    return use(root, digits);
  } finally {
    text.fill(0);
    digits.fill(0);
  }
}

/** Where the digits of the private key begin in a file, if there are so many. */
function startOfKey(text: Buffer): number | undefined {
  let at = text.indexOf(name);
  if (at < 0) return undefined;
  at += name.length;
  for (const mark of [0x3a, 0x22]) {
    while (blanks.has(text[at] ?? 0)) at++;
    if (text[at++] !== mark) return undefined;
  }
  return text.indexOf('"', at) === at + digitsOfKey ? at : undefined;
}

/** @param text without the private key: parsers quote what they refuse */
function parse(file: string, text: string): RootUser {
  let root: Partial<RootCredentials> | null;
  try {
    root = parseJson(text) as Partial<RootCredentials> | null;
  } catch {
    throw refusal(file, "it cannot be read as JSON");
  }
  const { organizationId, userId, apiPublicKey, apiPrivateKey, baseUrl } = root ?? {};
  for (const member of [organizationId, userId, apiPublicKey, baseUrl]) {
    if (typeof member !== "string") throw refusal(file, "members are missing");
  }
  if (apiPrivateKey !== placeholder) throw refusal(file, "it has no apiPrivateKey");
  return { organizationId, userId, apiPublicKey, baseUrl } as RootUser;
}

function publicKeyOf(digits: Uint8Array): string | undefined {
  const privateKey = readHex(digits);
  if (!privateKey) return undefined;
  try {
    return compressPoint(p256PublicKey(privateKey)).toString("hex");
  } catch {
    // Zero, or above the order of the curve.
    return undefined;
  } finally {
    privateKey.fill(0);
  }
}

function refusal(file: string, reason: string): ConfigurationError {
  return new ConfigurationError(
    `${file} does not hold the credentials of a root user: ${reason}. Bring the right file back; for a deployment that ` +
      "has no organization yet, delete it to have another one made",
  );
}
