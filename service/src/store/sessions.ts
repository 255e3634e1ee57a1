// Sessions that read. They change nothing about who may do what: their user could read before.

import { readChecked } from "./authority/proof.js";
import { insertRow } from "./authority/writer.js";
import { holdName } from "./held-names.js";
import type { Milliseconds, SessionsTable } from "./schema.js";
import type { Scope, Store, WriteScope } from "./store.js";

export type SessionRow = SessionsTable;

/** A session to be added. */
export interface NewSession {
  /** SHA-256 of the token in hex. */
  readonly tokenHash: string;
  readonly userId: string;
  readonly expiresAt: Milliseconds;
}

/** Users who open more lose the oldest. */
const mostPerUser = 10;
/** A token is drawn for one organization; more would be a miracle. */
const mostOrganizations = 10;

/**
 * The session of a token, also when it has expired.
 *
 * @throws NotProved
 */
export async function findSession(scope: Scope, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await readChecked(scope, "sessions", () =>
    scope.database
      .selectFrom("sessions")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("token_hash", "=", tokenHash)
      .execute(),
  );
  return row;
}

/** Adds a session. Those of the organization that have expired go, and those of the user beyond the newest 10. */
export async function insertSession(scope: WriteScope, session: NewSession): Promise<void> {
  const { database, organizationId } = scope;
  const now = Date.now();
  await holdName(scope, "sessions");
  await database
    .deleteFrom("sessions")
    .where("organization_id", "=", organizationId)
    .where("expires_at", "<=", now)
    .execute();
  const others = await database
    .selectFrom("sessions")
    .select("token_hash")
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", session.userId)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .execute();
  const oldest = others.slice(mostPerUser - 1).map(({ token_hash }) => token_hash);
  if (oldest.length > 0) {
    await database
      .deleteFrom("sessions")
      .where("organization_id", "=", organizationId)
      .where("token_hash", "in", oldest)
      .execute();
  }
  await insertRow(scope, "sessions", {
    token_hash: session.tokenHash,
    user_id: session.userId,
    expires_at: session.expiresAt,
    created_at: now,
  });
}

/** Ends all sessions of a user. */
export async function deleteSessions({ database, organizationId }: WriteScope, userId: string): Promise<void> {
  await database
    .deleteFrom("sessions")
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", userId)
    .execute();
}

/** Ids of the sub-organizations of a parent in which a token opens a session, for users who do not know which is theirs. */
export async function findOrganizationsWithSession(
  store: Pick<Store, "database">,
  parentId: string,
  tokenHash: string,
): Promise<string[]> {
  const rows = await store.database
    .selectFrom("sessions")
    .innerJoin("organizations", "organizations.id", "sessions.organization_id")
    .select("organizations.id")
    .where("sessions.token_hash", "=", tokenHash)
    .where("organizations.parent_id", "=", parentId)
    .orderBy("sessions.organization_id")
    .limit(mostOrganizations)
    .execute();
  return rows.map(({ id }) => id);
}
