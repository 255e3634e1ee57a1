// What the transparency log says of things that happen: an event, in canonical JSON (RFC 8785), which holds digests of all
// that is long or may have to be forgotten.
//
// The record of an event, which a leaf commits to, adds the organization and the number that the event has among all of it:
// whoever has two records can tell whether there are others between them.

import { canonicalText, leafVersion, parseRecord } from "@countersign/log";
import { hash } from "node:crypto";
import type { ActivityRow, VoteRow } from "../store/activities.js";
import type { NewLogRecord } from "../store/log-records.js";
import { newSalt } from "../store/log-salt.js";
import { ofActivity, outcomeOf, stampOf, submissionEvent } from "../store/log-submissions.js";
import type { Actor, Outcome, SubmissionEvent } from "../store/log-submissions.js";

export type { SubmissionEvent };

/** Version of records. */
export const recordVersion = 1;

/** A vote was cast, the initiator's own not counted; the last one that is needed carries the activity out. */
export type VoteEvent = Actor & {
  readonly kind: "vote";
  readonly time: number;
  readonly activityId: string;
  /** Of the activity. */
  readonly fingerprint: string;
  readonly voteId: string;
  /** Votes on an activity are numbered, from 1 for the first that is not the initiator's. */
  readonly vote: number;
  readonly selection: string;
  /** SHA-256 of the body of the vote, in hex. */
  readonly message: string;
  readonly outcome: Outcome;
};

/** An activity has waited for votes longer than its organization lets it. */
export type ExpiryEvent = {
  readonly kind: "expiry";
  readonly time: number;
  readonly activityId: string;
  /** Of the activity. */
  readonly fingerprint: string;
  readonly outcome: Outcome;
};

/** An activity that had its votes has waited for a delay: it was carried out, failed, or takes votes again. */
export type DelayEvent = Omit<ExpiryEvent, "kind"> & { readonly kind: "delay" };

/** The policies or the quorum have refused a request. */
export type RefusalEvent = Omit<Actor, "userRecord"> & {
  readonly kind: "refusal";
  readonly time: number;
  readonly type: string;
  readonly fingerprint: string;
  /** What was voted on; null for a submission, of which there is no activity. */
  readonly activityId: string | null;
  /** As the caller was told. */
  readonly reason: string;
  /** How many refusals of the user have no event of their own since the one before. */
  readonly leftOut: number;
};

/** What decides in an organization has changed. */
export type AuthorityEvent = {
  readonly kind: "authority";
  readonly time: number;
  readonly counter: number;
  /** Of the state as it is from now on, in hex. */
  readonly digest: string;
};

/** All of an organization was taken on trust, whoever has written it: nothing of what was known before counts any more. */
export type AcceptanceEvent = Omit<AuthorityEvent, "kind"> & {
  readonly kind: "acceptance";
  readonly reason: string;
  readonly rows: number;
};

/** The operator has lifted the IP allowlist of an organization, which nobody could reach any more. */
export type LiftEvent = {
  readonly kind: "lift";
  readonly time: number;
  readonly reason: string;
};

/** Who decides in an organization together, from now on. */
export type QuorumEvent = {
  readonly kind: "quorum";
  readonly time: number;
  readonly threshold: number;
  readonly userIds: readonly string[];
};

/** A policy as it is from now on; null where it was deleted. */
export type PolicyEvent = {
  readonly kind: "policy";
  readonly time: number;
  readonly policyId: string;
  readonly policy: {
    readonly condition: string;
    readonly consensus: string;
    readonly effect: string;
    readonly time: string;
  } | null;
};

/** Another key of the deployment signs from now on. */
export type KeyRotationEvent = {
  readonly kind: "keyRotation";
  readonly time: number;
  /** What the keys sign. */
  readonly keys: string;
  /** In hex. */
  readonly publicKey: string;
  readonly replaced: string;
};

/** Secrets are sealed under another key-encryption key from now on, and rows proved under the one derived from it. */
export type MasterKeyRotationEvent = {
  readonly kind: "masterKeyRotation";
  readonly time: number;
  /** Ids, in hex. */
  readonly keyId: string;
  readonly replaced: string | null;
};

/** Activities were moved to a file of the archive. */
export type ArchiveEvent = {
  readonly kind: "archive";
  readonly time: number;
  readonly number: number;
  readonly file: string;
  /** Of the file, in hex. */
  readonly sha256: string;
  readonly activities: number;
};

/** The audit log of a process has come to a line. How many there are, everybody could read here, and is told nobody. */
export type AuditEvent = {
  readonly kind: "audit";
  readonly time: number;
  /** SHA-256 of the line, in hex. */
  readonly line: string;
};

/** The deployment goes on from a copy of its database, in another log: the first record there. */
export type RestoreEvent = {
  readonly kind: "restore";
  readonly time: number;
  /** The log that the copy had, with as many entries. */
  readonly origin: string;
  readonly size: number;
  /** Of its tree, in base64; empty where it had no entry. */
  readonly root: string;
  /** How many entries are known to have been published of it; null where that is not known. */
  readonly published: number | null;
  /** The log that begins. */
  readonly next: string;
};

/** An activity was submitted, and taken away past the service: nothing else is known of it any more. */
export type LostEvent = {
  readonly kind: "lost";
  readonly activityId: string;
};

export type LogEvent =
  | SubmissionEvent
  | VoteEvent
  | ExpiryEvent
  | DelayEvent
  | RefusalEvent
  | AuthorityEvent
  | AcceptanceEvent
  | LiftEvent
  | QuorumEvent
  | PolicyEvent
  | KeyRotationEvent
  | MasterKeyRotationEvent
  | ArchiveEvent
  | AuditEvent
  | RestoreEvent
  | LostEvent;

/**
 * @param activity as it is after the vote
 * @param number of the vote, from 1
 */
export function voteEvent(
  activity: Pick<ActivityRow, "fingerprint" | "status" | "result" | "failure">,
  vote: VoteRow,
  number: number,
): VoteEvent {
  return {
    activityId: vote.activity_id,
    fingerprint: activity.fingerprint,
    kind: "vote",
    message: hash("sha256", vote.message),
    outcome: outcomeOf(activity, vote.evaluations),
    selection: vote.selection,
    stamp: stampOf(vote.public_key, vote.scheme, vote.signature),
    time: vote.created_at,
    userId: vote.user_id,
    userRecord: vote.user_record_id,
    vote: number,
    voteId: vote.id,
  };
}

/** @param activity as it is from then on */
export function expiryEvent(
  activity: Pick<ActivityRow, "id" | "fingerprint" | "status" | "result" | "failure">,
  time: number,
): ExpiryEvent {
  const { id: activityId, fingerprint } = activity;
  return { activityId, fingerprint, kind: "expiry", outcome: outcomeOf(activity, null), time };
}

/** @param activity as it is from then on */
export function delayEvent(activity: Parameters<typeof expiryEvent>[0], time: number): DelayEvent {
  return { ...expiryEvent(activity, time), kind: "delay" };
}

/** The row of an event, with a salt of its own. */
export function newLogRecord(event: LogEvent): NewLogRecord {
  const activityId = "activityId" in event ? (event.activityId ?? "") : "";
  return { activityId, event: canonicalText(event), salt: newSalt() };
}

/**
 * The row of a submission.
 *
 * @param message SHA-256 of what is kept of the body, where something is left out; else null
 */
export function submissionRecord(row: ActivityRow, message: string | null): NewLogRecord {
  const isFinal = row.status === "ACTIVITY_STATUS_COMPLETED" && message === null;
  if (!isFinal) return newLogRecord(submissionEvent(row, row.id, message));
  return { activityId: row.id, event: ofActivity, salt: newSalt() };
}

/** The record that a leaf commits to. */
export function recordOf(organizationId: string, number: number, event: string): string {
  // Canonical, because its parts are, and its members are in order.
  return `{"event":${event},"number":${number},"organizationId":${JSON.stringify(organizationId)},"version":${recordVersion}}`;
}

/** What is hashed, one record after the other. */
let hashed = Buffer.alloc(4096);

/** The leaf of a record, as `leafOf` of the package makes it, in a fourth of the time. */
export function leafOfRecord(salt: string, record: string): Uint8Array {
  // A character takes three bytes at most; base64 is longer than what it stands for.
  const longest = salt.length + 3 * record.length;
  if (hashed.length < longest) hashed = Buffer.alloc(longest);
  const end = hashed.write(salt, "base64");
  const digest = hash("sha256", hashed.subarray(0, end + hashed.write(record, end)));
  const leaf = new Uint8Array(1 + digest.length / 2);
  leaf[0] = leafVersion;
  leaf.set(Buffer.from(digest, "hex"), 1);
  return leaf;
}

/** A record as an auditor reads it. */
export interface LogRecord {
  readonly event: LogEvent;
  readonly number: number;
  /** `deployment` where it is of the deployment itself. */
  readonly organizationId: string;
}

/**
 * Reads a record.
 *
 * @throws LogError where it is not canonical; Error where it is no record that this version knows
 */
export function readRecord(bytes: Uint8Array): LogRecord {
  const record = parseRecord(bytes) as { readonly version?: unknown } & Partial<LogRecord>;
  if (record.version !== recordVersion || typeof record.event?.kind !== "string") {
    throw new Error("a record of the log is of a version that is not known here");
  }
  return record as LogRecord;
}
