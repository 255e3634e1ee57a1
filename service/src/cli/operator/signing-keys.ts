// `countersign signing-keys`: the keys that sign webhooks, for the operator, also while services run. The service's rooms are
// loaded when they are needed.

import { Command } from "commander";
import { keySetSeconds } from "../../maintenance/key-set-age.js";
import type { Io } from "../terminal/io.js";
import { addDeploymentOptions, addWaitOption, seconds } from "./deployment-options.js";
import type { DeploymentOptions } from "./deployment-options.js";

interface RotateOptions extends DeploymentOptions {
  readonly wait: number;
  readonly published: number;
}

interface RetireOptions extends DeploymentOptions {
  readonly wait: number;
}

export function signingKeysCommand(io: Io): Command {
  const command = new Command("signing-keys").description("the keys that sign webhooks, also while services run");
  const add = (name: string, description: string) =>
    addDeploymentOptions(command.command(name).description(description));
  add("list", "the keys that receivers find, and what each service signs with").action(
    async (options: DeploymentOptions) => {
      const { openDatabase, describeSigningKeys } = await rooms();
      const lines = await openDatabase(options, io, ({ store }) => describeSigningKeys(store));
      io.stdout.write(lines.map((line) => `${line}\n`).join(""));
    },
  );
  addWaitOption(add("rotate", "publish a new key, and sign with it once receivers have it"))
    .option("--published <seconds>", "for how long the new key is published before it signs", seconds, keySetSeconds)
    .action(async ({ wait, published, ...options }: RotateOptions) => {
      const { changeDeployment, openCustody, rotateSigningKey } = await rooms();
      const rotated = await changeDeployment(options, io, async ({ store, source, providers }) => {
        const custody = await openCustody({ masterKey: source, providers });
        try {
          return await rotateSigningKey({
            store,
            custody,
            patienceMilliseconds: wait * 1000,
            publishedMilliseconds: published * 1000,
            onWait: (key, left) =>
              io.stderr.write(`Key ${key} is published, and signs in ${left} s. To go on later, run this again.\n`),
          });
        } finally {
          await custody.close();
        }
      });
      io.stdout.write(`Webhooks are signed with ${rotated.to}; ${rotated.from} stays published until it is retired.\n`);
    });
  addWaitOption(add("retire", "publish the keys that have signed before no longer")).action(
    async ({ wait, ...options }: RetireOptions) => {
      const { changeDatabase, retireSigningKeys } = await rooms();
      const ids = await changeDatabase(options, io, ({ store }) => retireSigningKeys(store, wait * 1000));
      io.stdout.write(ids.length === 0 ? "Only keys in use are published.\n" : `Retired ${ids.join(", ")}.\n`);
    },
  );
  return command;
}

async function rooms() {
  const [deployment, rotation, { openCustody }] = await Promise.all([
    import("./master-key-deployment.js"),
    import("../../maintenance/signing-key-rotation.js"),
    import("../../custody/open.js"),
  ]);
  return { ...deployment, ...rotation, openCustody };
}
