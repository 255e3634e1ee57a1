// How many bytes organizations store. Counted are the rows of which there may be any number: activities, votes, users as
// they were when they voted, records of the log, accounts of wallets, interfaces of contracts, first registrations of passkeys, and organizations
// themselves. Of everything else limits say how many there may be.

import { sql } from "kysely";
import { precompiled } from "./precompiled.js";
import type { Access, Scope } from "./store.js";

/** Bytes by organization, more or fewer than before. */
export type StoredBytes = ReadonlyMap<string, number>;

/** What organizations store, as the database has it. */
export interface StoredTotals {
  readonly bytes: number;
  /** With all sub-organizations. Of organizations at the top. */
  readonly family: number;
  /** Of the sub-organizations that have signed themselves up. */
  readonly signedUp: number;
}

/** A row of few texts with what indexes have of it. */
const row = 1024;
/** The rows of a new organization with its users and their credentials. */
export const storedOfOrganization = 4096;

/** What is kept of the first registration of a passkey. */
export const storedOfPasskeyRegistration = row / 4;

export function storedOfActivity(activity: {
  readonly body: string;
  readonly result: string | null;
  readonly evaluations: string | null;
}): number {
  return row + bytesOf(activity.body) + bytesOf(activity.result) + bytesOf(activity.evaluations);
}

export function storedOfVote(vote: { readonly message: string; readonly evaluations: string | null }): number {
  return row + bytesOf(vote.message) + bytesOf(vote.evaluations);
}

export function storedOfUserRecord(record: string): number {
  return row / 4 + bytesOf(record);
}

/** Of a record of the log, with its leaf. */
export function storedOfLogRecord(event: string): number {
  return row / 2 + bytesOf(event);
}

/** What spending limits have counted, by entries. */
export function storedOfSpending(entries: number): number {
  return entries * (row / 2);
}

/** Of an interface of a smart contract, by the length of its text. */
export function storedOfContractInterface(bytes: number): number {
  return row + bytes;
}

/** Of accounts of wallets, whatever their names, which may change. */
export function storedOfAccounts(count: number): number {
  return count * 1.5 * row;
}

/** What `storedOfActivity` counts, of a row. */
export const activityBytes = sql<number>`${sql.lit(row)} + octet_length(body) + coalesce(octet_length(result), 0)
  + coalesce(octet_length(evaluations), 0)`;
/** What `storedOfVote` counts, of a row. */
export const voteBytes = sql<number>`${sql.lit(row)} + octet_length(message)
  + coalesce(octet_length(evaluations), 0)`;
/** What `storedOfLogRecord` counts, of a row. */
export const logRecordBytes = sql<number>`${sql.lit(row / 2)} + octet_length(event)`;

function bytesOf(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}

const ofStrangers = "/strangers";

/**
 * Stands for an organization where bytes are noted that strangers have it store, by its auth proxy: they count like those of
 * sub-organizations that have signed themselves up, beside being its own.
 */
export function strangersOf(organizationId: string): string {
  return organizationId + ofStrangers;
}

/** Nothing where it has never stored anything. */
export async function findStoredBytes({ database, organizationId }: Scope): Promise<StoredTotals> {
  const found = await database
    .selectFrom("stored_bytes")
    .select(["bytes", "family_bytes", "signed_up_bytes"])
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return {
    bytes: Number(found?.bytes ?? 0),
    family: Number(found?.family_bytes ?? 0),
    signedUp: Number(found?.signed_up_bytes ?? 0),
  };
}

/** Adds what organizations store to what they and their parents did. */
export async function addStoredBytes(access: Access, stored: StoredBytes): Promise<void> {
  const changed = [...stored].filter(([, bytes]) => bytes !== 0);
  if (changed.length === 0) return;
  const ids = changed.map(([id]) => id.replace(ofStrangers, ""));
  const organizations = await access.database
    .selectFrom("organizations")
    .select(["id", "parent_id", "signed_up"])
    .where("id", "in", ids)
    .execute();
  const sums = new Map<string, { bytes: number; family: number; signedUp: number }>();
  const sumOf = (id: string) => {
    const sum = sums.get(id) ?? { bytes: 0, family: 0, signedUp: 0 };
    sums.set(id, sum);
    return sum;
  };
  for (const { id, parent_id: parentId, signed_up: signedUp } of organizations) {
    const bytes = stored.get(id) ?? 0;
    sumOf(id).bytes += bytes;
    const family = sumOf(parentId ?? id);
    family.family += bytes;
    if (Number(signedUp) === 1) family.signedUp += bytes;
    family.signedUp += stored.get(strangersOf(id)) ?? 0;
  }
  // In one order, so that no two transactions wait for each other.
  for (const [organizationId, sum] of [...sums].sort(([one], [other]) => (one < other ? -1 : 1))) {
    await addTo(access, organizationId, sum);
  }
}

const bytesAdded = precompiled(
  "stored_bytes_added",
  (
    database,
    { organizationId, bytes, family, signedUp, ...first }: Record<Added, number> & { organizationId: string },
  ) =>
    database
      .insertInto("stored_bytes")
      .values({
        organization_id: organizationId,
        bytes: first.firstBytes,
        family_bytes: first.firstFamily,
        signed_up_bytes: first.firstSignedUp,
      })
      .onConflict((conflict) =>
        conflict.column("organization_id").doUpdateSet(({ eb, ref }) => ({
          bytes: eb(ref("stored_bytes.bytes"), "+", bytes),
          family_bytes: eb(ref("stored_bytes.family_bytes"), "+", family),
          signed_up_bytes: eb(ref("stored_bytes.signed_up_bytes"), "+", signedUp),
        })),
      ),
);

type Added = "bytes" | "family" | "signedUp" | "firstBytes" | "firstFamily" | "firstSignedUp";

async function addTo(access: Access, organizationId: string, { bytes, family, signedUp }: StoredTotals): Promise<void> {
  const [firstBytes, firstFamily, firstSignedUp] = [Math.max(0, bytes), Math.max(0, family), Math.max(0, signedUp)];
  await bytesAdded(access, { organizationId, bytes, family, signedUp, firstBytes, firstFamily, firstSignedUp });
}
