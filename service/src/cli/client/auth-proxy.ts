// `countersign auth-proxy`: by which pages log people in without a back end of their own.

import { disableAuthProxy, enableAuthProxy, getAuthProxyConfig, updateAuthProxyConfig } from "@countersign/api";
import type { AuthProxyConfig, UpdateAuthProxyConfigIntent } from "@countersign/api";
import { Command, InvalidArgumentError, Option } from "commander";
import { codeRange } from "../../custody/one-time-code.js";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { complete, finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";

const methods = ["email", "sms", "passkey", "wallet", "oauth"];

interface UpdateOptions {
  readonly origin?: readonly string[];
  readonly method?: readonly string[];
  readonly codeLength?: number;
  readonly codeSeconds?: number;
  readonly sessionSeconds?: number;
  readonly tokenSeconds?: number;
  readonly digits?: true;
  readonly letters?: true;
  readonly openLookups?: true;
  readonly provenLookups?: true;
}

/** `countersign auth-proxy`. */
export function authProxyCommand(io: Io): Command {
  const command = new Command("auth-proxy").description("log users in from web pages without a back end of their own");
  command
    .command("show")
    .description("show its id and settings")
    .action((_: unknown, command: Command) => shown(io, command));
  command
    .command("enable")
    .description("enable the organization's auth proxy")
    .addOption(new Option("--origin <origins...>", "origins of the pages that may use it, or *"))
    .action((options: UpdateOptions, command: Command) => enable(io, options, command));
  command
    .command("update")
    .description("change its settings; omitted ones stay as they are")
    .addOption(new Option("--origin <origins...>", "origins of the pages that may use it, or *; replaces the list"))
    .addOption(new Option("--method <methods...>", "login methods to offer; replaces the list").choices(methods))
    .addOption(new Option("--code-length <n>", `characters of a one-time code, ${codeRange}`).argParser(wholeNumber))
    .addOption(new Option("--digits", "codes of digits only"))
    .addOption(new Option("--letters", "codes of letters and digits").conflicts("digits"))
    .addOption(new Option("--code-seconds <n>", "how long codes are valid").argParser(wholeNumber))
    .addOption(new Option("--token-seconds <n>", "how long verification tokens are valid").argParser(wholeNumber))
    .addOption(new Option("--session-seconds <n>", "how long sessions last").argParser(wholeNumber))
    .addOption(new Option("--open-lookups", "tell anyone whether an e-mail address or phone number has an account"))
    .addOption(new Option("--proven-lookups", "tell only those who prove that it is theirs").conflicts("openLookups"))
    .action((options: UpdateOptions, command: Command) => update(io, options, command));
  command
    .command("disable")
    .description("disable it and discard its settings; users who signed up keep their sub-organizations")
    .action((_: unknown, command: Command) => disable(io, command));
  return command;
}

async function shown(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await getAuthProxyConfig(session.connection, { organizationId: session.organizationId });
  const { authProxyConfig: config } = answer;
  show(session, answer, () => (config ? describe(config) : "No auth proxy."));
}

async function enable(io: Io, { origin }: UpdateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const enabled = await complete(session, await enableAuthProxy(connection, { organizationId, parameters: {} }));
  if (!enabled) return;
  await change(session, origin ? { allowedOrigins: origin } : {});
}

async function update(io: Io, options: UpdateOptions, command: Command): Promise<void> {
  const changes = changesOf(options);
  if (Object.keys(changes).length === 0) throw new UsageError("nothing to change: give at least one option");
  await change(await openSession(io, command), changes);
}

async function change(session: Session, parameters: UpdateAuthProxyConfigIntent): Promise<void> {
  const { organizationId } = session;
  const answer = await updateAuthProxyConfig(session.connection, { organizationId, parameters });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["config id", result.updateAuthProxyConfigResult?.configId],
      ["activity id", id],
    ]),
  );
}

async function disable(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { organizationId } = session;
  const answer = await disableAuthProxy(session.connection, { organizationId, parameters: {} });
  await finish(session, answer, ({ id }) => record([["activity id", id]]));
}

function changesOf(options: UpdateOptions): UpdateAuthProxyConfigIntent {
  const { origin, method, codeLength, codeSeconds, sessionSeconds, tokenSeconds } = options;
  const { digits, letters, openLookups, provenLookups } = options;
  return {
    ...(origin && { allowedOrigins: origin }),
    ...(method && { allowedAuthMethods: method }),
    ...(codeLength !== undefined && { otpLength: codeLength }),
    ...((digits || letters) && { otpAlphanumeric: letters === true }),
    ...(codeSeconds !== undefined && { otpExpirationSeconds: codeSeconds }),
    ...(tokenSeconds !== undefined && { verificationTokenExpirationSeconds: tokenSeconds }),
    ...(sessionSeconds !== undefined && { sessionExpirationSeconds: sessionSeconds }),
    ...((openLookups || provenLookups) && { verificationTokenRequiredForGetAccountPii: provenLookups === true }),
  };
}

function describe(config: AuthProxyConfig): string {
  const { otpLength, otpAlphanumeric, allowedOrigins } = config;
  return record([
    ["config id", config.configId],
    ["user id", config.userId],
    ["origins", allowedOrigins.length > 0 ? allowedOrigins.join(", ") : "none"],
    ["methods", config.allowedAuthMethods.join(", ")],
    ["codes", `${otpLength} ${otpAlphanumeric ? "letters and digits" : "digits"}, ${config.otpExpirationSeconds} s`],
    ["tokens", `${config.verificationTokenExpirationSeconds} s`],
    ["sessions", `${config.sessionExpirationSeconds} s`],
    ["lookups", config.verificationTokenRequiredForGetAccountPii ? "proven" : "open"],
  ]);
}

function wholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Expected a whole number.");
}
