// `countersign signing-keys`: the keys by which the deployment signs, for the operator, also while services run. The
// service's rooms are loaded when they are needed.

import { Argument, Command } from "commander";
import type { KeyPlace } from "../../deployment-keys/places.js";
import { keySetSeconds } from "../../maintenance/key-set-age.js";
import type { SigningKeyName } from "../../store/signing-keys.js";
import type { Io } from "../terminal/io.js";
import { addDeploymentOptions, addWaitOption, seconds } from "./deployment-options.js";
import type { DeploymentOptions } from "./deployment-options.js";
import type { OpenedDeployment } from "./master-key-deployment.js";

interface RetireOptions extends DeploymentOptions {
  readonly wait: number;
}

interface RotateOptions extends RetireOptions {
  readonly published?: number;
}

const thing: Readonly<Record<SigningKeyName, string>> = {
  webhooks: "Webhooks",
  bundles: "Bundles",
  sessions: "Sessions",
  codes: "One-time codes",
  checkpoints: "Checkpoints",
  envelopes: "Envelopes",
  notifications: "Push messages",
};

export function signingKeysCommand(io: Io): Command {
  const command = new Command("signing-keys").description(
    "manage the keys that sign webhooks, bundles, sessions, one-time codes, checkpoints and push messages, and to which envelopes are encrypted, also while services run",
  );
  const add = (name: string, description: string) =>
    addDeploymentOptions(command.command(name).description(description));
  add("list", "list the published keys and which one each service signs with").action(
    async (options: DeploymentOptions) => {
      const { openDatabase, describeSigningKeys } = await rooms();
      const lines = await openDatabase(options, io, ({ store }) => describeSigningKeys(store));
      io.stdout.write(lines.map((line) => `${line}\n`).join(""));
    },
  );
  addWaitOption(add("rotate", "publish a new key, and sign with it once it has been published long enough"))
    .addArgument(nameArgument())
    .option(
      "--published <seconds>",
      "sign with the new key once it has been published for this long (default for webhooks: 300; without it, other " +
        "keys are only published, because their clients need the new key first)",
      seconds,
    )
    .action((name: SigningKeyName, options: RotateOptions) => rotate(io, name, options));
  addWaitOption(add("retire", "stop publishing older keys"))
    .addArgument(nameArgument())
    .action(async (name: SigningKeyName, { wait, ...options }: RetireOptions) => {
      const { changeDatabase, retireSigningKeys, placeOf } = await rooms();
      const ids = await changeDatabase(options, io, ({ store }) =>
        retireSigningKeys(store, placeOf(name), wait * 1000),
      );
      io.stdout.write(ids.length === 0 ? "Only keys in use are published.\n" : `Retired ${ids.join(", ")}.\n`);
    });
  return command;
}

function nameArgument(): Argument {
  return new Argument("[what]", "what the keys sign").choices(Object.keys(thing)).default("webhooks");
}

async function rotate(io: Io, name: SigningKeyName, { wait, published, ...options }: RotateOptions): Promise<void> {
  const { changeDeployment, placeOf, signWithNextKey } = await rooms();
  const place = placeOf(name);
  const patienceMilliseconds = wait * 1000;
  const after = published ?? (place.isPinned ? undefined : keySetSeconds);
  await changeDeployment(options, io, async (opened) => {
    const { store } = opened;
    // With a time, what clients may not have been given yet must not sign, however often the command is repeated.
    if (after === undefined || !place.isPinned) {
      const publicKey = await publish(opened, place, patienceMilliseconds);
      if (after === undefined) return io.stdout.write(publishedText(place, publicKey));
    }
    const rotated = await signWithNextKey({
      store,
      place,
      patienceMilliseconds,
      publishedMilliseconds: after * 1000,
      onWait: (key, left) =>
        io.stderr.write(
          `Key ${key} is published and starts signing in ${left} s. To continue later, run this again.\n`,
        ),
    });
    if (!rotated) throw new Error(`${name} have no published next key; \`signing-keys rotate ${name}\` publishes one`);
    io.stdout.write(
      `${thing[name]} are signed with ${rotated.to}; ${rotated.from} stays published until it is retired.\n`,
    );
  });
}

async function publish(
  { store, source, providers }: OpenedDeployment,
  place: KeyPlace,
  patienceMilliseconds: number,
): Promise<string> {
  const { openCustody, publishNextKey } = await rooms();
  const custody = await openCustody({ masterKey: source, providers });
  try {
    return await publishNextKey({ store, place, custody, patienceMilliseconds });
  } finally {
    await custody.close();
  }
}

function publishedText({ name }: KeyPlace, publicKey: string): string {
  return (
    `The next key of ${name} is published but does not sign yet: ${publicKey}\n` +
    "Add it to the configuration of every client that pins the current key, so that the client accepts both. Then run " +
    `\`countersign signing-keys rotate ${name} --published SECONDS\`: the key starts signing once it has been published for that long.\n`
  );
}

async function rooms() {
  const [deployment, rotation, list, { keyPlaces }, { openCustody }] = await Promise.all([
    import("./master-key-deployment.js"),
    import("../../maintenance/signing-key-rotation.js"),
    import("../../maintenance/signing-key-list.js"),
    import("../../deployment-keys/places.js"),
    import("../../custody/open.js"),
  ]);
  const placeOf = (name: SigningKeyName): KeyPlace => {
    const place = keyPlaces.find((each) => each.name === name);
    if (!place) throw new Error(`${name} have no keys`);
    return place;
  };
  return { ...deployment, ...rotation, ...list, placeOf, openCustody };
}
