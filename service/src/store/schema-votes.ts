// Votes on activities that wait, and the proof of them.

import type { Json, Milliseconds, Owned } from "./schema-columns.js";

/** Activities that wait for votes or did so once, by the fingerprint that votes name. */
export interface BallotsTable extends Owned {
  fingerprint: string;
  activity_id: string;
  /** The proof of the activity and the votes on it, see `authority/ballot.ts`; empty where it waits no more. */
  authority: string;
  /** As of votes, of the request itself. */
  attested: string | null;
  /** When it had the votes that it takes, of one that waits for a delay or did so last; else null. */
  held_at: Milliseconds | null;
  /** When it is to be carried out; null where it waits for no delay. */
  held_until: Milliseconds | null;
  /** The delay for which it waits. */
  held_as: string | null;
}

/** The votes that came after the first. */
export interface VotesTable extends Owned {
  id: string;
  activity_id: string;
  user_id: string;
  user_record_id: string;
  selection: string;
  message: string;
  public_key: string;
  signature: string;
  scheme: string;
  /** As of activities. */
  evaluations: Json | null;
  /** What the token of an attested stamp proved; null for other stamps. */
  attested: string | null;
  created_at: Milliseconds;
}
