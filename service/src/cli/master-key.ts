// `countersign master-key`: the key-encryption keys of a deployment, used by its operator while the service is stopped.

import { Command } from "commander";
import { loadConfig } from "../config/config.js";
import { masterKeyFileOf } from "../config/master-key.js";
import { openCustody } from "../custody/custody.js";
import { addMasterKey, listMasterKeys } from "../custody/master-key-file.js";
import { dropUnusedKeys, resealAll } from "../maintenance/rotation.js";
import { dataFolder, lockDataFolder } from "../store/data-folder.js";
import { openStore } from "../store/store.js";
import type { Store } from "../store/store.js";
import type { Io } from "./io.js";

interface MasterKeyOptions {
  readonly config?: string;
  readonly data?: string;
}

export function masterKeyCommand(io: Io): Command {
  const command = new Command("master-key").description("the key-encryption keys, while the service is stopped");
  const add = (name: string, description: string, action: (opened: Opened) => Promise<void> | void) =>
    command
      .command(name)
      .description(description)
      .option("--data <folder>", "folder of the deployment (COUNTERSIGN_DATA_DIR; ./data)")
      .option("--config <file>", "file of settings, in YAML or JSON (COUNTERSIGN_CONFIG)")
      .action((options: MasterKeyOptions) => withDeployment(options, io, action));

  add("list", "ids of the keys, oldest first; the last one is current", ({ keyFile }) => {
    io.stdout.write(`${listMasterKeys(keyFile).join("\n")}\n`);
  });
  add("rotate", "make a new current key and seal every secret under it", async ({ keyFile, store }) => {
    const id = addMasterKey(keyFile);
    const custody = await openCustody({ masterKey: { kind: "file", path: keyFile } });
    try {
      const count = await resealAll(store, custody);
      io.stdout.write(`Sealed ${count} secrets under the new key ${id} of ${keyFile}; keep a copy of the file.\n`);
    } finally {
      await custody.close();
    }
  });
  add("drop-old", "remove the keys that nothing is sealed under any more", async ({ keyFile, store }) => {
    const dropped = await dropUnusedKeys(store, keyFile);
    io.stdout.write(dropped.length === 0 ? "There was only the current key.\n" : `Removed ${dropped.join(", ")}.\n`);
  });
  return command;
}

interface Opened {
  readonly keyFile: string;
  readonly store: Store;
}

async function withDeployment(
  { config, data }: MasterKeyOptions,
  io: Io,
  action: (opened: Opened) => Promise<void> | void,
): Promise<void> {
  const file = config ?? io.env["COUNTERSIGN_CONFIG"];
  const settings = loadConfig({ file, environment: io.env, options: { data } });
  // A service that runs would go on sealing under the key that it knows.
  const unlock = settings.databaseUrl === undefined ? lockDataFolder(settings.data) : () => {};
  try {
    const store = await openStore(settings.databaseUrl ?? dataFolder(settings.data).databaseFile);
    try {
      await action({ keyFile: masterKeyFileOf(settings), store });
    } finally {
      await store.close();
    }
  } finally {
    unlock();
  }
}
