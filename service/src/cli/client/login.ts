// `countersign login`: a proof of who someone is, for an API key that ends by itself.

import { createReadWriteSession, oauth } from "@countersign/api";
import { Command } from "commander";
import { idOf, userIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { complete } from "../session/submit.js";
import { readSecret } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { nonceOf } from "./encryption-keys.js";
import { addCodeLogin } from "./login-code.js";
import { addEmailLogin } from "./login-email.js";
import { addLoginOptions, keepAnswer, prepareLogin, requestOf, requireEncryptionKey } from "./login-key.js";
import type { LoginOptions } from "./login-key.js";
import { addOtpLogin } from "./login-otp.js";

interface OauthOptions extends LoginOptions {
  readonly encryptionKey: string;
  readonly tokenFile: string;
}

/** `countersign login`. */
export function loginCommand(io: Io): Command {
  const command = new Command("login")
    .summary("get an API key that expires")
    .description(
      "get an API key that expires. Like any request, it is stamped with a key of the organization or its parent; " +
        "--organization names the user's organization",
    );
  addCodeLogin(io, command);
  addOtpLogin(io, command);
  addEmailLogin(io, command);
  const byToken = command
    .command("oauth")
    .description(
      "log in with an ID token (OpenID Connect) of an account linked to the user; its nonce must be the one that " +
        "`encryption-keys generate` printed",
    )
    .requiredOption("--token-file <file>", "file with the token, readable only by its owner; - for standard input");
  addLoginOptions(byToken).action((options: OauthOptions, command: Command) => loginByToken(io, options, command));
  const session = command
    .command("session")
    .description("log in as yourself, or as another user of the organization if policies allow it")
    .option("--user <user>", "id or name of the user");
  addLoginOptions(session).action((options: LoginOptions & { readonly user?: string }, command: Command) =>
    loginAsUser(io, options, command),
  );
  return command;
}

async function loginByToken(io: Io, options: OauthOptions, command: Command): Promise<void> {
  // The token names the key by its nonce, so that the key comes first.
  requireEncryptionKey(options, "the key whose nonce the token carries");
  const key = await prepareLogin(io, options, command);
  const oidcToken = await readSecret(io, "--token-file", options.tokenFile);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await oauth(connection, {
    organizationId,
    parameters: { oidcToken, targetPublicKey: key.publicKey, ...requestOf(options) },
  }).catch((cause: unknown) => {
    if (!session.json) io.stderr.write(`The nonce of ${options.encryptionKey} is ${nonceOf(key)}\n`);
    throw cause;
  });
  const activity = await complete(session, answer);
  const { credentialBundle, userId } = activity?.result.oauthResult ?? {};
  await keepAnswer(io, options, command, key, session, { credentialBundle, userId, activity });
}

async function loginAsUser(
  io: Io,
  options: LoginOptions & { readonly user?: string },
  command: Command,
): Promise<void> {
  const key = await prepareLogin(io, options, command);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const userId = options.user === undefined ? undefined : await idOf(userIds, session, options.user);
  const answer = await createReadWriteSession(connection, {
    organizationId,
    parameters: {
      targetPublicKey: key.publicKey,
      ...requestOf(options),
      ...(userId !== undefined && { userId }),
    },
  });
  const activity = await complete(session, answer);
  const made = activity?.result.createReadWriteSessionResultV2;
  await keepAnswer(io, options, command, key, session, { ...made, activity });
}
