// What all exports share: to which key, and where the secret or the bundle goes.

import type { Activity } from "@countersign/api";
import type { Command } from "commander";
import { Option } from "commander";
import { resolve } from "node:path";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { complete } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import { readText } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";
import { checkNewFile, writePrivateFile } from "../terminal/private-file.js";
import { deliver } from "../terminal/secret-output.js";
import { keyFormats } from "../terminal/secret-text.js";
import type { KeyFormat } from "../terminal/secret-text.js";
import { openExportBundle } from "./bundle.js";
import { newEncryptionKey, readEncryptionKey, writeEncryptionKey } from "./encryption-keys.js";
import type { EncryptionKey } from "./encryption-keys.js";
import { addSignerKeyOption, signerKeysOf } from "./signer-key.js";
import type { SignerKeyOptions } from "./signer-key.js";

/** The options that `addExportOptions` adds. */
export interface ExportOptions extends SignerKeyOptions {
  readonly reveal?: true;
  readonly plaintextOutput?: string;
  readonly keyFormat?: KeyFormat;
  readonly encryptionKey?: string;
  readonly targetKey?: string;
  readonly exportBundleOutput?: string;
}

/** One kind of export. */
export interface Export<Kind extends Activity> {
  submit(session: Session, targetPublicKey: string): Promise<{ readonly activity: Kind }>;
  bundle(activity: Kind): string | undefined;
  /** Of what is neither words nor a private key. */
  readonly format?: "text";
}

/** To whom it is encrypted, and what becomes of it here. */
interface Plan {
  /** Undefined where someone else has the private half. */
  readonly key: EncryptionKey | undefined;
  readonly targetPublicKey: string;
  /** Whether the key exists for this export only. */
  readonly ephemeral: boolean;
  readonly opens: boolean;
  readonly secretFile: string | undefined;
  readonly bundleFile: string | undefined;
}

/** Adds what says to which key something is exported and where it goes. `--key-format` is for private keys. */
export function addExportOptions(command: Command, { keyFormat }: { readonly keyFormat: boolean }): Command {
  command
    .addOption(new Option("--reveal", "show the secret on standard output").conflicts("plaintextOutput"))
    .option("--plaintext-output <file>", "write the secret to a new file, mode 0600")
    .option("--encryption-key <name>", "encrypt to this key in the keys folder (default: a new one)")
    .addOption(
      new Option("--target-key <hex>", "encrypt to someone else's public key: the text itself, @FILE, -").conflicts([
        "encryptionKey",
        "reveal",
        "plaintextOutput",
      ]),
    )
    .option("--export-bundle-output <file>", "new file for the encrypted bundle, for `countersign decrypt`");
  if (keyFormat) {
    command.addOption(new Option("--key-format <format>", "how to write the key; hexadecimal").choices(keyFormats));
  }
  return addSignerKeyOption(command);
}

/**
 * Exports a secret and delivers it as the options say. Where others have to approve first, says how it is decrypted
 * afterwards; a key that was made for it is then kept in the folder of keys.
 *
 * @throws UsageError before anything is sent, where the options leave nowhere for it to go
 */
export async function runExport<Kind extends Activity>(
  io: Io,
  options: ExportOptions,
  command: Command,
  { submit, bundle: bundleOf, format: ofKind }: Export<Kind>,
): Promise<void> {
  const plan = await planOf(io, options, command);
  const session = await openSession(io, command);
  if (session.json && options.reveal) {
    throw new UsageError("--json prints the service's answer; give --plaintext-output in place of --reveal");
  }
  // Asked first, so that nothing leaves the service that could not be checked.
  const signerKeys = plan.opens ? await signerKeysOf(io, options, command) : [];
  const activity = await complete(session, await submit(session, plan.targetPublicKey), ({ id }) =>
    afterApproval(io, id, plan, options, command),
  );
  if (!activity) return;
  const bundle = bundleOf(activity);
  if (bundle === undefined) throw new Error(`activity ${activity.id} has no export bundle in its result`);
  if (plan.bundleFile) await writePrivateFile(plan.bundleFile, bundle);
  if (plan.key && plan.opens) {
    const { organizationId } = session;
    const secret = await openExportBundle(bundle, plan.key.privateKey, { organizationId, signerKeys });
    const format = ofKind ?? options.keyFormat ?? "hexadecimal";
    return deliver(session, secret, { format, file: plan.secretFile, answer: { activity } });
  }
  show(session, { activity }, () =>
    plan.bundleFile
      ? record([
          ["export bundle", plan.bundleFile],
          ["activity id", activity.id],
        ])
      : bundle,
  );
}

async function planOf(io: Io, options: ExportOptions, command: Command): Promise<Plan> {
  const { encryptionKey, targetKey, reveal } = options;
  const secretFile = options.plaintextOutput && resolve(io.cwd, options.plaintextOutput);
  const bundleFile = options.exportBundleOutput && resolve(io.cwd, options.exportBundleOutput);
  await checkNewFile(secretFile);
  await checkNewFile(bundleFile);
  const opens = reveal === true || secretFile !== undefined;
  if (targetKey !== undefined) {
    const targetPublicKey = (await readText(io, "--target-key", targetKey)).trim();
    return { key: undefined, targetPublicKey, ephemeral: false, opens: false, secretFile, bundleFile };
  }
  const ephemeral = encryptionKey === undefined;
  if (ephemeral && (!opens || bundleFile !== undefined)) {
    throw new UsageError(
      bundleFile === undefined
        ? "say where the secret goes: --reveal shows it here, --plaintext-output FILE writes it to a file; with " +
            "--encryption-key or --target-key the answer is a bundle that only that key opens"
        : "--export-bundle-output: name the key that opens the bundle, by --encryption-key or --target-key",
    );
  }
  const key = ephemeral ? newEncryptionKey() : await readEncryptionKey(io, encryptionKey, command);
  return { key, targetPublicKey: key.publicKey, ephemeral, opens, secretFile, bundleFile };
}

async function afterApproval(
  io: Io,
  activityId: string,
  { key, ephemeral }: Plan,
  { encryptionKey }: ExportOptions,
  command: Command,
): Promise<string> {
  if (!key) return "The activity's result then contains the bundle.";
  const name = encryptionKey ?? `export-${activityId}`;
  if (ephemeral) await writeEncryptionKey(io, name, key, command);
  return `Then decrypt it with:\n  countersign decrypt --activity ${activityId} --encryption-key ${name}`;
}
