// `countersign whoami`: as whom commands speak.

import { whoami } from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";

/** `countersign whoami`. */
export function whoamiCommand(io: Io): Command {
  return new Command("whoami")
    .description("show the user and organization that commands act as")
    .action(async (_: unknown, command: Command) => {
      const session = await openSession(io, command);
      const answer = await whoami(session.connection, { organizationId: session.organizationId });
      show(session, answer, () =>
        record([
          ["organization", answer.organizationName],
          ["organization id", answer.organizationId],
          ["user", answer.username],
          ["user id", answer.userId],
        ]),
      );
    });
}
