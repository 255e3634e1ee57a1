// Invitations of people who are to become users.

import type { InvitationsTable } from "./schema.js";
import type { Scope } from "./store.js";

export type InvitationRow = InvitationsTable;

/** All invitations, oldest first. */
export function listInvitations({ database, organizationId }: Scope): Promise<InvitationRow[]> {
  return database
    .selectFrom("invitations")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}
