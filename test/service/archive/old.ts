// Activities that are old enough for the archive, what was answered of them, and where they are.

import type { Activity } from "@countersign/api";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openArchiveFile } from "../../../service/src/archive/archive-file.js";
import type { ArchivedActivity } from "../../../service/src/archive/archive-file.js";
import { moveOldActivities } from "../../../service/src/archive/moving.js";
import type { ArchiveParts, Moved } from "../../../service/src/archive/moving.js";
import { nothingVerified, verifyArchive } from "../../../service/src/archive/verify.js";
import type { ArchiveFinding, Verified } from "../../../service/src/archive/verify.js";
import { listArchiveFiles } from "../../../service/src/store/archive.js";
import { listWaitingRecords } from "../../../service/src/store/log-records.js";
import { collect } from "../../../service/src/store/batches.js";
import type { Store } from "../../../service/src/store/store.js";
import { nextTimestamp } from "../support/timestamp.js";

export const day = 86_400_000;
export const days = 30;
/** In milliseconds; nobody gives records their places where no service runs. */
const longestWait = 5000;

/** An archive of a deployment that a test has. */
export class TestArchive {
  readonly folder = mkdtempSync(join(tmpdir(), "countersign-archive-"));
  readonly store: Store;
  readonly deployment: string;

  constructor(store: Store, deployment: string) {
    this.store = store;
    this.deployment = deployment;
  }

  /** Moves what is older than thirty days, as if so many more had passed, once all of it is in the transparency log. */
  async move(later: number, parts: Partial<ArchiveParts> = {}): Promise<Moved> {
    const { store, deployment, folder } = this;
    const end = performance.now() + longestWait;
    while ((await listWaitingRecords(store, 1)).length > 0 && performance.now() < end) await pause(50);
    return moveOldActivities(
      { store, deployment, folder, recipients: [], days, pace: async () => {}, ...parts },
      Math.floor(Date.now() + later * day),
    );
  }

  /** What the listed files hold. */
  async activities(): Promise<ArchivedActivity[]> {
    const found: ArchivedActivity[] = [];
    for (const { name } of await collect(listArchiveFiles(this.store))) {
      const { activities } = await openArchiveFile(join(this.folder, name));
      for await (const activity of activities) found.push(activity);
    }
    return found;
  }

  async verify(): Promise<{ readonly findings: ArchiveFinding[]; readonly verified: Verified }> {
    const verified = nothingVerified();
    const findings: ArchiveFinding[] = [];
    for await (const finding of verifyArchive(this, verified, true)) findings.push(finding);
    return { findings, verified };
  }

  get files(): string[] {
    return readdirSync(this.folder).filter((name) => name.endsWith(".gz"));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** Ids of all activities that are in the database. */
export async function idsInDatabase({ database }: Store): Promise<string[]> {
  const rows = await database.selectFrom("activities").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** An activity as those have it who could do nothing to it. */
export function seenByNobody(activity: object): Activity {
  return { ...(activity as Activity), canApprove: false, canReject: false };
}

/** Makes copies of an activity, so many that it takes several files. The requests are from other times, by name. */
export async function multiply(store: Store, organizationId: string, id: string, copies: number): Promise<void> {
  const row = await store.database
    .selectFrom("activities")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: copies }, (_, index) => ({
    ...row,
    id: `${id.slice(0, 24)}${(index + 1).toString(16).padStart(12, "0")}`,
    requested_at: Number(nextTimestamp()) - day,
  }));
  await store.write(async ({ database }) => {
    for (let start = 0; start < copies; start += 100) {
      await database
        .insertInto("activities")
        .values(rows.slice(start, start + 100))
        .execute();
    }
  });
}

/** Makes everything older, so that commands which go by the clock move it. */
export async function age(store: Store, byDays: number): Promise<void> {
  const older = (id: string) => {
    const time = (Number.parseInt(id.replace("-", "").slice(0, 12), 16) - byDays * day).toString(16).padStart(12, "0");
    return `${time.slice(0, 8)}-${time.slice(8)}${id.slice(13)}`;
  };
  await store.write(async ({ database }) => {
    for (const activity of await database.selectFrom("activities").selectAll().execute()) {
      const id = older(activity.id);
      await database
        .updateTable("activities")
        .set({
          id,
          requested_at: Number(activity.requested_at) - byDays * day,
          created_at: Number(activity.created_at) - byDays * day,
          updated_at: Number(activity.updated_at) - byDays * day,
        })
        .where("id", "=", activity.id)
        .execute();
      for (const table of ["votes", "ballots", "outbox"] as const) {
        await database.updateTable(table).set({ activity_id: id }).where("activity_id", "=", activity.id).execute();
      }
    }
  });
}
