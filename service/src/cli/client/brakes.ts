// `countersign brakes`: what stops keys, whatever policies allow.

import { freeze, listFreezes, thaw } from "@countersign/api";
import type { ThawIntent } from "@countersign/api";
import { Command } from "commander";
import { privateKeyIds, userIds, walletIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show, table, time } from "../terminal/output.js";

interface TargetOptions {
  readonly wholeOrganization?: true;
  readonly wallet?: readonly string[];
  readonly privateKey?: readonly string[];
  readonly user?: readonly string[];
}

interface FreezeOptions extends TargetOptions {
  readonly reason?: string;
}

/** `countersign brakes`. */
export function brakesCommand(io: Io): Command {
  const command = new Command("brakes").description("freezes: keys that sign nothing and are not exported");
  command
    .command("list")
    .description("list what is frozen")
    .action((_: unknown, command: Command) => list(io, command));
  addTargetOptions(
    command
      .command("freeze")
      .description("freeze keys or users at once; any one root user can, and only the quorum thaws"),
  )
    .option("--reason <text>", "why, for people")
    .action((options: FreezeOptions, command: Command) => freezeNamed(io, options, command));
  addTargetOptions(command.command("thaw").description("end freezes; takes the root quorum")).action(
    (options: TargetOptions, command: Command) => thawNamed(io, options, command),
  );
  return command;
}

function addTargetOptions(command: Command): Command {
  return command
    .option("--whole-organization", "all keys of the organization")
    .option("--wallet <wallets...>", "wallets, by id or name")
    .option("--private-key <keys...>", "private keys, by id or name")
    .option("--user <users...>", "users, by id or name");
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await listFreezes(session.connection, { organizationId: session.organizationId });
  const rows = answer.freezes.map(({ target, targetId, userId, reason = "", createdAt }) => [
    target.replace("FREEZE_TARGET_", "").toLowerCase().replaceAll("_", " "),
    targetId,
    time(createdAt),
    userId,
    reason,
  ]);
  show(session, answer, () => table(["what", "id", "frozen", "by user", "reason"], rows, "Nothing is frozen."));
}

async function freezeNamed(io: Io, { reason, ...options }: FreezeOptions, command: Command): Promise<void> {
  checkNamed(options);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const parameters = { ...(await targetsOf(session, options)), ...(reason !== undefined && { reason }) };
  const answer = await freeze(connection, { organizationId, parameters });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.freezeResult?.targetIds ?? []).map((targetId) => ["frozen", targetId] as const),
      ["activity id", id],
    ]),
  );
}

async function thawNamed(io: Io, options: TargetOptions, command: Command): Promise<void> {
  checkNamed(options);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await thaw(connection, { organizationId, parameters: await targetsOf(session, options) });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.thawResult?.targetIds ?? []).map((targetId) => ["thawed", targetId] as const),
      ["activity id", id],
    ]),
  );
}

function checkNamed({ wholeOrganization, wallet, privateKey, user }: TargetOptions): void {
  const named = wallet ?? privateKey ?? user;
  if (!wholeOrganization && !named) {
    throw new UsageError("name what is meant: --wallet, --private-key, --user or --whole-organization");
  }
  if (wholeOrganization && named)
    throw new UsageError("--whole-organization: leave out --wallet, --private-key and --user");
}

async function targetsOf(session: Session, options: TargetOptions): Promise<ThawIntent> {
  const { wholeOrganization, wallet, privateKey, user } = options;
  return {
    ...(wholeOrganization && { wholeOrganization }),
    ...(wallet && { walletIds: await walletIds(session, wallet) }),
    ...(privateKey && { privateKeyIds: await privateKeyIds(session, privateKey) }),
    ...(user && { userIds: await userIds(session, user) }),
  };
}
