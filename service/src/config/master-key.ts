// Where the key-encryption key comes from.

import { existsSync } from "node:fs";
import { createMasterKeyFile } from "../custody/master-key-file.js";
import type { MasterKeySource } from "../custody/master-key.js";
import { dataFolder } from "../store/data-folder.js";
import { ConfigurationError } from "./config.js";
import type { Settings } from "./settings.js";

export interface MasterKeyChoice {
  readonly source: MasterKeySource;
  /** Path of the file, when it was made just now. */
  readonly created: string | undefined;
}

const variable = "COUNTERSIGN_MASTER_KEY";

/** Path of the file of key-encryption keys, whether it exists or not. */
export function masterKeyFileOf(settings: Settings): string {
  return settings.masterKeyFile ?? dataFolder(settings.data).masterKeyFile;
}

/**
 * The environment's key where there is one, else the file's, which is made for a new deployment.
 *
 * @param isNew whether nothing can have been sealed yet
 * @throws ConfigurationError when the file of a deployment is missing: a new key would open nothing
 */
export function chooseMasterKey(settings: Settings, environment: NodeJS.ProcessEnv, isNew: boolean): MasterKeyChoice {
  if (environment[variable]) return { source: { kind: "environment", name: variable }, created: undefined };
  const path = masterKeyFileOf(settings);
  if (!isNew && !existsSync(path)) {
    throw new ConfigurationError(
      `the master key file ${path} is missing. The keys of this deployment are sealed under it: bring it back, or set ` +
        `COUNTERSIGN_MASTER_KEY_FILE or ${variable}.`,
    );
  }
  return { source: { kind: "file", path }, created: createMasterKeyFile(path) ? path : undefined };
}
