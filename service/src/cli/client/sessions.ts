// `countersign sessions`: reading without a key.

import { createReadOnlySession } from "@countersign/api";
import { Command } from "commander";
import { resolve } from "node:path";
import { resolveBaseUrl } from "../session/identity.js";
import type { GlobalOptions } from "../session/identity.js";
import type { SessionFile } from "../session/session-file.js";
import { openSession } from "../session/session.js";
import { complete } from "../session/submit.js";
import type { Io } from "../terminal/io.js";
import { record, show, time } from "../terminal/output.js";
import { checkNewFile, writePrivateFile } from "../terminal/private-file.js";

/** `countersign sessions`. */
export function sessionsCommand(io: Io): Command {
  const command = new Command("sessions").description(
    "read-only sessions (`login session` creates one that can also write)",
  );
  command
    .command("create")
    .description("create a read-only session for an hour; anyone who holds it can read as you")
    .option("--output <file>", "write the session to a new file, for the --session option (default: print it)")
    .action(({ output }: { readonly output?: string }, command: Command) => create(io, output, command));
  return command;
}

async function create(io: Io, output: string | undefined, command: Command): Promise<void> {
  const path = output === undefined ? undefined : resolve(io.cwd, output);
  await checkNewFile(path);
  const session = await openSession(io, command);
  const answer = await createReadOnlySession(session.connection, {
    organizationId: session.organizationId,
    parameters: {},
  });
  const activity = await complete(session, answer);
  const made = activity?.result.createReadOnlySessionResult;
  if (!activity || !made) return;
  // An answer that got lost was asked for again, and a session is told once only.
  if (made.session === "") throw new Error("the response with the session was lost; create another session");
  if (path !== undefined) {
    const file: SessionFile = {
      organizationId: made.organizationId,
      session: made.session,
      baseUrl: await resolveBaseUrl(command.optsWithGlobals<GlobalOptions>(), io),
    };
    await writePrivateFile(path, `${JSON.stringify(file, null, 2)}\n`);
  }
  // What lies in a file is shown nowhere else: programs get the activity as it is when it is read again.
  const told: typeof activity =
    path === undefined ? activity : { ...activity, result: { createReadOnlySessionResult: { ...made, session: "" } } };
  show(session, { activity: told }, () =>
    record([
      path === undefined ? ["session", made.session] : ["file", path],
      ["ends", time({ seconds: made.sessionExpiry, nanos: "0" })],
      ["user id", made.userId],
      ["organization id", made.organizationId],
    ]),
  );
}
