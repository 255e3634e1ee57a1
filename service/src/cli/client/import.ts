// What all imports share: a target key is asked for, the secret is encrypted to it, and the service takes it in.

import { whoami } from "@countersign/api";
import type { Activity } from "@countersign/api";
import type { Command } from "commander";
import { resolve } from "node:path";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { complete, finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import { readFileText, readSecret } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";
import { checkNewFile, writePrivateFile } from "../terminal/private-file.js";
import { parseSecret } from "../terminal/secret-text.js";
import type { KeyFormat } from "../terminal/secret-text.js";
import { sealToImportBundle } from "./bundle.js";
import { addSignerKeyOption, signerKeysOf } from "./signer-key.js";
import type { SignerKeyOptions } from "./signer-key.js";

/** The options that `addImportOptions` adds. */
export interface ImportOptions extends SignerKeyOptions {
  readonly plaintextInput?: string;
  readonly encryptedBundleInput?: string;
}

/** How a kind of import begins. */
export interface ImportStart<Kind extends Activity> {
  submit(session: Session, userId: string): Promise<{ readonly activity: Kind }>;
  bundle(activity: Kind): string | undefined;
}

/** A kind of import. */
export interface Import<Start extends Activity, Kind extends Activity> {
  readonly start: ImportStart<Start>;
  /** How the secret is written. */
  readonly format: KeyFormat | "mnemonic";
  submit(session: Session, userId: string, encryptedBundle: string): Promise<{ readonly activity: Kind }>;
  text(activity: Kind): string;
}

/** Adds what says where the secret comes from: as it is, or encrypted already. */
export function addImportOptions(command: Command): Command {
  return addSignerKeyOption(
    command
      .option("--plaintext-input <file>", "file with the secret, mode 0600; - for standard input")
      .option("--encrypted-bundle-input <file>", "encrypted bundle from `countersign encrypt`; - for standard input"),
  );
}

/** Adds the command that only asks for a target key. */
export function addInitImport<Kind extends Activity>(io: Io, command: Command, start: ImportStart<Kind>): void {
  command
    .command("init-import")
    .description("request a one-time target key for `countersign encrypt`")
    .option("--import-bundle-output <file>", "write the import bundle to a new file (default: standard output)")
    .action(({ importBundleOutput }: { readonly importBundleOutput?: string }, command: Command) =>
      initImport(io, importBundleOutput, command, start),
    );
}

/**
 * Imports a secret: in one go from its plaintext, or as an encrypted bundle.
 *
 * @throws UsageError before anything is sent, where the options name not one of them or it can't be read
 */
export async function runImport<Start extends Activity, Kind extends Activity>(
  io: Io,
  options: ImportOptions,
  command: Command,
  { start, format, submit, text }: Import<Start, Kind>,
): Promise<void> {
  const { plaintextInput, encryptedBundleInput } = options;
  if ((plaintextInput === undefined) === (encryptedBundleInput === undefined)) {
    throw new UsageError("name what to import: either --plaintext-input or --encrypted-bundle-input");
  }
  let bundle: string | undefined;
  let secret: Uint8Array | undefined;
  if (encryptedBundleInput !== undefined) {
    bundle = (await readFileText(io, "--encrypted-bundle-input", encryptedBundleInput)).trim();
  } else {
    secret = parseSecret(await readSecret(io, "--plaintext-input", plaintextInput!), format);
  }
  const session = await openSession(io, command);
  const { organizationId } = session;
  const { userId } = await whoami(session.connection, { organizationId });
  if (secret) {
    const signerKeys = await signerKeysOf(io, options, command);
    const started = await complete(
      session,
      await start.submit(session, userId),
      () => "Then run `countersign encrypt` with the bundle in its result, and `import --encrypted-bundle-input`.",
    );
    if (!started) return;
    bundle = await sealToImportBundle(bundleIn(start, started), secret, { signerKeys, organizationId, userId });
    secret.fill(0);
  }
  await finish(session, await submit(session, userId, bundle!), text);
}

async function initImport<Kind extends Activity>(
  io: Io,
  output: string | undefined,
  command: Command,
  start: ImportStart<Kind>,
): Promise<void> {
  const file = output === undefined ? undefined : resolve(io.cwd, output);
  await checkNewFile(file);
  const session = await openSession(io, command);
  const { userId } = await whoami(session.connection, { organizationId: session.organizationId });
  const activity = await complete(session, await start.submit(session, userId));
  if (!activity) return;
  const bundle = bundleIn(start, activity);
  if (file !== undefined) await writePrivateFile(file, bundle);
  show(session, { activity }, () =>
    file === undefined
      ? bundle
      : record([
          ["import bundle", file],
          ["user id", userId],
          ["activity id", activity.id],
        ]),
  );
}

function bundleIn<Kind extends Activity>({ bundle }: ImportStart<Kind>, activity: Kind): string {
  const text = bundle(activity);
  if (text === undefined) throw new Error(`activity ${activity.id} has no import bundle in its result`);
  return text;
}
