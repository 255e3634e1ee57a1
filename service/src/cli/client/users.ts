// `countersign users`: who belongs to the organization.

import { createUsers, deleteUsers, getUser, listUsers, updateUser } from "@countersign/api";
import type { User } from "@countersign/api";
import { Command, Option } from "commander";
import { idOf, userIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { each } from "../terminal/option-values.js";
import { record, show, table, time } from "../terminal/output.js";

interface CreateOptions {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly tag?: readonly string[];
  readonly apiKey?: readonly string[];
}

interface UpdateOptions {
  readonly user: string;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly tag?: readonly string[];
  /** False for `--no-tags`. */
  readonly tags: boolean;
}

/** `countersign users`. */
export function usersCommand(io: Io): Command {
  const command = new Command("users").description("users of the organization");
  command
    .command("list")
    .description("list all users")
    .action((_: unknown, command: Command) => list(io, command));
  command
    .command("get")
    .description("show a user with their credentials")
    .argument("<user>", "their id or name")
    .action((named: string, _: unknown, command: Command) => get(io, named, command));
  command
    .command("create")
    .description("add a user")
    .requiredOption("--name <name>", "name of the user")
    .option("--email <address>", "e-mail address, for logging in")
    .option("--phone <number>", "phone number, such as +15555550147, for logging in")
    .option("--tag <id>", "tag id; may be repeated", each(String))
    .option("--api-key <hex>", "public key of an API key (P-256, hex); may be repeated", each(String))
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("update")
    .description("update a user; omitted fields stay as they are")
    .requiredOption("--user <user>", "id or current name")
    .option("--name <name>", "new name")
    .option("--email <address>", "new e-mail address; empty to remove it")
    .option("--phone <number>", "new phone number, such as +15555550147; empty to remove it")
    .option("--tag <id>", "tag id; may be repeated; replaces all tags", each(String))
    .addOption(new Option("--no-tags", "remove all tags").conflicts("tag"))
    .action((options: UpdateOptions, command: Command) => update(io, options, command));
  command
    .command("delete")
    .description("delete users and their credentials")
    .argument("<users...>", "their ids or names")
    .action((named: readonly string[], _: unknown, command: Command) => deleteNamed(io, named, command));
  return command;
}

async function list(io: Io, command: Command): Promise<void> {
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
}

async function get(io: Io, named: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const userId = await idOf(userIds, session, named);
  const answer = await getUser(session.connection, { organizationId: session.organizationId, userId });
  show(session, answer, () => userText(answer.user));
}

async function create(io: Io, options: CreateOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { name: userName, email, phone, tag: userTags = [], apiKey = [] } = options;
  const apiKeys = apiKey.map((publicKey, index) => ({
    apiKeyName: index === 0 ? userName : `${userName} ${index + 1}`,
    publicKey,
    curveType: "API_KEY_CURVE_P256" as const,
  }));
  const user = {
    userName,
    ...(email && { userEmail: email }),
    ...(phone && { userPhoneNumber: phone }),
    apiKeys,
    authenticators: [],
    oauthProviders: [],
    userTags,
  };
  const answer = await createUsers(session.connection, {
    organizationId: session.organizationId,
    parameters: { users: [user] },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["user id", result.createUsersResult?.userIds[0]],
      ["name", userName],
      ["activity id", id],
    ]),
  );
}

async function update(io: Io, options: UpdateOptions, command: Command): Promise<void> {
  const { user, name, email, phone, tag, tags } = options;
  if (name === undefined && email === undefined && phone === undefined && !tag && tags) {
    throw new UsageError("nothing to change: give --name, --email, --phone, --tag or --no-tags");
  }
  const session = await openSession(io, command);
  const userId = await idOf(userIds, session, user);
  const answer = await updateUser(session.connection, {
    organizationId: session.organizationId,
    parameters: {
      userId,
      ...(name !== undefined && { userName: name }),
      ...(email !== undefined && { userEmail: email }),
      ...(phone !== undefined && { userPhoneNumber: phone }),
      ...(tag && { userTagIds: tag }),
      ...(!tags && { userTagIds: [] }),
    },
  });
  await finish(session, answer, ({ id }) =>
    record([
      ["user id", userId],
      ["activity id", id],
    ]),
  );
}

async function deleteNamed(io: Io, named: readonly string[], command: Command): Promise<void> {
  const session = await openSession(io, command);
  const answer = await deleteUsers(session.connection, {
    organizationId: session.organizationId,
    parameters: { userIds: await userIds(session, named) },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.deleteUsersResult?.userIds ?? []).map((user) => ["deleted user", user] as const),
      ["activity id", id],
    ]),
  );
}

function userText(user: User): string {
  return record([
    ["user id", user.userId],
    ["name", user.userName],
    ["e-mail", user.userEmail],
    ["phone", user.userPhoneNumber],
    ["tags", user.userTags.join(" ") || "none"],
    ...user.apiKeys.map(({ apiKeyName, apiKeyId }) => [`api key, ${apiKeyName}`, apiKeyId] as const),
    ...user.authenticators.map(
      ({ authenticatorName, authenticatorId }) => [`authenticator, ${authenticatorName}`, authenticatorId] as const,
    ),
    ...user.oauthProviders.map(({ providerName, providerId }) => [`account, ${providerName}`, providerId] as const),
    ["created", time(user.createdAt)],
  ]);
}
