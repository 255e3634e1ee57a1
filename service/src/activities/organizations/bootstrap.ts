// Makes the deployment's first organization, with a root user and an API key, when there is none.

import { uuidv7 } from "uuidv7";
import { WriteConflict } from "../../store/conflict.js";
import { insertApiKey } from "../../store/credentials.js";
import { findSetting, insertSetting } from "../../store/deployment.js";
import { insertOrganization } from "../../store/organizations.js";
import type { Store } from "../../store/store.js";
import { insertUser } from "../../store/users.js";
import { credentialsToUse, dropCredentials, keepCredentials } from "./root-file.js";
import type { RootFiles, RootUser } from "./root-file.js";

/** Setting that names the first organization. */
export const rootOrganizationSetting = "root_organization_id";

/** The first organization of a deployment. */
export interface Bootstrapped {
  readonly organizationId: string;
  /** Its user, when it was made just now. */
  readonly made: RootUser | undefined;
}

/**
 * Makes the first organization unless there is one, and writes its credentials to a file that only its owner can read.
 * What a start that was cut short has begun is completed.
 *
 * @param baseUrl goes into the file
 * @throws ConfigurationError when the file is there and holds something else
 */
export async function bootstrap(store: Store, files: RootFiles, baseUrl: string): Promise<Bootstrapped> {
  const known = await findSetting(store, rootOrganizationSetting);
  if (known !== undefined) {
    keepCredentials(files, known);
    return { organizationId: known, made: undefined };
  }
  const root = credentialsToUse(files, baseUrl);
  try {
    await insertRoot(store, root);
  } catch (error) {
    const other = error instanceof WriteConflict ? await findSetting(store, rootOrganizationSetting) : undefined;
    if (other === undefined) throw error;
    // Another process of the same deployment was faster, and what it has written counts.
    if (other === root.organizationId) keepCredentials(files, other);
    else dropCredentials(files, root);
    return { organizationId: other, made: undefined };
  }
  keepCredentials(files, root.organizationId);
  return { organizationId: root.organizationId, made: root };
}

function insertRoot(store: Store, { organizationId, userId, apiPublicKey }: RootUser): Promise<void> {
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
      proof: "vouched",
    });
  });
}
