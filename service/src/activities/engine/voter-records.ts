// Users as they were when they voted.

import { hash } from "node:crypto";
import type { User } from "@countersign/api";
import { inAnswers } from "../../organizations/authenticator-forms.js";
import type { RecordOf } from "../../organizations/past-credential.js";
import { findUserRecords } from "../../store/activities.js";
import type { VoteRow } from "../../store/activities.js";
import type { Scope } from "../../store/store.js";

/**
 * Reads the records of voters, with one query. A server that has taken over may have lost the record of a vote that it
 * has.
 */
export async function readVoterRecords(
  scope: Scope,
  votes: readonly Pick<VoteRow, "user_record_id">[],
): Promise<RecordOf> {
  const texts = await findUserRecords(
    scope,
    votes.map(({ user_record_id }) => user_record_id),
  );
  const records = new Map<string, User>();
  return ({ user_record_id: id }) => {
    const text = texts.get(id);
    // Its id is the digest of its text.
    if (text !== undefined && hash("sha256", text) !== id) return undefined;
    if (text !== undefined && !records.has(id)) records.set(id, readUserRecord(text));
    return records.get(id);
  };
}

/** Reads a record that was kept. Older ones are without some lists, and have other forms of authenticators. */
function readUserRecord(text: string): User {
  const record = JSON.parse(text) as Omit<User, "authenticators"> & Partial<User>;
  // Members stay in their order, so that the same request is answered with the same bytes.
  return {
    ...record,
    authenticators: (record.authenticators ?? []).map(inAnswers),
    mfaPolicies: record.mfaPolicies ?? [],
  };
}
