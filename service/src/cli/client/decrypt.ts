// `countersign decrypt`: what an export bundle holds. Without a word to the service where the bundle, the organization
// and the signer key are given.

import { getActivity } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { Command, Option } from "commander";
import { resolve } from "node:path";
import type { GlobalOptions } from "../session/identity.js";
import { audienceOf, openSession } from "../session/session.js";
import { UsageError } from "../terminal/failure.js";
import { readFileText } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { checkNewFile } from "../terminal/private-file.js";
import { deliver } from "../terminal/secret-output.js";
import { isPrivateKey, keyFormats, solanaAddress } from "../terminal/secret-text.js";
import type { KeyFormat } from "../terminal/secret-text.js";
import { openExportBundle } from "./bundle.js";
import { readEncryptionKey } from "./encryption-keys.js";
import { addSignerKeyOption, signerKeysOf } from "./signer-key.js";
import type { SignerKeyOptions } from "./signer-key.js";

interface DecryptOptions extends SignerKeyOptions {
  readonly exportBundleInput?: string;
  readonly activity?: string;
  readonly encryptionKey: string;
  readonly plaintextOutput?: string;
  readonly keyFormat?: KeyFormat;
  readonly solanaAddress?: string;
}

interface Given {
  readonly bundle: string;
  readonly organizationId: string;
  /** Where it is known to be neither words nor a private key. */
  readonly format?: "text";
}

/** `countersign decrypt`. */
export function decryptCommand(io: Io): Command {
  const command = new Command("decrypt")
    .summary("decrypt an exported wallet's words or private key")
    .description(
      "decrypt an exported wallet's words or private key; makes no request if the bundle, --organization and " +
        "--signer-key are given",
    )
    .option("--export-bundle-input <file>", "export bundle; - for standard input")
    .addOption(
      new Option("--activity <id>", "id of the export's activity, instead of its bundle").conflicts(
        "exportBundleInput",
      ),
    )
    .requiredOption("--encryption-key <name>", "key in the keys folder that the bundle is encrypted to")
    .option("--plaintext-output <file>", "write the secret to a new file (default: standard output)")
    .addOption(new Option("--key-format <format>", "how to write a private key; hexadecimal").choices(keyFormats))
    .option(
      "--solana-address <address>",
      "write a private key in the format of Solana wallets, after checking that it has this address",
    );
  return addSignerKeyOption(command).action((options: DecryptOptions, command: Command) =>
    decrypt(io, options, command),
  );
}

async function decrypt(io: Io, options: DecryptOptions, command: Command): Promise<void> {
  const file = options.plaintextOutput && resolve(io.cwd, options.plaintextOutput);
  await checkNewFile(file);
  const { privateKey } = await readEncryptionKey(io, options.encryptionKey, command);
  const { bundle, organizationId, format: ofKind } = await given(io, options, command);
  const signerKeys = await signerKeysOf(io, options, command);
  const secret = await openExportBundle(bundle, privateKey, { organizationId, signerKeys });
  const { solanaAddress: address } = options;
  if (address !== undefined && (!isPrivateKey(secret) || solanaAddress(secret) !== address)) {
    throw new UsageError(`--solana-address: the bundle's private key is not that of ${address}`);
  }
  const format = ofKind ?? options.keyFormat ?? (address === undefined ? "hexadecimal" : "solana");
  await deliver(audienceOf(io, command), secret, { format, file });
}

async function given(
  io: Io,
  { exportBundleInput, activity: activityId }: DecryptOptions,
  command: Command,
): Promise<Given> {
  const { organization } = command.optsWithGlobals<GlobalOptions>();
  if (activityId !== undefined) {
    const { connection, organizationId } = await openSession(io, command);
    const { activity } = await getActivity(connection, { organizationId, activityId });
    const bundle = bundleOf(activity);
    const isText = activity.type === "ACTIVITY_TYPE_EXPORT_SECRETS";
    if (bundle !== undefined) return { bundle, organizationId, ...(isText && { format: "text" }) };
    throw new UsageError(`activity ${activityId} is not a completed export: ${activity.status}`);
  }
  if (exportBundleInput === undefined)
    throw new UsageError("name what to decrypt: --export-bundle-input or --activity");
  const bundle = await readFileText(io, "--export-bundle-input", exportBundleInput);
  return { bundle, organizationId: organization ?? (await openSession(io, command)).organizationId };
}

function bundleOf(activity: Activity): string | undefined {
  switch (activity.type) {
    case "ACTIVITY_TYPE_EXPORT_WALLET":
      return activity.result.exportWalletResult?.exportBundle;
    case "ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT":
      return activity.result.exportWalletAccountResult?.exportBundle;
    case "ACTIVITY_TYPE_EXPORT_PRIVATE_KEY":
      return activity.result.exportPrivateKeyResult?.exportBundle;
    case "ACTIVITY_TYPE_EXPORT_SECRETS":
      return activity.result.exportSecretsResult?.secretPayloads[0];
    default:
      return undefined;
  }
}
