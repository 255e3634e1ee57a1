// root.json: the credentials of the deployment's first user, for whoever runs the deployment. They are written before the
// database has them, because an organization whose key was lost could not be entered, and under another name until it
// does, so that root.json never names an organization that was not made.

import { createECDH } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { uuidv7 } from "uuidv7";
import { ConfigurationError } from "../config/configuration-error.js";
import { createFile, isSystemError, replaceFile, syncFolder } from "../files/atomic.js";

/** The first organization's user and key, as root.json holds them. Keys are P-256 in hex, the public one compressed. */
export interface RootCredentials {
  readonly organizationId: string;
  readonly userId: string;
  readonly apiPublicKey: string;
  readonly apiPrivateKey: string;
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
export function credentialsToUse({ rootFile, newRootFile }: RootFiles, baseUrl: string): RootCredentials {
  const present = readRootFile(rootFile) ?? readRootFile(newRootFile);
  if (present) return present;
  const root = drawCredentials(baseUrl);
  // Two processes may share the folder.
  if (createFile(newRootFile, textOf(root))) return root;
  return credentialsToUse({ rootFile, newRootFile }, baseUrl);
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
export function dropCredentials({ newRootFile }: RootFiles, { organizationId }: RootCredentials): void {
  if (readRootFile(newRootFile)?.organizationId === organizationId) rmSync(newRootFile, { force: true });
}

function drawCredentials(baseUrl: string): RootCredentials {
  const key = createECDH("prime256v1");
  key.generateKeys();
  return {
    organizationId: uuidv7(),
    userId: uuidv7(),
    apiPublicKey: key.getPublicKey("hex", "compressed"),
    apiPrivateKey: key.getPrivateKey("hex").padStart(64, "0"),
    baseUrl,
  };
}

/**
 * @returns undefined when there is no file
 * @throws ConfigurationError when the file does not hold credentials, without repeating what it holds
 */
export function readRootFile(file: string): RootCredentials | undefined {
  if (!existsSync(file)) return undefined;
  let root: Partial<RootCredentials> | null;
  try {
    root = JSON.parse(readFileSync(file, "utf8")) as Partial<RootCredentials> | null;
  } catch {
    // The parser's own message quotes the text, which holds the private key.
    throw refusal(file, "it cannot be read as JSON");
  }
  const { organizationId, userId, apiPublicKey, apiPrivateKey, baseUrl } = root ?? {};
  for (const member of [organizationId, userId, apiPublicKey, apiPrivateKey, baseUrl]) {
    if (typeof member !== "string") throw refusal(file, "not all of its members are there");
  }
  const complete = root as RootCredentials;
  if (publicKeyOf(complete.apiPrivateKey) !== complete.apiPublicKey) {
    throw refusal(file, "apiPublicKey does not belong to apiPrivateKey");
  }
  return complete;
}

/**
 * Notes where the service listens, if the file is still there and is this deployment's.
 *
 * @returns whether it is
 */
export function updateRootFile(file: string, organizationId: string, baseUrl: string): boolean {
  const root = readRootFile(file);
  if (root?.organizationId !== organizationId) return false;
  if (root.baseUrl !== baseUrl) replaceFile(file, textOf({ ...root, baseUrl }));
  return true;
}

function textOf(root: RootCredentials): string {
  return `${JSON.stringify(root, null, 2)}\n`;
}

function publicKeyOf(privateKey: string): string | undefined {
  const key = createECDH("prime256v1");
  try {
    key.setPrivateKey(privateKey, "hex");
    return key.getPublicKey("hex", "compressed");
  } catch {
    return undefined;
  }
}

function refusal(file: string, reason: string): ConfigurationError {
  return new ConfigurationError(
    `${file} does not hold the credentials of a root user: ${reason}. Bring the right file back; for a deployment that ` +
      "has no organization yet, delete it to have another one made",
  );
}
