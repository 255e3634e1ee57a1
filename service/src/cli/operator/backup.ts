// `countersign backup` and `countersign restore`: the embedded database, for its operator. What they need is loaded when
// they run, so that other commands need not wait for it.

import { Command, InvalidArgumentError } from "commander";
import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Snapshot } from "../../backup/snapshot.js";
import type { Settings } from "../../config/settings.js";
import type { GlobalOptions } from "../session/identity.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { record, show } from "../terminal/output.js";
import { addDatabaseOptions, embeddedDatabase, readSettings, type DatabaseOptions } from "./database.js";
import { addIdentityOption, readIdentities } from "./identities.js";
import type { IdentityOptions } from "./identities.js";

interface BackupOptions extends DatabaseOptions {
  readonly recipient?: readonly string[];
}

type RestoreOptions = DatabaseOptions & IdentityOptions;

/** `countersign backup FILE`. */
export function backupCommand(io: Io): Command {
  return addDatabaseOptions(new Command("backup"))
    .description("back up the embedded database, also while the service runs")
    .argument("<file>", "the backup to write; must not exist")
    .option("--recipient <key>", "encrypt to this age public key, age1…; may be repeated", recipient)
    .action((file: string, options: BackupOptions, command: Command) => backUp(io, file, options, command));
}

/** `countersign restore FILE`. */
export function restoreCommand(io: Io): Command {
  return addIdentityOption(addDatabaseOptions(new Command("restore")))
    .description("restore a backup to a data folder that has no database")
    .argument("<file>", "the backup")
    .action((file: string, options: RestoreOptions, command: Command) => restore(io, file, options, command));
}

async function backUp(
  io: Io,
  file: string,
  { recipient = [], ...options }: BackupOptions,
  command: Command,
): Promise<void> {
  const databaseFile = await embeddedDatabase(io, await embeddedSettings(io, options));
  const target = resolve(io.cwd, file);
  if (!existsSync(dirname(target))) throw new UsageError(`there is no folder ${dirname(target)} for the backup`);
  const rooms = await import("../../backup/backup.js");
  const backup = await rooms.backUp(databaseFile, target, recipient);
  show(audience(io, command), backup, () => {
    const { bytes, sha256 } = backup;
    const made = record([["file", backup.file], ["bytes", String(bytes)], ["sha256", sha256], ...contents(backup)]);
    return `${made}\n\n${keepKeys(backup)}`;
  });
}

async function restore(io: Io, file: string, options: RestoreOptions, command: Command): Promise<void> {
  const settings = await embeddedSettings(io, options);
  const backup = resolve(io.cwd, file);
  if (!statSync(backup, { throwIfNoEntry: false })?.isFile()) {
    throw new UsageError(`there is no backup at ${backup}`);
  }
  const [{ restore }, { isAgeFile }] = await Promise.all([
    import("../../backup/restore.js"),
    import("../../backup/age-file.js"),
  ]);
  const identities = await readIdentities(io, options);
  if (identities.length === 0 && isAgeFile(backup)) {
    throw new UsageError(`${backup} is encrypted with age; give the file of its private key with --identity`);
  }
  const restored = await restore(backup, { data: resolve(io.cwd, settings.data), identities });
  show(audience(io, command), restored, () => {
    const made = record([
      ["database", restored.databaseFile],
      ...contents(restored),
      ["voided", String(restored.voided)],
    ]);
    return `${made}\n\n${whatItMeans(restored)}\n\n${keepKeys(restored)}`;
  });
}

/** @throws UsageError for a deployment on PostgreSQL */
async function embeddedSettings(io: Io, options: DatabaseOptions): Promise<Settings> {
  const settings = await readSettings(io, options);
  if (settings.databaseUrl === undefined) return settings;
  throw new UsageError(
    "this deployment is on PostgreSQL: back it up and restore it with PostgreSQL's own tools; docs/backup.md has the " +
      "commands",
  );
}

function audience(io: Io, command: Command) {
  return { io, json: command.optsWithGlobals<GlobalOptions>().json ?? false };
}

function contents({ schema, organizations, activities, lastActivityAt }: Snapshot): (readonly [string, string])[] {
  return [
    ["schema", schema],
    ["organizations", String(organizations)],
    ["activities", String(activities)],
    ["last activity", lastActivityAt === undefined ? "none" : new Date(lastActivityAt).toISOString()],
  ];
}

function keepKeys({ masterKeyIds }: Snapshot): string {
  const keys = masterKeyIds.length === 0 ? "its key-encryption keys" : masterKeyIds.join(", ");
  return `Opening it takes these key-encryption keys, which it does not contain: ${keys}. Keep them apart from it.`;
}

function whatItMeans({ lastActivityAt }: Snapshot): string {
  const since = lastActivityAt === undefined ? "the backup" : new Date(lastActivityAt).toISOString();
  return [
    `The service has lost everything after ${since}:`,
    "- wallets and private keys created since are lost, with the funds at their addresses;",
    "- users, credentials and policies are as they were: whatever was removed since is back; remove it again;",
    "- activities since are not listed, and their requests are carried out again if they are sent again;",
    "- webhooks waiting then are delivered again, with the same event ids.",
    "One-time codes, sessions and import keys are void; users must request new ones.",
    "Its transparency log is left as it is, and the service begins another one: give auditors and witnesses the new policy.",
  ].join("\n");
}

function recipient(value: string, before: readonly string[] = []): readonly string[] {
  if (/^age1[0-9a-z]+$/.test(value)) return [...before, value];
  throw new InvalidArgumentError("an age public key, such as age1…");
}
