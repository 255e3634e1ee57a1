// The proof of an activity that waits for votes: of what was asked for and by whom, of where it stands, and of all votes on it.
// The row of `ballots` carries it. What is carried out at the last vote is what was voted on, and no vote was put there or
// taken away.

import { randomBytes } from "node:crypto";
import type { ActivitiesTable, VotesTable } from "../schema.js";
import type { BallotsTable } from "../schema-votes.js";
import type { Authority } from "./authority.js";
import { canonicalText } from "./keyed-hash.js";
import { rowName } from "./proof.js";

/** What is proved of an activity. */
export type ProvedActivity = Pick<
  ActivitiesTable,
  | "id"
  | "organization_id"
  | "type"
  | "status"
  | "requested_at"
  | "fingerprint"
  | "body"
  | "user_id"
  | "user_record_id"
  | "public_key"
  | "signature"
  | "scheme"
  | "created_at"
> & {
  /** What the token of its stamp proved; null for stamps without one. */
  readonly attested: string | null;
} & Hold;

/** For what an activity waits that has the votes it takes; null where it waits for votes. */
export type Hold = Readonly<Pick<BallotsTable, "held_at" | "held_until" | "held_as">>;

/** What is proved of a vote. */
const castColumns = [
  "id",
  "user_id",
  "user_record_id",
  "selection",
  "message",
  "public_key",
  "signature",
  "scheme",
  "created_at",
] as const satisfies readonly (keyof VotesTable)[];

const form = /^([0-9a-f]{16})\.(\d{1,15})\.([0-9a-f]{16})\.[0-9a-f]{32}$/;

/** @returns the text for the column `authority` */
export function proveBallot(
  authority: Authority,
  activity: ProvedActivity,
  votes: readonly VotesTable[],
  generation: number,
): string {
  return textOf(authority, authority.current.id, activity, votes, `${generation}.${randomBytes(8).toString("hex")}`);
}

/** The generation of an activity on the ballot; undefined where it isn't what the service has left there. */
export function checkBallot(
  authority: Authority,
  activity: ProvedActivity,
  votes: readonly VotesTable[],
  text: string,
): number | undefined {
  const [, keyId = "", generation = "", version = ""] = form.exec(text) ?? [];
  if (!authority.find(keyId)) return undefined;
  if (textOf(authority, keyId, activity, votes, `${generation}.${version}`) !== text) return undefined;
  const known = authority.generationOf(nameOfBallot(activity));
  return Number(generation) < known ? undefined : Number(generation);
}

/** A name of the row that no other one has. */
export function nameOfBallot({ organization_id, id }: Pick<ProvedActivity, "id" | "organization_id">): string {
  return rowName(["ballots", organization_id, id]);
}

function textOf(
  authority: Authority,
  keyId: string,
  activity: ProvedActivity,
  votes: readonly VotesTable[],
  version: string,
): string {
  const { id, organization_id, type, status, requested_at, fingerprint, body } = activity;
  const { user_id, user_record_id, public_key, signature, scheme, created_at } = activity;
  const asked = [id, organization_id, type, status, requested_at, fingerprint, body];
  const asker = [user_id, user_record_id, public_key, signature, scheme, created_at, ...proved(activity)];
  const cast = votes.map((vote) => [...castColumns.map((column) => vote[column]), ...proved(vote)]);
  const { held_at, held_until, held_as } = activity;
  const held = held_at === null ? [] : [[held_at, held_until, held_as]];
  const canonical = canonicalText(["ballot 1", authority.deployment, keyId, version, asked, asker, cast, ...held]);
  return `${keyId}.${version}.${authority.find(keyId)!.hash.digest(canonical).slice(0, 32)}`;
}

/** Nothing where there is nothing: earlier proofs know of no such thing. */
function proved({ attested }: { readonly attested: string | null }): readonly string[] {
  return attested === null ? [] : [attested];
}
