// `countersign archive`: activities that have moved from the database to files. For the operator: it opens the service's
// database itself, also while the service runs.

import { ApiError, ErrorCode } from "@countersign/api";
import { Command } from "commander";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ArchivedActivity } from "../../archive/archive-file.js";
import type { ArchiveFinding, Verified } from "../../archive/verify.js";
import type { Settings } from "../../config/settings.js";
import type { GlobalOptions } from "../session/identity.js";
import { UsageError } from "../terminal/failure.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { counted, printable, record, show, table } from "../terminal/output.js";
import type { ArchivePlace } from "./archive-place.js";
import { addDatabaseOptions, embeddedDatabase, readSettings } from "./database.js";
import type { DatabaseOptions } from "./database.js";
import { Damaged } from "./doctor.js";
import { addIdentityOption, readIdentities } from "./identities.js";
import type { IdentityOptions } from "./identities.js";

type ReadOptions = DatabaseOptions & IdentityOptions;

interface ListOptions extends DatabaseOptions {
  readonly limit: number;
}

/** `countersign archive`. */
export function archiveCommand(io: Io): Command {
  const command = new Command("archive").description("activities that have moved from the database to files");
  addDatabaseOptions(command.command("list"))
    .description("list the files, newest first")
    .option("--limit <number>", "at most this many, 1 to 10000", wholeNumber(1, 10_000), 100)
    .action((options: ListOptions, command: Command) => list(io, options, command));
  addReadOptions(command.command("show"))
    .description("print an archived activity as JSON, with its policy evaluations")
    .argument("<id>", "id of the activity")
    .action((id: string, options: ReadOptions) => showActivity(io, id, options));
  addReadOptions(command.command("export"))
    .description("print archived activities as lines of JSON; --organization for one organization's")
    .action((options: ReadOptions, command: Command) => exportActivities(io, options, command));
  addReadOptions(command.command("verify"))
    .description("check digests, activities and signatures; exit code 1 if anything is wrong")
    .argument("[files...]", "check only these files, without the database")
    .action((files: readonly string[], options: ReadOptions, command: Command) => verify(io, files, options, command));
  addDatabaseOptions(command.command("run"))
    .description("move activities that are old enough now, as the service does once a day")
    .action((options: DatabaseOptions, command: Command) => run(io, options, command));
  return command;
}

function addReadOptions(command: Command): Command {
  return addIdentityOption(addDatabaseOptions(command));
}

interface OpenedArchive extends ArchivePlace {
  readonly settings: Settings;
}

async function withArchive<Result>(
  io: Io,
  options: DatabaseOptions,
  use: (archive: OpenedArchive) => Promise<Result>,
): Promise<Result> {
  const settings = await readSettings(io, options);
  const location = settings.databaseUrl ?? (await embeddedDatabase(io, settings));
  const [{ openStore }, { withoutHaste }, { archivePlace }] = await Promise.all([
    import("../../store/open.js"),
    import("../../config/postgres.js"),
    import("./archive-place.js"),
  ]);
  const store = await openStore(location, { postgres: withoutHaste(settings.postgres) });
  try {
    return await use({ settings, ...(await archivePlace(io, settings, store)) });
  } finally {
    await store.close();
  }
}

async function list(io: Io, { limit, ...options }: ListOptions, command: Command): Promise<void> {
  const { json = false } = command.optsWithGlobals<GlobalOptions>();
  await withArchive(io, options, async ({ store, folder }) => {
    const { listNewestArchiveFiles } = await import("../../store/archive.js");
    const files = await listNewestArchiveFiles(store, limit);
    const shown = files.map(({ archived_at: archivedAt, ...file }) => ({ ...file, archivedAt }));
    show({ io, json }, { folder, files: shown }, () => {
      const rows = files.map(({ number, name, activities, bytes, archived_at, sha256 }) => [
        String(number),
        name,
        String(activities),
        String(bytes),
        new Date(archived_at).toISOString(),
        sha256,
      ]);
      const headings = ["number", "file", "activities", "bytes", "archived", "sha256"];
      const text = `In ${folder}:\n\n${table(headings, rows, "The archive is empty.")}`;
      return files.length < limit ? text : `${text}\n\nThere may be more: --limit shows up to 10000.`;
    });
  });
}

async function showActivity(io: Io, id: string, options: ReadOptions): Promise<void> {
  const identities = await readIdentities(io, options);
  await withArchive(io, options, async ({ store, folder }) => {
    const { listFilesWithActivity } = await import("../../store/archive.js");
    for await (const files of listFilesWithActivity(store, id)) {
      for (const { name } of files) {
        for await (const archived of activitiesIn(join(folder, name), identities)) {
          if (archived.activity.id !== id) continue;
          io.stdout.write(`${printable(JSON.stringify({ file: name, ...archived }, null, 2))}\n`);
          return;
        }
      }
    }
    throw new ApiError(ErrorCode.NOT_FOUND, `activity ${id} is not in the archive`);
  });
}

async function exportActivities(io: Io, options: ReadOptions, command: Command): Promise<void> {
  const identities = await readIdentities(io, options);
  const { organization: organizationId } = command.optsWithGlobals<GlobalOptions>();
  let isNone = true;
  await withArchive(io, options, async ({ store, folder }) => {
    const { listArchiveFiles } = await import("../../store/archive.js");
    for await (const files of listArchiveFiles(store)) {
      for (const { name } of files) {
        for await (const archived of activitiesIn(join(folder, name), identities)) {
          if (organizationId !== undefined && archived.activity.organizationId !== organizationId) continue;
          io.stdout.write(`${JSON.stringify(archived)}\n`);
          isNone = false;
        }
      }
    }
  });
  if (isNone) {
    const whose = organizationId === undefined ? "" : ` of organization ${organizationId}`;
    io.stderr.write(printable(`The archive has no activities${whose}.`) + "\n");
  }
}

async function* activitiesIn(path: string, identities: readonly string[]): AsyncGenerator<ArchivedActivity> {
  if (!existsSync(path)) {
    throw new Error(`${path} does not exist here; it is on the machine of the process that archived the activities`);
  }
  const [{ BadArchiveFile, openArchiveFile }, { isAgeFile }] = await Promise.all([
    import("../../archive/archive-file.js"),
    import("../../backup/age-file.js"),
  ]);
  if (identities.length === 0 && isAgeFile(path)) {
    throw new UsageError(`${path} is encrypted with age; give the file of its private key with --identity`);
  }
  try {
    yield* (await openArchiveFile(path, identities)).activities;
  } catch (cause) {
    throw cause instanceof BadArchiveFile ? new Error(`${path}: ${cause.message}`, { cause }) : cause;
  }
}

async function verify(io: Io, files: readonly string[], options: ReadOptions, command: Command): Promise<void> {
  const { json = false } = command.optsWithGlobals<GlobalOptions>();
  const rooms = await import("../../archive/verify.js");
  const identities = await readIdentities(io, options);
  const verified = rooms.nothingVerified();
  let count = 0;
  const tell = (finding: ArchiveFinding) => {
    count++;
    const { file, activityId, problem } = finding;
    const where = activityId === undefined ? file : `${file}, activity ${activityId}`;
    io.stdout.write(json ? `${JSON.stringify(finding)}\n` : `${printable(`${where}: ${problem}`)}\n`);
  };
  let note = "";
  if (files.length > 0) {
    for (const file of files) {
      for await (const found of rooms.verifyFile(resolve(io.cwd, file), verified, {
        name: file,
        isDeep: true,
        identities,
      })) {
        if ("problem" in found) tell(found);
        else if (!json) {
          const what = found.header ? `file ${found.header.number}` : "encrypted";
          io.stdout.write(`${printable(file)}: ${what}, SHA-256 ${found.sha256}\n`);
        }
      }
    }
  } else {
    await withArchive(io, options, async ({ store, folder, deployment }) => {
      for await (const finding of rooms.verifyArchive({ store, folder, deployment, identities }, verified, true))
        tell(finding);
      const unlisted = await rooms.findUnlisted(store, folder);
      if (unlisted.length > 0)
        note = `Not checked, because this database does not list them: ${unlisted.join(", ")}.\n`;
    });
  }
  if (!json) io.stdout.write(printable(note));
  if (count > 0) throw new Damaged(counted(count, "finding"));
  show({ io, json }, verified, () => summary(verified));
}

function summary({ files, activities, sealed, valid, unchecked }: Verified): string {
  return [
    record([
      ["files", String(files)],
      ["activities", String(activities)],
      ["unopened files", sealed === 0 ? undefined : `${sealed}; --identity opens them`],
      ["valid signatures", String(valid)],
      ["unverifiable signatures", String(unchecked)],
    ]),
    "No problems found.",
  ].join("\n\n");
}

/** So that requests to a service beside it go on. */
const pauseMilliseconds = 20;

async function run(io: Io, options: DatabaseOptions, command: Command): Promise<void> {
  const { json = false } = command.optsWithGlobals<GlobalOptions>();
  await withArchive(io, options, async ({ settings, store, folder, deployment }) => {
    const { days, recipients } = settings.retention;
    if (days === undefined) {
      throw new UsageError("retention.days is not set (COUNTERSIGN_RETENTION_DAYS): activities stay in the database");
    }
    const [{ moveOldActivities }, { takeArchive }, { inGaps }] = await Promise.all([
      import("../../archive/moving.js"),
      import("../../archive/lock.js"),
      import("../../archive/gaps.js"),
    ]);
    const { databaseUrl, postgres } = settings;
    const lock = await takeArchive({ folder, databaseUrl, passwordFile: postgres.passwordFile });
    if (!lock) throw new Error("another process is moving activities to the archive; wait until it is done");
    try {
      const gaps = inGaps(() => false);
      const moved = await moveOldActivities({
        store,
        deployment,
        folder,
        recipients,
        days,
        pace: gaps,
        onFile: () => pause(pauseMilliseconds),
      });
      const { files, activities } = moved;
      show(
        { io, json },
        moved,
        () =>
          `${counted(activities, "activity has", "activities have")} moved to ${counted(files, "file")} in ${folder}.`,
      );
    } finally {
      await lock.release();
    }
  });
}
