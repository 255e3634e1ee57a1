// `countersign authority`: whether the rows that decide who may do what are as the service has left them, and what its operator
// can do where they are not. The service's rooms are loaded when they are needed.

import { Command } from "commander";
import type { GlobalOptions } from "../session/identity.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { printable, show } from "../terminal/output.js";
import { addDeploymentOptions } from "./deployment-options.js";
import type { DeploymentOptions } from "./deployment-options.js";

interface LiftOptions extends DeploymentOptions {
  readonly reason: string;
}

interface AcceptOptions extends DeploymentOptions {
  readonly reason: string;
  readonly all?: boolean;
  readonly newLog?: boolean;
}

export function authorityCommand(io: Io): Command {
  const command = new Command("authority").description("the proofs of users, credentials, policies and keys");
  addDeploymentOptions(command.command("status"))
    .description("list the rows that the service has not written as they are; --organization for one organization's")
    .action((options: DeploymentOptions, command: Command) => status(io, options, command));
  addDeploymentOptions(command.command("seal"))
    .description("take the rows of an earlier version on trust, once, and print a digest of them")
    .action((options: DeploymentOptions, command: Command) => seal(io, options, command));
  addDeploymentOptions(command.command("accept"))
    .description("take the rows of one --organization as they are, or with --all of every one")
    .requiredOption("--reason <text>", "why, for the log")
    .option("--all", "every organization, as after the database was restored from a backup")
    .option("--new-log", "with --all: at its next start the service also begins another transparency log")
    .action((options: AcceptOptions, command: Command) => accept(io, options, command));
  addDeploymentOptions(command.command("lift-allowlist"))
    .description("accept requests of one --organization from everywhere again, whose IP allowlist nobody can reach")
    .requiredOption("--reason <text>", "why, for the log")
    .action((options: LiftOptions, command: Command) => lift(io, options, command));
  return command;
}

async function status(io: Io, options: DeploymentOptions, command: Command): Promise<void> {
  const { organization, json = false } = command.optsWithGlobals<GlobalOptions>();
  const { withAuthority, findUnproved } = await rooms();
  const found = await withAuthority(options, io, (opened) => findUnproved(opened, organization));
  show({ io, json }, { unproved: found }, () =>
    found.length === 0
      ? "All rows are as the service has left them."
      : found
          .map(({ table, id, organizationId, problem }) =>
            printable(`${table} ${id} of organization ${organizationId}: ${problem}`),
          )
          .join("\n"),
  );
}

async function seal(io: Io, options: DeploymentOptions, command: Command): Promise<void> {
  const { json = false } = command.optsWithGlobals<GlobalOptions>();
  const { withAuthority, sealEarlier } = await rooms();
  const sealed = await withAuthority(options, io, (opened) => sealEarlier(opened, io));
  show({ io, json }, sealed, () =>
    [
      `Took ${sealed.rows} rows of ${sealed.organizations} organizations on trust: users with their credentials and tags,`,
      "policies, features, webhook endpoints, auth proxies, private keys, wallets, accounts, invitations, sessions and codes.",
      `SHA-256 over all of them: ${sealed.digest}`,
    ].join("\n"),
  );
}

async function accept(
  io: Io,
  { reason, all = false, newLog = false, ...options }: AcceptOptions,
  command: Command,
): Promise<void> {
  const { organization, json = false } = command.optsWithGlobals<GlobalOptions>();
  if (all === (organization !== undefined))
    throw new UsageError("name the organization by --organization, or give --all");
  if (newLog && !all) throw new UsageError("--new-log: give --all as well; the log is that of the whole deployment");
  if (reason.trim() === "") throw new UsageError("--reason: say why the rows are accepted");
  const [{ withAuthority, acceptRows }, { putSetting }, { olderSetting }] = await Promise.all([
    rooms(),
    import("../../store/deployment.js"),
    import("../../store/logs.js"),
  ]);
  const accepted = await withAuthority(options, io, async (opened) => {
    if (newLog) await opened.store.write((transaction) => putSetting(transaction, olderSetting, reason));
    return acceptRows(opened, organization, reason, io);
  });
  show({ io, json }, accepted, () => {
    const lines = accepted.unproved.map(({ table, id, problem }) => printable(`${table} ${id}: ${problem}`));
    return [...lines, `Accepted ${accepted.rows} rows. SHA-256 over all of them: ${accepted.digest}`].join("\n");
  });
}

async function lift(io: Io, { reason, ...options }: LiftOptions, command: Command): Promise<void> {
  const { organization, json = false } = command.optsWithGlobals<GlobalOptions>();
  if (organization === undefined) throw new UsageError("name the organization by --organization");
  if (reason.trim() === "") throw new UsageError("--reason: say why the allowlist is lifted");
  const { withAuthority, liftAllowlist } = await rooms();
  await withAuthority(options, io, (opened) => liftAllowlist(opened, organization, reason, io));
  show(
    { io, json },
    { lifted: true },
    () => "Requests are accepted from everywhere. The rules are kept, and not in force.",
  );
}

async function rooms() {
  return import("./authority-changes.js");
}
