// `countersign session-profiles`: what sessions may be narrowed down to.

import { createSessionProfile, getSessionProfiles } from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { record, show, table } from "../terminal/output.js";

interface CreateOptions {
  readonly name: string;
  readonly scope: string;
  readonly expiresIn?: number;
  readonly notes?: string;
}

const year = 365 * 24 * 3600;

/** `countersign session-profiles`. */
export function sessionProfilesCommand(io: Io): Command {
  const command = new Command("session-profiles").description("what sessions may be narrowed down to");
  command
    .command("list")
    .description("list session profiles, oldest first")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("create")
    .description("create a session profile, which never changes and is never deleted")
    .requiredOption("--name <name>", "name of the profile")
    .requiredOption("--scope <condition>", "which activities its sessions may submit, in the policy language")
    .option("--expires-in <seconds>", "how long its sessions last at most", wholeNumber(1, year))
    .option("--notes <notes>", "notes, for people")
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  return command;
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await getSessionProfiles(session.connection, { organizationId: session.organizationId });
  const rows = answer.sessionProfiles.map(({ sessionProfileId, sessionProfileName, expirationSeconds, scope }) => [
    sessionProfileId,
    sessionProfileName,
    expirationSeconds === undefined ? "" : `${expirationSeconds} s`,
    scope,
  ]);
  show(session, answer, () => table(["profile id", "name", "at most", "scope"], rows, "No session profiles."));
}

async function create(io: Io, { name, scope, expiresIn, notes }: CreateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await createSessionProfile(session.connection, {
    organizationId: session.organizationId,
    parameters: {
      sessionProfileName: name,
      scope,
      ...(expiresIn !== undefined && { expirationSeconds: String(expiresIn) }),
      ...(notes !== undefined && { notes }),
    },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["profile id", result.createSessionProfileResult?.sessionProfileId],
      ["name", name],
      ["activity id", id],
    ]),
  );
}
