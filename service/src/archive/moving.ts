// Moves old activities to the archive: slice by slice, each to a file that is read back before a transaction lists it and
// deletes what it holds. Killed at any point, an activity is either in the database or in a listed file, and in one alone.

import { join } from "node:path";
import { toPolicyEvaluations } from "../activities/engine/policy-evaluations.js";
import { toWholeActivities } from "../activities/engine/record.js";
import { nobody } from "../event-loop/owner.js";
import { Turns } from "../event-loop/turns.js";
import { createFolder, removeAbandoned } from "../file-system/atomic.js";
import type { Logger } from "../log/log.js";
import { findActivities } from "../store/activities.js";
import { findLastArchiveFile, insertArchiveFile, moveActivities } from "../store/archive.js";
import type { ArchiveFile, Moving } from "../store/archive.js";
import { WriteConflict } from "../store/conflict.js";
import { listLogRecordsOfActivities, ofDeployment, insertLogRecord } from "../store/log-records.js";
import type { Milliseconds } from "../store/schema.js";
import type { Store } from "../store/store.js";
import { newLogRecord } from "../transparency/event.js";
import type { ArchiveEvent } from "../transparency/event.js";
import { toPlacedRecord } from "../transparency/receipts.js";
import { BadArchiveFile, openArchiveFile, unfinished, writeArchiveFile } from "./archive-file.js";
import type { ArchivedActivity, ArchiveHeader } from "./archive-file.js";
import { findSlices } from "./slices.js";
import type { Part } from "./slices.js";

export interface ArchiveParts {
  readonly store: Store;
  /** The deployment's first organization. */
  readonly deployment: string;
  readonly folder: string;
  /** Public keys of age, to which files are encrypted. */
  readonly recipients: readonly string[];
  /** How old activities have to be. */
  readonly days: number;
  /** Awaited between two reads or writes. */
  readonly pace: () => Promise<void>;
  readonly log?: Logger | undefined;
  /** Whether to end after the slice that is under way. */
  readonly isOver?: () => boolean;
  /** Called after each slice, and awaited. */
  readonly onFile?: (activities: number) => Promise<void> | void;
}

export interface Moved {
  files: number;
  activities: number;
}

const day = 86_400_000;
const readTogether = 10;

/**
 * Moves all activities that are old enough. One process at a time does, so that slices are not written in vain.
 *
 * @throws WriteConflict where another has been faster; nothing of the last slice has moved then
 */
export async function moveOldActivities(parts: ArchiveParts, now = Date.now()): Promise<Moved> {
  const { store, folder, days, pace, isOver = () => false, onFile } = parts;
  createFolder(join(folder, unfinished));
  removeAbandoned(join(folder, unfinished, "slice"), (begun) => begun < Date.now() - day);
  const before = now - days * day;
  const moved: Moved = { files: 0, activities: 0 };
  for await (const slice of findSlices(store, before, pace)) {
    if (isOver()) break;
    const file = await moveSlice(parts, slice, before);
    moved.files++;
    moved.activities += file.activities;
    await onFile?.(file.activities);
  }
  return moved;
}

async function moveSlice(parts: ArchiveParts, slice: readonly Part[], before: Milliseconds): Promise<ArchiveFile> {
  const { store, deployment, folder, recipients, log, pace } = parts;
  const last = await findLastArchiveFile(store);
  const header: ArchiveHeader = {
    deployment,
    number: (last?.number ?? 0) + 1,
    previous: last?.sha256 ?? null,
  };
  const movings: MovingPart[] = slice.map(({ organizationId, ids }) => ({
    organizationId,
    ids,
    votes: 0,
    records: [],
  }));
  const check = (path: string) => readBack(path, header, movings);
  const written = await writeArchiveFile({ folder, recipients, check }, header, readSlice(parts, movings));
  const activities = movings.reduce((sum, { ids }) => sum + ids.length, 0);
  const file: ArchiveFile = { number: header.number, ...written, activities, archived_at: Date.now() };
  await store.write(async (transaction) => {
    await insertArchiveFile(transaction, file);
    insertLogRecord(transaction.in(ofDeployment), newLogRecord(archiveEvent(file)));
    const turns = new Turns(nobody);
    for (const { organizationId, ...moving } of movings) {
      await moveActivities(transaction.in(organizationId), moving, { before, file, pace: () => turns.take() });
    }
  });
  log?.info({ file: file.name, sha256: file.sha256, activities }, "activities moved to the archive");
  await pace();
  return file;
}

function archiveEvent({ archived_at, number, name, sha256, activities }: ArchiveFile): ArchiveEvent {
  return { kind: "archive", time: archived_at, number, file: name, sha256, activities };
}

type MovingPart = Moving & { readonly organizationId: string; votes: number; readonly records: number[] };

/** The activities of a slice, in order; counts the votes on them, and notes what the log has of them. */
async function* readSlice(
  { store, pace }: ArchiveParts,
  movings: readonly MovingPart[],
): AsyncGenerator<ArchivedActivity> {
  for (const moving of movings) {
    const scope = store.in(moving.organizationId);
    for (let start = 0; start < moving.ids.length; start += readTogether) {
      const ids = moving.ids.slice(start, start + readTogether);
      const activities = await toWholeActivities(scope, await findActivities(scope, ids), new Turns(nobody));
      if (activities.length !== ids.length) throw new WriteConflict();
      const records = await listLogRecordsOfActivities(scope, ids);
      for (const { activity, row, votes } of activities) {
        moving.votes += votes.length;
        const own = records.filter(({ activity_id }) => activity_id === activity.id);
        moving.records.push(...own.map(({ number }) => number));
        yield {
          activity,
          policyEvaluations: toPolicyEvaluations(row, votes),
          logRecords: own.map(toPlacedRecord),
        };
        await pace();
      }
    }
  }
}

/** @throws BadArchiveFile unless the file has all activities of the slice, in order */
async function readBack(path: string, header: ArchiveHeader, movings: readonly MovingPart[]): Promise<void> {
  const file = await openArchiveFile(path);
  const turns = new Turns(nobody);
  const expected = movings.flatMap(({ organizationId, ids }) => ids.map((id) => `${organizationId} ${id}`));
  let count = 0;
  for await (const { activity } of file.activities) {
    if (`${activity.organizationId} ${activity.id}` !== expected[count]) {
      throw new BadArchiveFile("a file has a different activity from the one written to it");
    }
    count++;
    await turns.take();
  }
  if (count !== expected.length || file.header.number !== header.number) {
    throw new BadArchiveFile("a file does not contain what was written to it");
  }
}
