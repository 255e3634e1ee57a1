// The tables of the transparency log, as Kysely sees them.

import type { Generated } from "kysely";
import type { Milliseconds, Owned } from "./schema-columns.js";

/** A transparency log of the deployment; the one with the greatest number is continued. */
export interface LogsTable {
  /** Logs are numbered from 1, without gaps. */
  number: number;
  /** As its checkpoints name it. */
  origin: string;
  /** The latest one, a signed note; null before the first. */
  checkpoint: string | null;
  /** The latest one that enough witnesses have cosigned. */
  cosigned: string | null;
  /** Who sequences; empty when nobody has yet. */
  holder: string;
  /** Until then nobody else does. */
  held_until: Milliseconds;
  /** Grows with each holder: what an earlier one still commits is refused. */
  fence: number;
  created_at: Milliseconds;
}

/** Tiles of logs as wide as they are; narrower ones are their beginnings. */
export interface LogTilesTable {
  log: number;
  /** -1 for entries. */
  level: number;
  tile: number;
  width: number;
  /** Base64. */
  content: string;
}

/** What has happened in an organization and waits for its place in a log, which the sequencer gives it. */
export interface LogWaitingTable extends Owned {
  /** The order in which records get their places. Once none waits, SQLite begins anew. */
  position: Generated<number>;
  /** Empty where it is about no single activity. */
  activity_id: string;
  /** JSON in canonical form (RFC 8785); empty where it is made from its activity, see `log-submissions.ts`. */
  event: string;
  /** 32 random bytes in base64. */
  salt: string;
}

/** What has happened in an organization, in its place in a log. */
export interface LogRecordsTable extends LogWaitingTable {
  /** Those of an organization are numbered from 1, without gaps. */
  number: number;
  log: number;
  /** Index of its leaf there. */
  leaf: number;
}
