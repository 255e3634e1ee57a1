// `countersign brakes`: what stops keys, whatever policies allow.

import {
  freeze,
  getKeyRestrictions,
  getVoteExpiry,
  listDelays,
  listFreezes,
  restrictKeys,
  setDelays,
  setVoteExpiry,
  thaw,
} from "@countersign/api";
import type { ListDelaysResponse, SetDelaysIntent, ThawIntent } from "@countersign/api";
import { Command } from "commander";
import { idOf, privateKeyIds, userIds, walletIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import type { Session } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show, table, time } from "../terminal/output.js";
import { secondsOf } from "./budget.js";

interface TargetOptions {
  readonly wholeOrganization?: true;
  readonly wallet?: readonly string[];
  readonly privateKey?: readonly string[];
  readonly user?: readonly string[];
}

interface RestrictOptions extends Pick<TargetOptions, "wallet" | "privateKey"> {
  readonly transactionsOnly?: true;
  readonly neverExportable?: true;
  readonly only?: readonly string[];
}

interface KeyOptions {
  readonly wallet?: string;
  readonly privateKey?: string;
}

interface FreezeOptions extends TargetOptions {
  readonly reason?: string;
}

/** `countersign brakes`. */
export function brakesCommand(io: Io): Command {
  const command = new Command("brakes").description("what stops keys, whatever policies allow");
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
  command
    .command("restrict")
    .description("say what keys are never used for again; takes the root quorum, and nothing takes it back")
    .option("--wallet <wallets...>", "wallets, by id or name")
    .option("--private-key <keys...>", "private keys, by id or name")
    .option("--transactions-only", "they sign transactions only: no raw payloads, no typed data")
    .option("--never-exportable", "they are never exported")
    .option(
      "--only <places...>",
      "the only chains or programs they sign for: eip155:1, eip155:1:0x…, solana:*:<program>",
    )
    .action((options: RestrictOptions, command: Command) => restrict(io, options, command));
  command
    .command("restrictions")
    .description("show what a wallet or private key is never used for")
    .option("--wallet <wallet>", "a wallet, by id or name")
    .option("--private-key <key>", "a private key, by id or name")
    .action((options: KeyOptions, command: Command) => restrictions(io, options, command));
  command
    .command("vote-expiry")
    .description("show for how long activities wait for votes, or set it; that takes the root quorum")
    .option("--set <time>", "7d, 12h, 30m, or never for any time")
    .action(({ set }: { readonly set?: string }, command: Command) => voteExpiry(io, set, command));
  command
    .command("delays")
    .description(
      "show for how long dangerous changes wait after their last vote, or set it; that takes the root quorum",
    )
    .option("--set <delays...>", `2d, 12h, 30m, 90s or none for ${changes.join(", ")}: policies=2d key-export=7d`)
    .action(({ set }: { readonly set?: readonly string[] }, command: Command) => delays(io, set, command));
  return command;
}

const membersOfChanges = {
  policies: "policies",
  "root-quorum": "rootQuorum",
  "root-credentials": "rootCredentials",
  limits: "limits",
  "address-book": "addressBook",
  "key-export": "keyExport",
  "key-deletion": "keyDeletion",
} as const satisfies Readonly<Record<string, keyof ListDelaysResponse>>;
const changes = Object.keys(membersOfChanges) as (keyof typeof membersOfChanges)[];

async function delays(io: Io, set: readonly string[] | undefined, command: Command): Promise<void> {
  const parameters = set?.map(delayIn).reduce<SetDelaysIntent>((all, one) => ({ ...all, ...one }), {});
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  if (parameters) {
    const answer = await setDelays(connection, { organizationId, parameters });
    await finish(session, answer, ({ id }) => record([["activity id", id]]));
    return;
  }
  const answer = await listDelays(connection, { organizationId });
  show(session, answer, () =>
    record(
      changes.map((change) => {
        const seconds = answer[membersOfChanges[change]];
        return [change, seconds === undefined ? "none" : `${seconds} seconds`] as const;
      }),
    ),
  );
}

/** One of `policies=2d`. */
function delayIn(text: string): SetDelaysIntent {
  const [name = "", time = ""] = text.split("=");
  const change = changes.find((each) => each === name);
  if (!change) throw new UsageError(`--set: ${JSON.stringify(name)} is none of ${changes.join(", ")}`);
  const seconds = time === "none" ? "0" : /^\d{1,7}[smhd]$/.test(time) ? secondsOf(time) : undefined;
  if (seconds === undefined) throw new UsageError(`--set: ${text} is not ${name}=2d, 12h, 30m, 90s or none`);
  return { [membersOfChanges[change]]: seconds };
}

async function voteExpiry(io: Io, set: string | undefined, command: Command): Promise<void> {
  const parameters = set === undefined ? undefined : parametersOfExpiry(set);
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  if (parameters) {
    const answer = await setVoteExpiry(connection, { organizationId, parameters });
    await finish(session, answer, ({ id }) => record([["activity id", id]]));
    return;
  }
  const answer = await getVoteExpiry(connection, { organizationId });
  const { seconds } = answer;
  show(session, answer, () =>
    record([["activities wait for", seconds === undefined ? "any time" : `${seconds} seconds`]]),
  );
}

function parametersOfExpiry(text: string): { readonly seconds?: string } {
  if (text === "never") return {};
  const seconds = /^\d{1,6}[mhd]$/.test(text) ? secondsOf(text) : undefined;
  if (seconds === undefined) throw new UsageError(`--set: ${text} is not 7d, 12h, 30m or never`);
  return { seconds };
}

async function restrict(io: Io, options: RestrictOptions, command: Command): Promise<void> {
  const { wallet, privateKey, transactionsOnly, neverExportable, only } = options;
  if (!wallet && !privateKey) throw new UsageError("name the keys: --wallet or --private-key");
  if (!transactionsOnly && !neverExportable && !only) {
    throw new UsageError("nothing to restrict: give --transactions-only, --never-exportable or --only");
  }
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const parameters = {
    ...(await targetsOf(session, { ...(wallet && { wallet }), ...(privateKey && { privateKey }) })),
    ...(transactionsOnly && { transactionsOnly }),
    ...(neverExportable && { neverExportable }),
    ...(only && { only: [...only] }),
  };
  const answer = await restrictKeys(connection, { organizationId, parameters });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.restrictKeysResult?.targetIds ?? []).map((targetId) => ["restricted", targetId] as const),
      ["activity id", id],
    ]),
  );
}

async function restrictions(io: Io, { wallet, privateKey }: KeyOptions, command: Command): Promise<void> {
  if ((wallet === undefined) === (privateKey === undefined)) throw new UsageError("name one --wallet or --private-key");
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const answer = await getKeyRestrictions(connection, {
    organizationId,
    ...(wallet !== undefined && { walletId: await idOf(walletIds, session, wallet) }),
    ...(privateKey !== undefined && { privateKeyId: await idOf(privateKeyIds, session, privateKey) }),
  });
  const { transactionsOnly, neverExportable, only } = answer.restrictions;
  show(session, answer, () =>
    record([
      ["transactions only", transactionsOnly ? "yes" : "no"],
      ["never exportable", neverExportable ? "yes" : "no"],
      ["only", only.join(" ") || "anything"],
    ]),
  );
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
