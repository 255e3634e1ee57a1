// `countersign api-keys create|list|delete`: the API keys that users have.

import { ApiKeyCurve, createApiKeys, deleteApiKeys, getApiKeys } from "@countersign/api";
import { Option } from "commander";
import type { Command } from "commander";
import { curveNames } from "../session/api-key.js";
import type { CurveName } from "../session/api-key.js";
import { idOf, userIds } from "../session/lookup.js";
import { openSession } from "../session/session.js";
import { finish } from "../session/submit.js";
import type { Io } from "../terminal/io.js";
import { record, show, table, time } from "../terminal/output.js";

interface CreateOptions {
  readonly user: string;
  readonly name: string;
  readonly publicKey: string;
  readonly curve: CurveName;
  readonly expiresIn?: string;
}

/** Adds the three commands. */
export function addKeysOfUsers(command: Command, io: Io): void {
  command
    .command("create")
    .description("add an API key to a user")
    .requiredOption("--user <user>", "id or name of the user")
    .requiredOption("--name <name>", "name of the key")
    .requiredOption("--public-key <hex>", "the public key, as `api-keys generate` prints it")
    .addOption(new Option("--curve <curve>", "curve of the key").choices(curveNames).default("p256"))
    .option("--expires-in <seconds>", "lifetime (default: it never expires)")
    .action((options: CreateOptions, command: Command) => create(io, options, command));
  command
    .command("list")
    .description("list keys, oldest first")
    .option("--user <user>", "only this user's, by id or name")
    .action(({ user }: { readonly user?: string }, command: Command) => list(io, user, command));
  command
    .command("delete")
    .description("delete a user's keys")
    .argument("<keys...>", "ids of the keys")
    .requiredOption("--user <user>", "id or name of the user")
    .action((ids: readonly string[], { user }: { readonly user: string }, command: Command) =>
      remove(io, ids, user, command),
    );
}

async function create(
  io: Io,
  { user, name, publicKey, curve, expiresIn }: CreateOptions,
  command: Command,
): Promise<void> {
  const session = await openSession(io, command);
  const userId = await idOf(userIds, session, user);
  const key = {
    apiKeyName: name,
    publicKey,
    curveType: ApiKeyCurve[curve.toUpperCase() as Uppercase<CurveName>],
    ...(expiresIn !== undefined && { expirationSeconds: expiresIn }),
  };
  const answer = await createApiKeys(session.connection, {
    organizationId: session.organizationId,
    parameters: { userId, apiKeys: [key] },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ["api key id", result.createApiKeysResult?.apiKeyIds[0]],
      ["user id", userId],
      ["activity id", id],
    ]),
  );
}

async function list(io: Io, user: string | undefined, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const userId = user === undefined ? undefined : await idOf(userIds, session, user);
  const answer = await getApiKeys(connection, { organizationId, ...(userId !== undefined && { userId }) });
  const rows = answer.apiKeys.map(({ apiKeyId, apiKeyName, credential, createdAt, expirationSeconds }) => [
    apiKeyId,
    apiKeyName,
    credential.type.replace("CREDENTIAL_TYPE_", ""),
    credential.publicKey,
    time(createdAt),
    expirationSeconds === undefined ? "" : `${expirationSeconds} s`,
  ]);
  const headings = ["api key id", "name", "type", "public key", "created", "works for"];
  show(session, answer, () => table(headings, rows, "No API keys."));
}

async function remove(io: Io, apiKeyIds: readonly string[], user: string, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const userId = await idOf(userIds, session, user);
  const answer = await deleteApiKeys(session.connection, {
    organizationId: session.organizationId,
    parameters: { userId, apiKeyIds },
  });
  await finish(session, answer, ({ id, result }) =>
    record([
      ...(result.deleteApiKeysResult?.apiKeyIds ?? []).map((key) => ["removed api key", key] as const),
      ["activity id", id],
    ]),
  );
}
