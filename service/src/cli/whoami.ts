// `countersign whoami`: as whom commands speak.

import { whoami } from "@countersign/api";
import { Command } from "commander";
import type { Io } from "./io.js";
import { record, show } from "./output.js";
import { openSession } from "./session.js";

/** `countersign whoami`. */
export function whoamiCommand(io: Io): Command {
  return new Command("whoami")
    .description("tell as whom commands speak, and to which organization")
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
