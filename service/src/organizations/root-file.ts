// root.json: the credentials of the deployment's first user, for whoever runs the deployment.

import { createECDH } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { uuidv7 } from "uuidv7";
import { ConfigurationError } from "../config/configuration-error.js";
import { writePrivateFile } from "../store/data-folder.js";

/** The first organization's user and key, as root.json holds them. Keys are P-256 in hex, the public one compressed. */
export interface RootCredentials {
  readonly organizationId: string;
  readonly userId: string;
  readonly apiPublicKey: string;
  readonly apiPrivateKey: string;
  /** Where the service was listening when it was last started. */
  readonly baseUrl: string;
}

/** Makes credentials for an organization that does not exist yet, and keeps them. */
export function createRootFile(file: string, baseUrl: string): RootCredentials {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const root: RootCredentials = {
    organizationId: uuidv7(),
    userId: uuidv7(),
    apiPublicKey: key.getPublicKey("hex", "compressed"),
    apiPrivateKey: key.getPrivateKey("hex").padStart(64, "0"),
    baseUrl,
  };
  write(file, root);
  return root;
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

/** Notes where the service listens, if the file is still there and is this deployment's. */
export function updateRootFile(file: string, organizationId: string, baseUrl: string): void {
  const root = readRootFile(file);
  if (root?.organizationId !== organizationId || root.baseUrl === baseUrl) return;
  write(file, { ...root, baseUrl });
}

function write(file: string, root: RootCredentials): void {
  writePrivateFile(file, `${JSON.stringify(root, null, 2)}\n`);
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
