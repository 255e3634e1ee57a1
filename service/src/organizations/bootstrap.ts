// Makes the deployment's first organization, with a root user and an API key, when there is none.

import { createECDH } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { uuidv7 } from "uuidv7";
import { WriteConflict } from "../store/conflict.js";
import { insertApiKey } from "../store/credentials.js";
import { findSetting, insertSetting } from "../store/deployment.js";
import { insertOrganization } from "../store/organizations.js";
import type { Store } from "../store/store.js";
import { insertUser } from "../store/users.js";

/** The first organization's user and key, as root.json holds them. Keys are P-256 in hex, the public one compressed. */
export interface RootCredentials {
  readonly organizationId: string;
  readonly userId: string;
  readonly apiPublicKey: string;
  readonly apiPrivateKey: string;
  readonly baseUrl: string;
}

/** Setting that names the first organization. */
export const rootOrganizationSetting = "root_organization_id";

/**
 * Makes the first organization and writes its credentials to a file that only its owner can read.
 *
 * @returns undefined when the deployment has an organization already
 */
export async function bootstrap(store: Store, file: string, baseUrl: string): Promise<RootCredentials | undefined> {
  if (await findSetting(store, rootOrganizationSetting)) return undefined;
  // The file comes first: an organization whose key was lost could not be entered. A start that was cut short between
  // the two finds the file and goes on from there.
  const root = existsSync(file) ? readRoot(file) : writeRoot(file, baseUrl);
  try {
    await store.write(async (transaction) => {
      const { organizationId, userId, apiPublicKey } = root;
      const scope = transaction.in(organizationId);
      await insertSetting(transaction, rootOrganizationSetting, organizationId);
      const organization = { id: organizationId, parentId: undefined, name: "Root organization", quorumThreshold: 1 };
      await insertOrganization(transaction, organization);
      await insertUser(scope, { id: userId, name: "Root user", root: true });
      await insertApiKey(scope, {
        id: uuidv7(),
        user_id: userId,
        name: "Root API key",
        credential_type: "CREDENTIAL_TYPE_API_KEY_P256",
        public_key: apiPublicKey,
        expiration_seconds: null,
      });
    });
  } catch (error) {
    // Another process of the same deployment was faster, and has its own file.
    if (error instanceof WriteConflict) return undefined;
    throw error;
  }
  return root;
}

function writeRoot(file: string, baseUrl: string): RootCredentials {
  const key = createECDH("prime256v1");
  key.generateKeys();
  const root: RootCredentials = {
    organizationId: uuidv7(),
    userId: uuidv7(),
    apiPublicKey: key.getPublicKey("hex", "compressed"),
    apiPrivateKey: key.getPrivateKey("hex").padStart(64, "0"),
    baseUrl,
  };
  const handle = openSync(file, "wx", 0o600);
  writeSync(handle, `${JSON.stringify(root, null, 2)}\n`);
  fsyncSync(handle);
  closeSync(handle);
  return root;
}

function readRoot(file: string): RootCredentials {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as RootCredentials;
  } catch (cause) {
    throw new Error(`${file} is not readable as JSON; remove it to make a new first organization`, { cause });
  }
}
