// Changes of an organization's authority state in the transparency log: whoever has the log notices an older state, even one
// that all processes have forgotten.

import { hash } from "node:crypto";
import { insertLogRecord } from "../log-records.js";
import { newSalt } from "../log-salt.js";
import type { Scope, WriteScope } from "../store.js";

/** A head as the log has it. */
export interface RecordedHead {
  readonly counter: number;
  /** SHA-256 of the head, in hex. */
  readonly digest: string;
}

export const digestOfHead = (authority: string): string => hash("sha256", authority);

/** @param authority the head, as the organization's row has it from now on */
export async function recordHead(scope: WriteScope, counter: number, authority: string): Promise<void> {
  // With its members in order this is canonical JSON (RFC 8785).
  const event = JSON.stringify({ counter, digest: digestOfHead(authority), kind: "authority", time: Date.now() });
  await insertLogRecord(scope, { activityId: "", event, salt: newSalt() });
}

/** The latest head that the log has of an organization; undefined where it has none. */
export async function latestRecordedHead({ database, organizationId }: Scope): Promise<RecordedHead | undefined> {
  const row = await database
    .selectFrom("log_records")
    .select("event")
    .where("organization_id", "=", organizationId)
    .where("activity_id", "=", "")
    .where("event", "like", '{"counter":%')
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && (JSON.parse(row.event) as RecordedHead);
}
