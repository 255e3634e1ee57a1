// What the transparency log says of a submission. Where the activity was carried out at once and nothing of its body is left
// out, all of that is in its row, which never changes any more: so it is not written a second time, but made from the row
// whenever it is read. What it is made of may therefore never be said in another way.

import { canonicalText } from "@countersign/log";
import type { Json } from "@countersign/log";
import { LRUCache } from "lru-cache";
import { hash } from "node:crypto";
import type { ActivitiesTable, LogRecordsTable } from "./schema.js";

/** Stands for an event that is made from its activity. */
export const ofActivity = "";

/** What is said of an activity. */
export type SubmittedActivity = Pick<
  ActivitiesTable,
  | "type"
  | "status"
  | "fingerprint"
  | "result"
  | "failure"
  | "user_id"
  | "user_record_id"
  | "public_key"
  | "signature"
  | "scheme"
  | "evaluations"
  | "created_at"
>;

/** By what a request was signed. */
export type Stamp = {
  /** As votes have it: the public key of an API key, or the credential id of a passkey. */
  readonly publicKey: string;
  readonly scheme: string;
  /** SHA-256 of the signature as votes have it, in hex; null where it is not kept. */
  readonly signature: string | null;
};

/** What has come of an activity by an event. Digests are SHA-256 of canonical JSON, in hex; null where there is none. */
export type Outcome = {
  readonly status: string;
  /** Of the result's own members, as activities are answered. */
  readonly result: string | null;
  readonly failure: string | null;
  /** Of what policies came to at this vote. */
  readonly evaluations: string | null;
};

/** Whose act it is. */
export type Actor = {
  readonly userId: string;
  /** SHA-256 of the user as the vote has them, in hex. */
  readonly userRecord: string;
  readonly stamp: Stamp;
};

/** An activity was submitted; where nobody else has to vote, it was carried out as well. */
export type SubmissionEvent = Actor & {
  readonly kind: "submission";
  /** Milliseconds since 1970, by the clock of the process. */
  readonly time: number;
  readonly activityId: string;
  readonly type: string;
  /** SHA-256 of the body, in hex. */
  readonly fingerprint: string;
  /** SHA-256 of what is kept of the body, where its secrets are left out; else null. */
  readonly message: string | null;
  readonly outcome: Outcome;
};

/** @param message SHA-256 of what is kept of the body, where something is left out; else null */
export function submissionEvent(row: SubmittedActivity, activityId: string, message: string | null): SubmissionEvent {
  return {
    activityId,
    fingerprint: row.fingerprint,
    kind: "submission",
    message,
    outcome: outcomeOf(row, row.evaluations),
    stamp: stampOf(row.public_key, row.scheme, row.signature),
    time: row.created_at,
    type: row.type,
    userId: row.user_id,
    userRecord: row.user_record_id,
  };
}

export function stampOf(publicKey: string, scheme: string, signature: string): Stamp {
  return { publicKey, scheme, signature: signature === "" ? null : hash("sha256", signature) };
}

/** SHA-256 of a JSON text in canonical form, in hex. */
export function digestOfJson(text: string): string {
  return hash("sha256", canonicalText(JSON.parse(text) as Json));
}

/** What policies come to is mostly the same. */
const knownEvaluations = new LRUCache<string, string>({ max: 1000 });

function digestOfEvaluations(text: string): string {
  let known = knownEvaluations.get(text);
  if (known === undefined) knownEvaluations.set(text, (known = digestOfJson(text)));
  return known;
}

export function outcomeOf(
  { status, result, failure }: Pick<SubmittedActivity, "status" | "result" | "failure">,
  evaluations: string | null,
): Outcome {
  return {
    evaluations: evaluations === null ? null : digestOfEvaluations(evaluations),
    failure: failure === null ? null : digestOfJson(failure),
    result: result === null ? null : digestOfJson(result),
    status,
  };
}

/** The columns of an activity that its event is made of. */
export const submittedColumns = [
  ...(["activities.type", "activities.status", "activities.fingerprint", "activities.result"] as const),
  ...(["activities.failure", "activities.user_id", "activities.user_record_id", "activities.public_key"] as const),
  ...(["activities.signature", "activities.scheme", "activities.evaluations", "activities.created_at"] as const),
] as const;

/** A record as it is kept, with its activity where its event is made from that. */
export type KeptRecord = Pick<LogRecordsTable, "activity_id" | "event"> & {
  readonly [Column in keyof SubmittedActivity]: SubmittedActivity[Column] | null;
};

/** The event of a record. Of an activity that was taken away past the service, nothing but its id can be said. */
export function eventOf(row: KeptRecord): string {
  if (row.event !== ofActivity) return row.event;
  if (row.fingerprint === null) return JSON.stringify({ activityId: row.activity_id, kind: "lost" });
  // The members are in the order of canonical JSON, and all texts among them are ASCII.
  return JSON.stringify(submissionEvent(row as SubmittedActivity, row.activity_id, null));
}
