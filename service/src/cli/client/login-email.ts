// `countersign login email` and `login bundle`: by an e-mail that carries the key, encrypted.

import { emailAuth } from "@countersign/api";
import type { Command } from "commander";
import type { GlobalOptions } from "../session/identity.js";
import { audienceOf, openSession } from "../session/session.js";
import { complete } from "../session/submit.js";
import { askLine, readFileText } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";
import { readEncryptionKey } from "./encryption-keys.js";
import {
  addEndOthers,
  addLoginOptions,
  keepAnswer,
  keepLogin,
  prepareLogin,
  requestOf,
  requireEncryptionKey,
} from "./login-key.js";
import type { LoginOptions } from "./login-key.js";

interface EmailOptions extends LoginOptions {
  readonly email: string;
  readonly sendOnly?: true;
  readonly endOthers?: true;
}

interface BundleOptions extends LoginOptions {
  readonly encryptionKey: string;
  readonly bundle: string;
}

/** Adds both to `countersign login`. */
export function addEmailLogin(io: Io, command: Command): void {
  const email = command
    .command("email")
    .description("log in by e-mail: sends a bundle with an encrypted key, then reads it from standard input")
    .requiredOption("--email <address>", "the user's e-mail address")
    .option("--send-only", "only send the e-mail; continue with `login bundle`; needs --encryption-key");
  addLoginOptions(addEndOthers(email)).action((options: EmailOptions, command: Command) =>
    loginByEmail(io, options, command),
  );
  const bundle = command
    .command("bundle")
    .description("open a credential bundle from an e-mail or another program, offline")
    .option("--bundle <file>", "file with the bundle; - for standard input", "-");
  addLoginOptions(bundle).action((options: BundleOptions, command: Command) => openBundle(io, options, command));
}

async function loginByEmail(io: Io, options: EmailOptions, command: Command): Promise<void> {
  const { email, sendOnly, encryptionKey } = options;
  if (sendOnly) requireEncryptionKey(options, "the key that opens the bundle later");
  const key = await prepareLogin(io, options, command);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const madeAt = Date.now();
  const answer = await emailAuth(connection, {
    organizationId,
    parameters: {
      email,
      targetPublicKey: key.publicKey,
      // The organization's name stands in the e-mail.
      emailCustomization: { appName: "" },
      ...requestOf(options),
    },
  });
  const activity = await complete(session, answer);
  if (!activity) return;
  const { userId } = activity.result.emailAuthResult ?? {};
  if (sendOnly) {
    const { saveAs, expiresIn } = options;
    const goOn =
      `countersign login bundle --encryption-key ${encryptionKey!} --save-as ${saveAs} --expires-in ${expiresIn} ` +
      `--organization ${organizationId} --base-url ${connection.baseUrl}`;
    return show(session, { activity }, () =>
      record([
        ["sent to", email],
        ["user id", userId],
        ["continue with", goOn],
      ]),
    );
  }
  const credentialBundle = await askLine(io, `Bundle in the e-mail to ${email}: `);
  await keepAnswer(io, options, command, key, session, { credentialBundle, madeAt, userId, activity });
}

async function openBundle(io: Io, options: BundleOptions, command: Command): Promise<void> {
  requireEncryptionKey(options, "the key that the bundle is encrypted to");
  await prepareLogin(io, options, command);
  const key = await readEncryptionKey(io, options.encryptionKey, command);
  const credentialBundle = (await readFileText(io, "--bundle", options.bundle)).trim();
  const { organization: organizationId, baseUrl } = command.optsWithGlobals<GlobalOptions>();
  await keepLogin(io, options, command, key, audienceOf(io, command), { credentialBundle, organizationId, baseUrl });
}
