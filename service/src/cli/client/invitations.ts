// `countersign invitations`: people who are asked into the organization. Accepting one takes an authenticator, which a
// command line has not: that is for a page.

import {
  AccessType,
  InvitationStatus,
  createInvitations,
  deleteInvitation,
  getOrganization,
  whoami,
} from "@countersign/api";
import { Command, Option } from "commander";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { friendlyName, friendlyNames } from "../terminal/enum-values.js";
import type { Io } from "../terminal/io.js";
import { each, oneOf } from "../terminal/option-values.js";
import { record, show, table, time } from "../terminal/output.js";

interface CreateOptions {
  readonly name: string;
  readonly email: string;
  readonly tag?: readonly string[];
  readonly access: AccessType;
}

/** `countersign invitations`. */
export function invitationsCommand(io: Io): Command {
  const command = new Command("invitations").description(
    "invitations to the organization; people accept them on a page, with an authenticator",
  );
  command
    .command("create")
    .description("invite someone by e-mail")
    .requiredOption("--name <name>", "their user name")
    .requiredOption("--email <address>", "e-mail address to invite")
    .option("--tag <id>", "tag id; may be repeated", each(String))
    .addOption(
      new Option("--access <type>", `credentials they may use: ${friendlyNames(AccessType).join(", ")}`)
        .argParser(oneOf(AccessType))
        .default(AccessType.ALL, "all"),
    )
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("list")
    .description("list invitations")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("delete")
    .description("revoke a pending invitation")
    .requiredOption("--invitation <id>", "its id")
    .action(({ invitation }: { readonly invitation: string }, command: Command) => withdraw(io, invitation, command));
  return command;
}

async function create(io: Io, { name, email, tag = [], access }: CreateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const { userId: senderUserId } = await whoami(connection, { organizationId });
  const invitation = {
    receiverUserName: name,
    receiverUserEmail: email,
    receiverUserTags: tag,
    accessType: access,
    senderUserId,
  };
  const answer = await createInvitations(connection, { organizationId, parameters: { invitations: [invitation] } });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["invitation id", result.createInvitationsResult?.invitationIds[0]],
      ["sent to", email],
      ["activity id", id],
    ]),
  );
}

async function list(io: Io, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { organizationId } = session;
  const { organizationData } = await getOrganization(session.connection, { organizationId });
  const { invitations = [] } = organizationData;
  const rows = invitations.map(({ invitationId, receiverUserName, receiverEmail, status, createdAt }) => [
    invitationId,
    receiverUserName,
    receiverEmail,
    friendlyName(InvitationStatus, status),
    time(createdAt),
  ]);
  const headings = ["invitation id", "name", "e-mail", "status", "created"];
  show(session, { invitations }, () => table(headings, rows, "No invitations."));
}

async function withdraw(io: Io, invitationId: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await deleteInvitation(session.connection, {
    organizationId: session.organizationId,
    parameters: { invitationId },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["revoked invitation", invitationId],
      ["activity id", id],
    ]),
  );
}
