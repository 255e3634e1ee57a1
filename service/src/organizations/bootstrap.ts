// Makes the deployment's first organization, with a root user and an API key, when there is none.

import { rmSync } from "node:fs";
import { uuidv7 } from "uuidv7";
import { WriteConflict } from "../store/conflict.js";
import { insertApiKey } from "../store/credentials.js";
import { findSetting, insertSetting } from "../store/deployment.js";
import { insertOrganization } from "../store/organizations.js";
import type { Store } from "../store/store.js";
import { insertUser } from "../store/users.js";
import { createRootFile, readRootFile } from "./root-file.js";
import type { RootCredentials } from "./root-file.js";

export type { RootCredentials } from "./root-file.js";

/** Setting that names the first organization. */
export const rootOrganizationSetting = "root_organization_id";

/** The first organization of a deployment. */
export interface Bootstrapped {
  readonly organizationId: string;
  /** Its credentials, when it was made just now. */
  readonly made: RootCredentials | undefined;
}

/**
 * Makes the first organization unless there is one, and writes its credentials to a file that only its owner can read.
 *
 * @param baseUrl goes into the file
 * @throws ConfigurationError when the file is there and holds something else
 */
export async function bootstrap(store: Store, file: string, baseUrl: string): Promise<Bootstrapped> {
  const known = await findSetting(store, rootOrganizationSetting);
  if (known !== undefined) return { organizationId: known, made: undefined };
  // The file comes first: an organization whose key was lost could not be entered. A start that was cut short between
  // the two finds the file and goes on from there.
  const present = readRootFile(file);
  const root = present ?? createRootFile(file, baseUrl);
  try {
    await insertRoot(store, root);
  } catch (error) {
    const other = error instanceof WriteConflict ? await findSetting(store, rootOrganizationSetting) : undefined;
    if (other === undefined) throw error;
    // Another process of the same deployment was faster, and what it has written counts.
    if (!present && other !== root.organizationId) rmSync(file);
    return { organizationId: other, made: undefined };
  }
  return { organizationId: root.organizationId, made: root };
}

function insertRoot(store: Store, { organizationId, userId, apiPublicKey }: RootCredentials): Promise<void> {
  return store.write(async (transaction) => {
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
}
