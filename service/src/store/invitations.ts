// Invitations of people who are to become users. Whoever holds one may become a user, so every change of them counts as a
// change of who may do what.

import type { InvitationStatus } from "@countersign/api";
import { readChecked } from "./authority/proof.js";
import { insertRows, removeRows, updateRows } from "./authority/writer.js";
import { batchSizes, inBatches } from "./batches.js";
import type { InvitationsTable, Milliseconds } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type InvitationRow = InvitationsTable;

/** An invitation to be added, open. */
export interface NewInvitation {
  readonly id: string;
  /** Id that the receiver will have as a user. */
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly tagIds: readonly string[];
  readonly accessType: string;
  readonly senderUserId: string;
  /** Of the token that its message carries, as custody checks it. */
  readonly tokenHash: string;
  readonly expiresAt: Milliseconds;
}

const open: InvitationStatus = "INVITATION_STATUS_CREATED";
/** How many that are accepted, revoked or expired an organization keeps: the newest. */
const keptClosed = 100;

/** All invitations, oldest first. */
export function listInvitations({ database, organizationId }: Scope): AsyncGenerator<InvitationRow[]> {
  const all = database.selectFrom("invitations").selectAll().where("organization_id", "=", organizationId);
  return inBatches(all, ["id"], batchSizes.long);
}

/** @throws NotProved */
export async function findInvitation(scope: Scope, id: string): Promise<InvitationRow | undefined> {
  const [row] = await readChecked(scope, "invitations", () =>
    scope.database
      .selectFrom("invitations")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("id", "=", id)
      .execute(),
  );
  return row;
}

/** How many can be accepted now. */
export async function countOpenInvitations({ database, organizationId }: Scope): Promise<number> {
  const { count } = await database
    .selectFrom("invitations")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("status", "=", open)
    .where("expires_at", ">", Date.now())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds invitations. Of those that can't be accepted any more, the newest 100 stay. */
export async function insertInvitations(scope: WriteScope, invitations: readonly NewInvitation[]): Promise<void> {
  const now = Date.now();
  scope.changed("holdings");
  await removeOldInvitations(scope, now);
  const rows = invitations.map((invitation) => ({
    id: invitation.id,
    user_id: invitation.userId,
    receiver_name: invitation.name,
    receiver_email: invitation.email,
    receiver_tags: JSON.stringify(invitation.tagIds),
    access_type: invitation.accessType,
    status: open,
    sender_user_id: invitation.senderUserId,
    token_hash: invitation.tokenHash,
    expires_at: invitation.expiresAt,
    created_at: now,
    updated_at: now,
  }));
  await insertRows(scope, "invitations", rows);
}

/**
 * Ends an invitation that was neither accepted nor revoked.
 *
 * @returns false where it was, and nothing has changed
 */
export async function closeInvitation(
  scope: WriteScope,
  id: string,
  status: Exclude<InvitationStatus, "INVITATION_STATUS_CREATED">,
): Promise<boolean> {
  scope.changed("holdings");
  const ofOpen = [
    ["id", "=", id],
    ["status", "=", open],
  ] as const;
  const closed = await updateRows(scope, "invitations", ofOpen, { status, updated_at: Date.now() });
  return closed.length === 1;
}

async function removeOldInvitations(scope: WriteScope, now: Milliseconds): Promise<void> {
  const closed = await scope.database
    .selectFrom("invitations")
    .select("id")
    .where("organization_id", "=", scope.organizationId)
    .where(({ or, eb }) => or([eb("status", "!=", open), eb("expires_at", "<=", now)]))
    .orderBy("id", "desc")
    .execute();
  const removed = closed.slice(keptClosed).map(({ id }) => id);
  if (removed.length > 0) await removeRows(scope, "invitations", [["id", "in", removed]]);
}
