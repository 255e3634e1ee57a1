// `countersign master-key`: the key-encryption keys of a deployment, for its operator, also while services run. The
// service's rooms are loaded when they are needed, so that other commands need not wait for them.

import { Command, Option } from "commander";
import { providerKinds } from "../../custody/providers/provider.js";
import type { ProviderKind } from "../../custody/providers/provider.js";
import { maxShares, minThreshold } from "../../custody/recovery-record.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { addDeploymentOptions, addWaitOption } from "./deployment-options.js";
import type { DeploymentOptions } from "./deployment-options.js";

interface ChangeOptions extends DeploymentOptions {
  readonly wait: number;
}

interface MigrateOptions extends DeploymentOptions {
  readonly to: "file" | ProviderKind;
}

interface CreateOptions extends DeploymentOptions {
  readonly shares: number;
  readonly threshold: number;
}

export function masterKeyCommand(io: Io): Command {
  const command = new Command("master-key").description("manage the key-encryption keys, also while services run");
  const add = (name: string, description: string) =>
    addDeploymentOptions(command.command(name).description(description));
  const addChange = (name: string, description: string) => addWaitOption(add(name, description));
  add("list", "list the keys, what is sealed under each, and the services that have them").action(
    async (options: DeploymentOptions) => {
      const { openDeployment, listMasterKeys } = await rooms();
      io.stdout.write(await openDeployment(options, io, listMasterKeys));
    },
  );
  addChange("rotate", "create a new key and re-seal every secret under it").action(
    async ({ wait, ...options }: ChangeOptions) => {
      const { changeDeployment, rotate } = await rooms();
      io.stdout.write(`${await changeDeployment(options, io, (opened) => rotate(opened, wait * 1000))}\n`);
    },
  );
  addChange("drop-old", "remove older keys that no longer seal anything").action(
    async ({ wait, ...options }: ChangeOptions) => {
      const { changeDeployment, dropOld } = await rooms();
      io.stdout.write(`${await changeDeployment(options, io, (opened) => dropOld(opened, wait * 1000))}\n`);
    },
  );
  add("migrate", "move the keys to a provider or back to a file")
    .addOption(
      new Option("--to <place>", "new place of the keys").choices(["file", ...providerKinds]).makeOptionMandatory(),
    )
    .action(async ({ to, ...options }: MigrateOptions) => {
      const { changeDeployment, migrate, presentSource } = await rooms();
      const moved = await changeDeployment(options, io, (opened) => migrate(opened, to, io.env), presentSource);
      io.stdout.write(`${moved}\n`);
    });
  command.addCommand(recoveryCommand(io));
  return command;
}

function recoveryCommand(io: Io): Command {
  const command = new Command("recovery").description("a recovery key, split into shares, that restores lost keys");
  addDeploymentOptions(command.command("create"))
    .description("create a recovery key, replacing any earlier one, and print its shares once")
    .requiredOption("--shares <number>", "number of shares, 2 to 255", wholeNumber(minThreshold, maxShares))
    .requiredOption("--threshold <number>", "number of shares needed to restore", wholeNumber(minThreshold, maxShares))
    .action(async ({ shares, threshold, ...options }: CreateOptions) => {
      const { changeDeployment, createRecovery } = await rooms();
      const plan = { shares, threshold };
      io.stdout.write(`${await changeDeployment(options, io, (opened) => createRecovery(opened, plan, io))}\n`);
    });
  addDeploymentOptions(command.command("restore"))
    .description("restore the keys from shares in files or typed in")
    .argument("[files...]", "files with one share per line, readable only by their owner")
    .addOption(new Option("--to <place>", "new place of the keys").choices(["file", ...providerKinds]).default("file"))
    .action(async (files: readonly string[], { to, ...options }: MigrateOptions) => {
      const { changeDatabase, restoreKeys } = await rooms();
      io.stdout.write(`${await changeDatabase(options, io, (opened) => restoreKeys(opened, { files, to }, io))}\n`);
    });
  return command;
}

async function rooms() {
  const [deployment, changes, migration, recovery, { presentSource }] = await Promise.all([
    import("./master-key-deployment.js"),
    import("./master-key-changes.js"),
    import("./master-key-migration.js"),
    import("./master-key-recovery.js"),
    import("../../config/master-key.js"),
  ]);
  return { ...deployment, ...changes, ...migration, ...recovery, presentSource };
}
