// `countersign master-key`: the key-encryption keys of a deployment, used by its operator while the service is stopped.
// The service's rooms are loaded when they are needed, so that other commands need not wait for them.

import { Command } from "commander";
import { existsSync } from "node:fs";
import type { MasterKeySource } from "../../custody/master-key.js";
import type { Store } from "../../store/store.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";

interface MasterKeyOptions {
  readonly config?: string;
  readonly data?: string;
}

interface Opened {
  readonly source: MasterKeySource;
  /** Ids of the keys, oldest first; the last one is current. */
  readonly ids: readonly string[];
  readonly store: Store;
  readonly databaseFile: string;
}

/** Does what a command is for, and says what it has done. */
type Action = (opened: Opened) => Promise<string> | string;

export function masterKeyCommand(io: Io): Command {
  const command = new Command("master-key").description("the key-encryption keys, while the service is stopped");
  const add = (name: string, description: string, action: Action) =>
    command
      .command(name)
      .description(description)
      .option("--data <folder>", "the service's data folder (COUNTERSIGN_DATA_DIR; default: ./data)")
      .option("--config <file>", "configuration file, YAML or JSON (COUNTERSIGN_CONFIG)")
      .action(async (options: MasterKeyOptions) => {
        io.stdout.write(`${await withDeployment(options, io, action)}\n`);
      });
  add("list", "ids of the keys, oldest first; the last one is current", ({ ids }) => ids.join("\n"));
  add("rotate", "make a new current key and seal every secret under it", rotate);
  add("drop-old", "remove the keys that nothing is sealed under any more", dropOld);
  return command;
}

async function rotate({ source, ids, store, databaseFile }: Opened): Promise<string> {
  const [{ addMasterKey }, { openCustody }, { resealAll }, { eraseRemains }] = await Promise.all([
    import("../../custody/master-key-file.js"),
    import("../../custody/open.js"),
    import("../../maintenance/rotation.js"),
    import("../../maintenance/remains.js"),
  ]);
  if (source.kind === "environment" && ids.length === 1) {
    throw new UsageError(
      `${source.name} holds one key, and this command cannot change the environment. Append a new key of 64 hex digits ` +
        "to it, behind a comma (`openssl rand -hex 32` draws one), and run this again",
    );
  }
  const id = source.kind === "file" ? addMasterKey(source.path) : ids.at(-1);
  const custody = await openCustody({ masterKey: source });
  try {
    const count = await resealAll(store, custody);
    await eraseRemains(store, databaseFile);
    const secrets = count === 1 ? "1 secret" : `${count} secrets`;
    return source.kind === "file"
      ? `Sealed ${secrets} under the new key ${id} of ${source.path}; keep a copy of the file.`
      : `Sealed ${secrets} under ${id}, the last key of ${source.name}.`;
  } finally {
    await custody.close();
  }
}

async function dropOld({ source, ids, store }: Opened): Promise<string> {
  const [{ dropOldMasterKeys }, { checkAllUnder }] = await Promise.all([
    import("../../custody/master-key-file.js"),
    import("../../maintenance/rotation.js"),
  ]);
  const old = ids.slice(0, -1).join(", ");
  if (old === "") return "There is only the current key.";
  await checkAllUnder(store, ids.at(-1)!);
  if (source.kind === "environment") return `Nothing is sealed under ${old}; take them out of ${source.name}.`;
  return `Removed ${dropOldMasterKeys(source.path).join(", ")} from ${source.path}.`;
}

async function withDeployment({ config, data }: MasterKeyOptions, io: Io, action: Action): Promise<string> {
  const [
    { loadConfig },
    { masterKeyIds, masterKeySource },
    { dataFolder, lockDataFolder },
    { openStore },
    { lockDeployment },
    { withoutHaste },
  ] = await Promise.all([
    import("../../config/config.js"),
    import("../../config/master-key.js"),
    import("../../config/data-folder.js"),
    import("../../store/open.js"),
    import("../../store/deployment-lock.js"),
    import("../../config/postgres.js"),
  ]);
  const file = config ?? (io.env["COUNTERSIGN_CONFIG"] || undefined);
  const settings = loadConfig({ file, environment: io.env, options: { data } });
  const { databaseFile } = dataFolder(settings.data);
  if (settings.databaseUrl === undefined && !existsSync(databaseFile)) {
    throw new UsageError(`there is no database at ${databaseFile}; name the service's data folder by --data`);
  }
  const source = masterKeySource(settings, io.env);
  // A service that runs would go on sealing under the key that it knows.
  const { databaseUrl } = settings;
  const lock = databaseUrl === undefined ? undefined : await lockDeployment(databaseUrl, "maintenance");
  const unlock = databaseUrl === undefined ? lockDataFolder(settings.data) : () => {};
  try {
    const ids = masterKeyIds(source, io.env);
    const store = await openStore(settings.databaseUrl ?? databaseFile, { postgres: withoutHaste(settings.postgres) });
    try {
      return await action({ source, ids, store, databaseFile });
    } finally {
      await store.close();
    }
  } finally {
    unlock();
    await lock?.release();
  }
}
