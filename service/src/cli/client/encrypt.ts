// `countersign encrypt`: a secret to the target key of an import bundle. Without a word to the service where the
// organization, the user and the signer key are given.

import { whoami } from "@countersign/api";
import { Command, Option } from "commander";
import { resolve } from "node:path";
import type { GlobalOptions } from "../session/identity.js";
import { audienceOf, openSession } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import { readFileText, readSecret } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";
import { checkNewFile, writePrivateFile } from "../terminal/private-file.js";
import { keyFormats, parseSecret } from "../terminal/secret-text.js";
import type { KeyFormat } from "../terminal/secret-text.js";
import { sealToImportBundle } from "./bundle.js";
import { addSignerKeyOption, signerKeysOf } from "./signer-key.js";
import type { SignerKeyOptions } from "./signer-key.js";

interface EncryptOptions extends SignerKeyOptions {
  readonly importBundleInput: string;
  readonly plaintextInput: string;
  readonly encryptedBundleOutput?: string;
  readonly keyFormat: KeyFormat | "mnemonic";
  readonly user?: string;
}

/** `countersign encrypt`. */
export function encryptCommand(io: Io): Command {
  const command = new Command("encrypt")
    .summary("encrypt a wallet's words or a private key for import")
    .description(
      "encrypt a wallet's words or a private key for import; makes no request if --organization, --user and " +
        "--signer-key are given",
    )
    .requiredOption("--import-bundle-input <file>", "import bundle from init-import; - for standard input")
    .requiredOption("--plaintext-input <file>", "file with the secret, mode 0600; - for standard input")
    .option("--encrypted-bundle-output <file>", "write the encrypted bundle to a new file (default: standard output)")
    .option("--user <id>", "user who imports (default: the key's own)")
    .addOption(
      new Option("--key-format <format>", "how the secret is written")
        .choices(["mnemonic", ...keyFormats])
        .default("mnemonic"),
    );
  return addSignerKeyOption(command).action((options: EncryptOptions, command: Command) =>
    encrypt(io, options, command),
  );
}

async function encrypt(io: Io, options: EncryptOptions, command: Command): Promise<void> {
  const output = options.encryptedBundleOutput && resolve(io.cwd, options.encryptedBundleOutput);
  await checkNewFile(output);
  if (options.importBundleInput === "-" && options.plaintextInput === "-") {
    throw new UsageError("standard input can supply the bundle or the secret, not both; give a file for the other");
  }
  const importBundle = await readFileText(io, "--import-bundle-input", options.importBundleInput);
  const secret = parseSecret(await readSecret(io, "--plaintext-input", options.plaintextInput), options.keyFormat);
  const encryptedBundle = await sealToImportBundle(importBundle, secret, {
    ...(await importerOf(io, options.user, command)),
    signerKeys: await signerKeysOf(io, options, command),
  });
  secret.fill(0);
  if (output) await writePrivateFile(output, encryptedBundle);
  show(audienceOf(io, command), { encryptedBundle }, () =>
    output ? record([["encrypted bundle", output]]) : encryptedBundle,
  );
}

async function importerOf(
  io: Io,
  user: string | undefined,
  command: Command,
): Promise<{ readonly organizationId: string; readonly userId: string }> {
  const { organization } = command.optsWithGlobals<GlobalOptions>();
  if (organization !== undefined && user !== undefined) return { organizationId: organization, userId: user };
  const { connection, organizationId } = await openSession(io, command);
  if (user !== undefined) return { organizationId, userId: user };
  const { userId } = await whoami(connection, { organizationId });
  return { organizationId, userId };
}
