// Commands for the operator that open the service's database themselves, also while the service runs.

import type { Command } from "commander";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Settings } from "../../config/settings.js";
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

/** The service's settings, as the options, the environment and the file have them. */
export async function readSettings(io: Io, { data, config }: DatabaseOptions): Promise<Settings> {
  // Loaded here, so that commands which ask the service over HTTP do not wait for what this needs.
  const { loadConfig } = await import("../../config/config.js");
  const file = config ?? (io.env["COUNTERSIGN_CONFIG"] || undefined);
  return loadConfig({ file: file && resolve(io.cwd, file), environment: io.env, options: { data } });
}

/**
 * Path of the embedded database.
 *
 * @throws UsageError where there is none in the data folder
 */
export async function embeddedDatabase(io: Io, settings: Settings): Promise<string> {
  const { dataFolder } = await import("../../config/data-folder.js");
  const { databaseFile } = dataFolder(resolve(io.cwd, settings.data));
  if (existsSync(databaseFile)) return databaseFile;
  throw noDatabase(databaseFile);
}

export function noDatabase(databaseFile: string): UsageError {
  return new UsageError(
    `there is no database at ${databaseFile}; give the service's data folder with --data, or its settings with --config`,
  );
}

/**
 * Opens the database that the settings name, and closes it after its use.
 *
 * @throws UsageError where there is none in the data folder
 */
export async function withStore<Result>(
  io: Io,
  options: DatabaseOptions,
  use: (store: Store) => Promise<Result>,
): Promise<Result> {
  const settings = await readSettings(io, options);
  const { openStore } = await import("../../store/open.js");
  const location = settings.databaseUrl ?? (await embeddedDatabase(io, settings));
  const store = await openStore(location, { postgres: settings.postgres });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
