// `countersign organization`: what belongs to the organization, in numbers, and its name.

import { FeatureName, getOrganization, updateOrganizationName } from "@countersign/api";
import { Command } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";

/** `countersign organization`. */
export function organizationCommand(io: Io): Command {
  const command = new Command("organization").description("show or rename the organization");
  command
    .command("get")
    .description("show the organization; --json includes everything in it")
    .action(async (_: unknown, command: Command) => {
      const session = await openSession(io, command);
      const answer = await getOrganization(session.connection, { organizationId: session.organizationId });
      const { name, organizationId, rootQuorum, features = [], ...owned } = answer.organizationData;
      show(session, answer, () =>
        record([
          ["organization", name],
          ["organization id", organizationId],
          ["root quorum", rootQuorum && `${rootQuorum.threshold} of ${rootQuorum.userIds.length} root users`],
          ["users", count(owned.users)],
          ["wallets", count(owned.wallets)],
          ["private keys", count(owned.privateKeys)],
          ["policies", count(owned.policies)],
          ["features", features.map(({ name = "" }) => friendlyName(FeatureName, name)).join(", ") || "none"],
        ]),
      );
    });
  command
    .command("rename")
    .description("rename the organization; needs its root quorum")
    .requiredOption("--name <name>", "new name")
    .action(async ({ name }: { readonly name: string }, command: Command) => {
      const session = await openSession(io, command);
      const answer = await updateOrganizationName(session.connection, {
        organizationId: session.organizationId,
        parameters: { organizationName: name },
      });
      await finish(session, answer, ({ id, result }) =>
        record([
          ["organization", result.updateOrganizationNameResult?.organizationName],
          ["activity id", id],
        ]),
      );
    });
  return command;
}

function count(list: readonly unknown[] = []): string {
  return String(list.length);
}
