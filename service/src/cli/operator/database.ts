// Commands for the operator that open the service's database themselves, also while the service runs.

import type { Command } from "commander";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Store } from "../../store/store.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";

export interface DatabaseOptions {
  readonly data?: string;
  readonly config?: string;
}

/** Adds `--data` and `--config`. */
export function addDatabaseOptions(command: Command): Command {
  return command
    .option("--data <folder>", "the service's data folder (COUNTERSIGN_DATA_DIR; default: ./data)")
    .option("--config <file>", "the service's configuration file (COUNTERSIGN_CONFIG)");
}

/**
 * Opens the database that the settings name, and closes it after its use.
 *
 * @throws UsageError where there is none in the data folder
 */
export async function withStore<Result>(
  io: Io,
  { data, config }: DatabaseOptions,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  // Loaded here, so that commands which ask the service over HTTP do not wait for the databases' libraries.
  const { loadConfig } = await import("../../config/config.js");
  const { dataFolder } = await import("../../config/data-folder.js");
  const { openStore } = await import("../../store/open.js");
  const file = config ?? io.env["COUNTERSIGN_CONFIG"];
  const settings = loadConfig({ file: file && resolve(io.cwd, file), environment: io.env, options: { data } });
  const path = dataFolder(resolve(io.cwd, settings.data)).databaseFile;
  if (settings.databaseUrl === undefined && !existsSync(path)) {
    throw new UsageError(`there is no database at ${path}; name the service's data folder by --data`);
  }
  const store = await openStore(settings.databaseUrl ?? path, { postgres: settings.postgres });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
