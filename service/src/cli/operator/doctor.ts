// `countersign doctor`: looks for damage, for the operator. It opens the service's database itself, also while the service
// runs, and changes nothing in it.

import { Command } from "commander";
import type { Settings } from "../../config/settings.js";
import type { Finding } from "../../doctor/doctor.js";
import type { Store } from "../../store/store.js";
import type { GlobalOptions } from "../session/identity.js";
import type { Io } from "../terminal/io.js";
import { wholeNumber } from "../terminal/option-values.js";
import { printable } from "../terminal/output.js";
import { addDatabaseOptions, embeddedDatabase, readSettings } from "./database.js";
import type { DatabaseOptions } from "./database.js";

interface DoctorOptions extends DatabaseOptions {
  readonly limit: number;
}

/** Damage was found: exit code 1. The findings have been written. */
export class Damaged extends Error {
  override readonly name = "Damaged";
}

/** `countersign doctor`. */
export function doctorCommand(io: Io): Command {
  return addDatabaseOptions(new Command("doctor"))
    .description("check a data folder or database for damage; exit code 1 if there is any")
    .option("--limit <number>", "at most this many findings, 1 to 100000", wholeNumber(1, 100_000), 1000)
    .action((options: DoctorOptions, command: Command) => examine(io, options, command));
}

async function examine(io: Io, { limit, ...options }: DoctorOptions, command: Command): Promise<void> {
  const { json = false } = command.optsWithGlobals<GlobalOptions>();
  let found = 0;
  const noted = { recovery: "" };
  for await (const finding of findings(io, options, noted)) {
    found++;
    io.stdout.write(json ? `${JSON.stringify(finding)}\n` : `${lineOf(finding)}\n`);
    if (found === limit) break;
  }
  if (found === 0) {
    if (!json) io.stdout.write(`No damage found.\n${noted.recovery}\n`);
    return;
  }
  const more = found === limit ? `${found} findings, possibly more: see --limit` : `${found} findings`;
  throw new Damaged(found === 1 ? "1 finding" : more);
}

async function* findings(io: Io, options: DatabaseOptions, noted: { recovery: string }): AsyncGenerator<Finding> {
  const settings = await readSettings(io, options);
  const [
    { examine },
    { openCustody },
    { openStore },
    { masterKeyIds, masterKeySource },
    { describeRecovery },
    { withoutHaste },
    { providersOf },
    { findWrappedKeys },
    { useAuthorityKeys },
    { readPins },
    { dataFolder },
  ] = await Promise.all([
    import("../../doctor/doctor.js"),
    import("../../custody/open.js"),
    import("../../store/open.js"),
    import("../../config/master-key.js"),
    import("../../maintenance/recovery.js"),
    import("../../config/postgres.js"),
    import("../../config/provider-settings.js"),
    import("../../store/wrapped-keys.js"),
    import("../../maintenance/authority-keys.js"),
    import("../../store/authority/pins.js"),
    import("../../config/data-folder.js"),
  ]);
  const file = settings.databaseUrl === undefined ? await embeddedDatabase(io, settings) : undefined;
  if (file !== undefined) {
    const { inspectSnapshot } = await import("../../backup/snapshot.js");
    try {
      inspectSnapshot(file);
    } catch (error) {
      // What is in pages that are damaged cannot be told.
      const problem = error instanceof Error ? error.message : String(error);
      yield { table: "database", organizationId: undefined, id: file, problem };
      return;
    }
  }
  const store = await openStore(settings.databaseUrl ?? file ?? "", { postgres: withoutHaste(settings.postgres) });
  try {
    yield* archiveFindings(io, settings, store);
    const masterKey = masterKeySource(settings, io.env, await findWrappedKeys(store));
    const recovery = await describeRecovery(store, masterKeyIds(masterKey, io.env));
    noted.recovery = `${recovery[0]?.toUpperCase()}${recovery.slice(1)}.`;
    const custody = await openCustody({ masterKey, providers: providersOf(settings) });
    try {
      await useAuthorityKeys(store, custody, masterKeyIds(masterKey, io.env).at(-1) ?? "");
      const pins = readPins(dataFolder(settings.data).pinsFile, store.authority.deployment);
      for (const [name, state] of pins) store.authority.remember(name, state);
      yield* examine(store, custody);
    } finally {
      await custody.close();
    }
  } finally {
    await store.close();
  }
}

/** Files of the archive that are not as they were listed; `archive verify` looks at what they hold. */
async function* archiveFindings(io: Io, settings: Settings, store: Store): AsyncGenerator<Finding> {
  const [{ nothingVerified, verifyArchive }, { archivePlace }] = await Promise.all([
    import("../../archive/verify.js"),
    import("./archive-place.js"),
  ]);
  const place = await archivePlace(io, settings, store);
  for await (const { file, problem } of verifyArchive(place, nothingVerified(), false)) {
    yield { table: "archive_files", organizationId: undefined, id: file, problem };
  }
}

function lineOf({ table, organizationId, id, problem }: Finding): string {
  const where = organizationId === undefined || organizationId === id ? "" : ` of organization ${organizationId}`;
  return printable(`${table} ${id}${where}: ${problem}`).replaceAll("\n", "\\n");
}
