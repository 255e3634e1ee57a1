// `countersign oauth-providers`: accounts at OpenID Connect issuers by which users log in.

import { createOauthProviders, deleteOauthProviders, getOauthProviders } from "@countersign/api";
import { Command } from "commander";
import { idOf, userIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { readSecret } from "../terminal/input.js";
import type { Io } from "../terminal/io.js";
import { record, show, table, time } from "../terminal/output.js";

interface CreateOptions {
  readonly user: string;
  readonly name: string;
  readonly tokenFile: string;
}

/** `countersign oauth-providers`. */
export function oauthProvidersCommand(io: Io): Command {
  const command = new Command("oauth-providers").description("OpenID Connect accounts that users log in with");
  command
    .command("create")
    .description("link a user to the account in an ID token")
    .requiredOption("--user <user>", "id or name of the user")
    .requiredOption("--name <name>", "name of the link, such as the issuer's")
    .requiredOption("--token-file <file>", "file with an ID token of the account, readable only by its owner; -")
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("list")
    .description("list links, oldest first")
    .option("--user <user>", "only this user's, by id or name")
    .action(({ user }: { readonly user?: string }, command: Command) => list(io, user, command));
  command
    .command("delete")
    .description("unlink accounts from a user")
    .argument("<providers...>", "ids of the links")
    .requiredOption("--user <user>", "id or name of the user")
    .action((ids: readonly string[], { user }: { readonly user: string }, command: Command) =>
      remove(io, ids, user, command),
    );
  return command;
}

async function create(io: Io, { user, name, tokenFile }: CreateOptions, command: Command): Promise<void> {
  const oidcToken = await readSecret(io, "--token-file", tokenFile);
  const session = await openSession(io, command);
  const userId = await idOf(userIds, session, user);
  const answer = await createOauthProviders(session.connection, {
    organizationId: session.organizationId,
    parameters: { userId, oauthProviders: [{ providerName: name, oidcToken }] },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["provider id", result.createOauthProvidersResultV2?.providerIds[0]],
      ["user id", userId],
      ["activity id", id],
    ]),
  );
}

async function list(io: Io, user: string | undefined, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const userId = user === undefined ? undefined : await idOf(userIds, session, user);
  const answer = await getOauthProviders(connection, { organizationId, ...(userId !== undefined && { userId }) });
  const rows = answer.oauthProviders.map(({ providerId, providerName, issuer, audience, subject, createdAt }) => [
    providerId,
    providerName,
    issuer,
    audience,
    subject,
    time(createdAt),
  ]);
  const headings = ["provider id", "name", "issuer", "audience", "subject", "created"];
  show(session, answer, () => table(headings, rows, "No accounts are linked."));
}

async function remove(io: Io, providerIds: readonly string[], user: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const userId = await idOf(userIds, session, user);
  const answer = await deleteOauthProviders(session.connection, {
    organizationId: session.organizationId,
    parameters: { userId, providerIds },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.deleteOauthProvidersResult?.providerIds ?? []).map((link) => ["removed link", link] as const),
      ["activity id", id],
    ]),
  );
}
