// What sessions may be narrowed down to. Profiles never change.

import { readChecked } from "./authority/proof.js";
import { insertRow } from "./authority/writer.js";
import type { SessionProfilesTable } from "./schema-access.js";
import type { Scope, WriteScope } from "./store.js";

export type SessionProfileRow = SessionProfilesTable;

type Kept = "organization_id" | "created_at" | "updated_at";

/**
 * All of an organization, oldest first.
 *
 * @throws NotProved
 */
export function listSessionProfiles(scope: Scope): Promise<readonly SessionProfileRow[]> {
  const { database, organizationId } = scope;
  return readChecked(scope, "session_profiles", () =>
    database
      .selectFrom("session_profiles")
      .selectAll()
      .where("organization_id", "=", organizationId)
      .orderBy("id")
      .execute(),
  );
}

/** @throws NotProved */
export async function findSessionProfile(scope: Scope, id: string): Promise<SessionProfileRow | undefined> {
  const { database, organizationId } = scope;
  const [row] = await readChecked(scope, "session_profiles", () =>
    database
      .selectFrom("session_profiles")
      .selectAll()
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute(),
  );
  return row;
}

export async function insertSessionProfile(scope: WriteScope, profile: Omit<SessionProfileRow, Kept>): Promise<void> {
  const now = Date.now();
  // Two of one name would else be made at once.
  scope.changed("settings");
  await insertRow(scope, "session_profiles", { ...profile, created_at: now, updated_at: now });
}
