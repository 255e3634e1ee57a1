// The deployment's transparency logs: their latest checkpoints, their tiles, and who sequences.

import { sql } from "kysely";
import { databaseTime, databaseTimeIn } from "./clock.js";
import { WriteConflict } from "./conflict.js";
import { deleteSetting, findSetting, insertSetting } from "./deployment.js";
import { insertFirstRecord } from "./log-records.js";
import type { NewLogRecord } from "./log-records.js";
import type { LogsTable, LogTilesTable, Milliseconds } from "./schema.js";
import type { Access, Store, Transaction } from "./store.js";

export type LogRow = Pick<LogsTable, "number" | "origin" | "checkpoint" | "cosigned">;
export type LogTile = Omit<LogTilesTable, "log">;

/** The level under which entries are kept. */
export const entriesLevel = -1;

/** The log that is continued, the one that was begun last. */
export async function findLog({ database }: Pick<Store, "database">): Promise<LogRow | undefined> {
  return (await listLogs({ database })).at(-1);
}

/** All logs, the first one first. */
export async function listLogs({ database }: Pick<Store, "database">): Promise<LogRow[]> {
  const rows = await database
    .selectFrom("logs")
    .select(["number", "origin", "checkpoint", "cosigned"])
    .orderBy("number")
    .execute();
  return rows.map((row) => ({ ...row, number: Number(row.number) }));
}

/** A log that there is. */
export async function findLogByNumber({ database }: Pick<Store, "database">, number: number): Promise<LogRow> {
  const row = await database
    .selectFrom("logs")
    .select(["number", "origin", "checkpoint", "cosigned"])
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  return { ...row, number: Number(row.number) };
}

/** Begins a log behind those that there are. @throws what becomes a WriteConflict, where another process has */
export async function insertLog({ engine, database }: Transaction, number: number, origin: string): Promise<void> {
  await database
    .insertInto("logs")
    .values({ number, origin, holder: "", held_until: 0, fence: 0, created_at: databaseTime(engine) })
    .execute();
}

/** Setting that is there when the database is known to be older than what was published of its log. */
export const olderSetting = "log_older_than_published";

const keysSetting = (log: number) => `log_${log}_public_keys`;

/** In hex, the keys by which a log was signed that is not continued. */
export async function findLogKeys(access: Pick<Store, "database">, log: number): Promise<readonly string[]> {
  return JSON.parse((await findSetting(access, keysSetting(log))) ?? "[]") as string[];
}

/**
 * Leaves a log as it is and begins the next one, with a record before all that waits. Whoever holds the lease on the one
 * before commits nothing there any more.
 *
 * @param publicKeys by which the one before was signed, in hex
 * @throws WriteConflict, or what becomes one, where another process has
 */
export async function succeedLog(
  transaction: Transaction,
  before: Pick<LogRow, "number">,
  { origin, publicKeys, record }: { origin: string; publicKeys: readonly string[]; record: NewLogRecord },
): Promise<void> {
  const { database } = transaction;
  await insertLog(transaction, before.number + 1, origin);
  await insertSetting(transaction, keysSetting(before.number), JSON.stringify(publicKeys));
  await deleteSetting(transaction, olderSetting);
  const left = { holder: "", fence: sql<number>`fence + 1` };
  await database.updateTable("logs").set(left).where("number", "=", before.number).execute();
  await insertFirstRecord(transaction, record);
}

/** What its holder has to show at each commit. */
export interface LogLease {
  readonly holder: string;
  readonly fence: number;
}

/**
 * Takes the lease on a log, or renews one's own.
 *
 * @returns undefined while another holds it
 */
export async function leaseLog(
  { engine, database }: Transaction,
  log: number,
  holder: string,
  milliseconds: Milliseconds,
): Promise<LogLease | undefined> {
  // No process beside this one has an embedded database: whoever holds the lease there is no more.
  const over = engine.isShared ? sql<boolean>`held_until <= ${databaseTime(engine)}` : sql<boolean>`1 = 1`;
  const row = await database
    .updateTable("logs")
    .set({
      held_until: databaseTimeIn(engine, milliseconds),
      fence: sql<number>`case when holder = ${holder} then fence else fence + 1 end`,
      holder,
    })
    .where("number", "=", log)
    // One that another has taken the place of is left as it is.
    .where("number", "=", (select) =>
      select.selectFrom("logs as all").select(({ fn }) => fn.max("all.number").as("last")),
    )
    .where((where) => where.or([where("holder", "=", holder), over]))
    .returning("fence")
    .executeTakeFirst();
  return row && { holder, fence: Number(row.fence) };
}

/** Gives a lease up. */
export async function releaseLog({ database }: Transaction, log: number, { holder, fence }: LogLease): Promise<void> {
  await database
    .updateTable("logs")
    .set({ held_until: 0 })
    .where("number", "=", log)
    .where("holder", "=", holder)
    .where("fence", "=", fence)
    .execute();
}

/**
 * Puts a checkpoint in the place of the one before, and holds the lease for longer.
 *
 * @param previous what is to be there; undefined for none
 * @returns false where something else is there, or another has held the lease since
 */
export async function advanceLog(
  { engine, database }: Transaction,
  log: number,
  { holder, fence }: LogLease,
  previous: string | undefined,
  next: string,
  milliseconds: Milliseconds,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable("logs")
    .set({ checkpoint: next, held_until: databaseTimeIn(engine, milliseconds) })
    .where("number", "=", log)
    .where("holder", "=", holder)
    .where("fence", "=", fence)
    .where("checkpoint", previous === undefined ? "is" : "=", (previous ?? null) as string)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes tiles over narrower ones. @throws WriteConflict where there are wider ones */
export async function putLogTiles({ database }: Transaction, log: number, tiles: readonly LogTile[]): Promise<void> {
  for (const { level, tile, width, content } of tiles) {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto("log_tiles")
      .values({ log, level, tile, width, content })
      .onConflict((conflict) =>
        conflict
          .columns(["log", "level", "tile"])
          .doUpdateSet({ width, content })
          .where("log_tiles.width", "<=", width),
      )
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows ?? 0) !== 1) throw new WriteConflict();
  }
}

/** A tile as wide as it is. */
export async function findLogTile(
  { database }: Pick<Access, "database">,
  log: number,
  level: number,
  tile: number,
): Promise<Pick<LogTile, "width" | "content"> | undefined> {
  const row = await database
    .selectFrom("log_tiles")
    .select(["width", "content"])
    .where("log", "=", log)
    .where("level", "=", level)
    .where("tile", "=", tile)
    .executeTakeFirst();
  return row && { width: Number(row.width), content: row.content };
}

/**
 * Notes the latest checkpoint that enough witnesses have cosigned.
 *
 * @param isLater whether it takes the place of the one that is there
 */
export async function putCosigned(
  { engine, database }: Transaction,
  log: number,
  cosigned: string,
  isLater: (before: string) => boolean,
): Promise<void> {
  const select = database.selectFrom("logs").select("cosigned").where("number", "=", log);
  const row = await engine.forUpdate(select).executeTakeFirstOrThrow();
  if (row.cosigned !== null && !isLater(row.cosigned)) return;
  await database.updateTable("logs").set({ cosigned }).where("number", "=", log).execute();
}
