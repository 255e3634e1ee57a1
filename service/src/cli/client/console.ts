// `countersign console pair|digest`: lets a browser in to the web console, and shows what the console's files are.

import { createApiKeys, whoami } from "@countersign/api";
import { Command } from "commander";
import { readStaticFiles } from "../../file-system/static-files.js";
import { builtConsole } from "../../installation/built-console.js";
import { idOf, userIds } from "../session/lookup.js";
import { audienceOf, openSession } from "../session/session.js";
import { complete } from "../session/submit.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";
import { findBrowser, tellBrowser } from "./pairing.js";

interface PairOptions {
  readonly user?: string;
  readonly name: string;
  readonly expiresIn?: string;
}

/** `countersign console`. */
export function consoleCommand(io: Io): Command {
  const command = new Command("console").description("the web console");
  command
    .command("pair")
    .description("pair a browser by its code: its key becomes an API key of a user")
    .argument("<code>", "pairing code or public key that the console shows")
    .option("--user <user>", "id or name of the user (default: the key's own)")
    .option("--name <name>", "name of the API key", "Console")
    .option("--expires-in <seconds>", "lifetime of the key (default: it never expires)")
    .action((code: string, options: PairOptions, command: Command) => pair(io, code, options, command));
  command
    .command("digest")
    .description("print the SHA-256 of every file of the console, as sha256sum does")
    .action((_: unknown, command: Command) => digest(io, command));
  return command;
}

async function pair(io: Io, named: string, { user, name, expiresIn }: PairOptions, command: Command): Promise<void> {
  const session = await openSession(io, command);
  const { connection, organizationId } = session;
  const browser = await findBrowser(connection, named);
  const userId =
    user === undefined ? (await whoami(connection, { organizationId })).userId : await idOf(userIds, session, user);
  const key = {
    apiKeyName: name,
    publicKey: browser.publicKey,
    curveType: "API_KEY_CURVE_P256",
    ...(expiresIn !== undefined && { expirationSeconds: expiresIn }),
  } as const;
  const answer = await createApiKeys(connection, { organizationId, parameters: { userId, apiKeys: [key] } });
  const activity = await complete(session, answer, () => "The browser is then paired.");
  // Whoever gave the public key itself may have no code that the service knows.
  await tellBrowser(connection, browser, organizationId).catch((error: unknown) => {
    if (named.toLowerCase() !== browser.publicKey) throw error;
  });
  if (!activity) return;
  show(session, { activity }, () =>
    record([
      ["browser's public key", browser.publicKey],
      ["api key id", activity.result.createApiKeysResult?.apiKeyIds[0]],
      ["user id", userId],
      ["activity id", activity.id],
    ]),
  );
}

async function digest(io: Io, command: Command): Promise<void> {
  const files = await readStaticFiles(builtConsole());
  if (files.size === 0) throw new Error("the console is not built");
  const digests = Object.fromEntries([...files].map(([name, { digest }]) => [name, digest]));
  show(audienceOf(io, command), { files: digests }, () =>
    [...files].map(([name, { digest }]) => `${digest}  ${name}`).join("\n"),
  );
}
