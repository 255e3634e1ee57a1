// `countersign api-keys`: keys by which commands stamp their requests.

import { Command, Option } from "commander";
import { curveNames, generateApiKey } from "../session/api-key.js";
import type { CurveName } from "../session/api-key.js";
import type { GlobalOptions } from "../session/identity.js";
import { keysFolderOf, writeKey } from "../session/keys-folder.js";
import { audienceOf } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { show } from "../terminal/output.js";
import { addKeysOfUsers } from "./api-keys-of-users.js";

interface GenerateOptions extends GlobalOptions {
  readonly curve: CurveName;
}

/** `countersign api-keys`. */
export function apiKeysCommand(io: Io): Command {
  const command = new Command("api-keys").description("API keys on this computer");
  command
    .command("generate")
    .description(
      "create a key named --key-name in the keys folder and print its public key; commands that use it default to " +
        "the --organization and --base-url given here",
    )
    .addOption(new Option("--curve <curve>", "curve of the key").choices(curveNames).default("p256"))
    .action((_: unknown, command: Command) => generate(io, command));
  addKeysOfUsers(command, io);
  return command;
}

async function generate(io: Io, command: Command): Promise<void> {
  const { keyName: name, keysFolder, curve, organization, baseUrl } = command.optsWithGlobals<GenerateOptions>();
  if (name === undefined) throw new UsageError("--key-name: a new key needs a name");
  const folder = keysFolderOf(keysFolder, io);
  const key = generateApiKey(curve);
  const { publicKey } = key;
  const meta = { name, organizationId: organization, baseUrl, curve, publicKey, createdAt: new Date().toISOString() };
  const privateKeyFile = await writeKey(folder, name, key, meta);
  const audience = audienceOf(io, command);
  show(audience, { ...meta, privateKeyFile }, () => publicKey);
  if (!audience.json) {
    io.stderr.write(
      `The private key is in ${privateKeyFile}. Add the public key to a user (api-keys create), then use --key-name ${name}.\n`,
    );
  }
}
