// Where the key-encryption keys come from.

import { existsSync } from "node:fs";
import { masterKeyId, parseMasterKeys } from "../custody/key-ring.js";
import { createMasterKeyFile, listMasterKeys } from "../custody/master-key-file.js";
import type { MasterKeySource } from "../custody/master-key.js";
import { ConfigurationError } from "./configuration-error.js";
import { dataFolder } from "./data-folder.js";
import type { Settings } from "./settings.js";

export interface MasterKeyChoice {
  readonly source: MasterKeySource;
  /** Path of the file, when it was made just now. */
  readonly created: string | undefined;
}

type Environment = Readonly<Partial<Record<string, string>>>;

const variable = "COUNTERSIGN_MASTER_KEY";

/**
 * The environment's keys where there are any, else those of the file, whether it exists or not.
 *
 * @throws ConfigurationError when both were named: it is not for us to say which ones seal
 */
export function masterKeySource(settings: Settings, environment: Environment): MasterKeySource {
  if (!environment[variable]) {
    return { kind: "file", path: settings.masterKeyFile ?? dataFolder(settings.data).masterKeyFile };
  }
  if (settings.masterKeyFile !== undefined) {
    throw new ConfigurationError(
      `${variable} is set, and masterKeyFile (COUNTERSIGN_MASTER_KEY_FILE) names a file; set one of them`,
    );
  }
  return { kind: "environment", name: variable };
}

/**
 * Finds the keys, and makes the file for a new deployment.
 *
 * @param isNew whether nothing can have been sealed yet
 * @throws ConfigurationError when the file of a deployment is missing: a new key would open nothing
 */
export function chooseMasterKey(settings: Settings, environment: Environment, isNew: boolean): MasterKeyChoice {
  const source = masterKeySource(settings, environment);
  if (source.kind === "environment" || existsSync(source.path)) return { source, created: undefined };
  if (!isNew) {
    throw new ConfigurationError(
      `the master key file ${source.path} is missing. The keys of this deployment are sealed under it: bring it back, ` +
        `or set COUNTERSIGN_MASTER_KEY_FILE or ${variable}`,
    );
  }
  return { source, created: createMasterKeyFile(source.path) ? source.path : undefined };
}

/**
 * Ids of the keys of a source, oldest first; the last one is current.
 *
 * @throws Error when they can't be read; see `listMasterKeys`
 */
export function masterKeyIds(source: MasterKeySource, environment: Environment): string[] {
  if (source.kind === "file") return listMasterKeys(source.path);
  const text = Buffer.from(environment[source.name] ?? "", "utf8");
  return parseMasterKeys(text, `environment variable ${source.name}`).map((key) => {
    const id = masterKeyId(key);
    key.fill(0);
    return id;
  });
}
