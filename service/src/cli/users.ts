// `countersign users`: who belongs to the organization.

import { listUsers } from "@countersign/api";
import { Command } from "commander";
import type { Io } from "./io.js";
import { show, table, time } from "./output.js";
import { openSession } from "./session.js";

/** `countersign users`. */
export function usersCommand(io: Io): Command {
  const command = new Command("users").description("users of the organization");
  command
    .command("list")
    .description("list all users")
    .action(async (_: unknown, command: Command) => {
      const session = await openSession(io, command);
      const answer = await listUsers(session.connection, { organizationId: session.organizationId });
      const rows = answer.users.map(({ userId, userName, userEmail, apiKeys, authenticators, createdAt }) => [
        userId,
        userName,
        userEmail ?? "",
        String(apiKeys.length),
        String(authenticators.length),
        time(createdAt),
      ]);
      const headings = ["user id", "name", "e-mail", "api keys", "authenticators", "created"];
      show(session, answer, () => table(headings, rows, "No users."));
    });
  return command;
}
