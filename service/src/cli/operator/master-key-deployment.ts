// Opens a deployment for the commands about its key-encryption keys, and keeps them from coming into each other's way.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadConfig } from "../../config/config.js";
import { dataFolder, lockDataFolder } from "../../config/data-folder.js";
import { masterKeyIds, masterKeySource } from "../../config/master-key.js";
import { withoutHaste } from "../../config/postgres.js";
import { providersOf } from "../../config/provider-settings.js";
import type { Settings } from "../../config/settings.js";
import type { MasterKeySource, Providers } from "../../custody/custody.js";
import { Locked, lockFile } from "../../file-system/lock.js";
import { lockDeployment } from "../../store/deployment-lock.js";
import { openStore } from "../../store/open.js";
import { listProcesses } from "../../store/processes.js";
import type { Store } from "../../store/store.js";
import { findWrappedKeys } from "../../store/wrapped-keys.js";
import type { Io } from "../terminal/io.js";
import { noDatabase } from "./database.js";
import type { DeploymentOptions } from "./deployment-options.js";

export interface OpenedDatabase {
  readonly settings: Settings;
  /** How the providers are reached that the settings name. */
  readonly providers: Providers;
  readonly store: Store;
  readonly databaseFile: string;
  /** Whether no service runs, nor can start on the data folder before the command has ended. */
  readonly isAlone: boolean;
}

export interface OpenedDeployment extends OpenedDatabase {
  readonly source: MasterKeySource;
  /** Ids of the source's keys, oldest first. */
  readonly ids: readonly string[];
}

type Source = typeof masterKeySource;
type Use<Opened, Result> = (opened: Opened) => Promise<Result>;

/** Opens a deployment's database to look at it. Its keys may be out of reach. */
export async function openDatabase<Result>(
  options: DeploymentOptions,
  io: Io,
  use: Use<OpenedDatabase, Result>,
): Promise<Result> {
  return withStore(readSettings(options, io), false, use);
}

/** Opens a deployment to look at it. */
export async function openDeployment<Result>(
  options: DeploymentOptions,
  io: Io,
  use: Use<OpenedDeployment, Result>,
): Promise<Result> {
  return withStore(readSettings(options, io), false, async (opened) =>
    use(await withKeys(opened, io, masterKeySource)),
  );
}

/**
 * Opens a deployment to change its keys: one command at a time.
 *
 * @param sourceOf where the keys are; as the settings want it by default
 * @throws Error where a service runs that does not say which keys it holds
 */
export async function changeDeployment<Result>(
  options: DeploymentOptions,
  io: Io,
  use: Use<OpenedDeployment, Result>,
  sourceOf: Source = masterKeySource,
): Promise<Result> {
  return changeDatabase(options, io, async (opened) => use(await withKeys(opened, io, sourceOf)));
}

/** The same for keys that may be gone: they are not looked for. */
export async function changeDatabase<Result>(
  options: DeploymentOptions,
  io: Io,
  use: Use<OpenedDatabase, Result>,
): Promise<Result> {
  const settings = readSettings(options, io);
  if (settings.databaseUrl !== undefined) {
    const lock = await lockDeployment(settings.databaseUrl, settings.postgres.passwordFile);
    try {
      return await withStore(settings, false, async (opened) =>
        use({ ...opened, isAlone: (await listProcesses(opened.store)).length === 0 }),
      );
    } finally {
      await lock.release();
    }
  }
  const unlock = lockCommands(settings.data);
  try {
    const unlockFolder = lockFolderUnlessServed(settings.data);
    try {
      return await withStore(settings, unlockFolder !== undefined, async (opened) => {
        if (!unlockFolder) await checkServiceSaysItsKeys(opened.store, settings.data);
        return use(opened);
      });
    } finally {
      unlockFolder?.();
    }
  } finally {
    unlock();
  }
}

function readSettings({ config, data }: DeploymentOptions, io: Io): Settings {
  const file = config ?? (io.env["COUNTERSIGN_CONFIG"] || undefined);
  const settings = loadConfig({ file, environment: io.env, options: { data } });
  const { databaseFile } = dataFolder(settings.data);
  if (settings.databaseUrl === undefined && !existsSync(databaseFile)) {
    throw noDatabase(databaseFile);
  }
  return settings;
}

async function withStore<Result>(
  settings: Settings,
  isAlone: boolean,
  use: Use<OpenedDatabase, Result>,
): Promise<Result> {
  const { databaseFile } = dataFolder(settings.data);
  const store = await openStore(settings.databaseUrl ?? databaseFile, { postgres: withoutHaste(settings.postgres) });
  try {
    return await use({ settings, providers: providersOf(settings), store, databaseFile, isAlone });
  } finally {
    await store.close();
  }
}

async function withKeys(opened: OpenedDatabase, { env }: Io, sourceOf: Source): Promise<OpenedDeployment> {
  const source = sourceOf(opened.settings, env, await findWrappedKeys(opened.store));
  return { ...opened, source, ids: masterKeyIds(source, env) };
}

function lockCommands(data: string): () => void {
  try {
    return lockFile(join(data, "rotation.lock"));
  } catch (cause) {
    if (!(cause instanceof Locked)) throw cause;
    throw new Error(`another command is changing the key-encryption keys of ${data}; wait until it is done`, { cause });
  }
}

/** @returns undefined where a service has the folder; else what gives it back */
function lockFolderUnlessServed(data: string): (() => void) | undefined {
  try {
    return lockDataFolder(data);
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Locked) return undefined;
    throw error;
  }
}

async function checkServiceSaysItsKeys(store: Store, data: string): Promise<void> {
  if ((await listProcesses(store)).length > 0) return;
  throw new Error(
    `another process uses the data folder ${data} without saying which key-encryption keys it has. If a service is ` +
      "just starting, try again; stop a service of an earlier version first",
  );
}
