// Users and whether they are members of the root quorum.

import { batchSizes, inBatches } from "./batches.js";
import { parentOf } from "./parent.js";
import { precompiled } from "./precompiled.js";
import type { Flag, UsersTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";
import { tagIdsOf } from "./tags.js";
import type { Tagged } from "./tags.js";

export type UserRow = Omit<UsersTable, "parent_id">;

/** A user to be added. */
export interface NewUser {
  readonly id: string;
  readonly name: string;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly phoneNumberVerified?: boolean | undefined;
  readonly root?: boolean | undefined;
}

/** What may change of a user; what is undefined stays, null takes it away. */
export interface UserChanges {
  readonly name?: string | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
}

/** All users, or those of these ids that there are, oldest first. */
export function listUsers(
  { database, organizationId }: Scope,
  ids?: readonly string[],
): AsyncGenerator<(UserRow & Tagged)[]> {
  const all = database
    .selectFrom("users")
    .selectAll()
    .select(tagIdsOf("users").as("tag_ids"))
    .where("organization_id", "=", organizationId);
  return inBatches(ids ? all.where("id", "in", ids) : all, ["id"], batchSizes.long);
}

const userInserted = precompiled("user_inserted", (database, row: UserRow) =>
  database
    .insertInto("users")
    .values({ ...row, parent_id: parentOf({ database, organizationId: row.organization_id }) }),
);

export async function insertUser(scope: WriteScope, user: NewUser): Promise<void> {
  const now = Date.now();
  scope.changed({ users: [user.id] });
  await userInserted(scope, {
    id: user.id,
    organization_id: scope.organizationId,
    name: user.name,
    email: user.email ?? null,
    email_verified: user.emailVerified ? 1 : 0,
    phone_number: user.phoneNumber ?? null,
    phone_number_verified: user.phoneNumberVerified ? 1 : 0,
    root: user.root ? 1 : 0,
    created_at: now,
    updated_at: now,
  });
}

/** A new e-mail address or phone number is not verified. */
export async function updateUser(scope: WriteScope, id: string, changes: UserChanges): Promise<void> {
  const { database, organizationId, changed } = scope;
  changed({ users: [id] });
  await database
    .updateTable("users")
    .set({
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.email !== undefined && { email: changes.email, email_verified: 0 as const }),
      ...(changes.phoneNumber !== undefined && {
        phone_number: changes.phoneNumber,
        phone_number_verified: 0 as const,
      }),
      updated_at: Date.now(),
    })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

/** Notes that a user has shown to have an e-mail address or a phone number, if it is still theirs. */
export async function setVerified(
  { database, organizationId, changed }: WriteScope,
  id: string,
  column: "email" | "phone_number",
  contact: string,
): Promise<void> {
  changed({ users: [id] });
  await database
    .updateTable("users")
    .set(column === "email" ? { email_verified: 1 } : { phone_number_verified: 1 })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .where(column, "=", contact)
    .execute();
}

/**
 * Makes these users, and no others, the members of the root quorum. Sessions of those who join end: they may have been
 * opened with a credential that the user does not have any more, and nobody sees sessions.
 */
export async function setRootUsers(scope: WriteScope, ids: readonly string[]): Promise<void> {
  const { database, organizationId, changed } = scope;
  changed("all");
  await lockOrganization(scope);
  const joining = database
    .selectFrom("users")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("root", "=", 0)
    .where("id", "in", ids);
  await database
    .deleteFrom("sessions")
    .where("organization_id", "=", organizationId)
    .where("user_id", "in", joining)
    .execute();
  for (const root of [0, 1] as const satisfies readonly Flag[]) {
    await database
      .updateTable("users")
      .set({ root })
      .where("organization_id", "=", organizationId)
      .where("id", root ? "in" : "not in", ids)
      .execute();
  }
}

const possessions = [
  ...(["api_keys", "authenticators", "oauth_providers"] as const),
  ...(["sessions", "one_time_codes", "import_targets"] as const),
];

/** Removes users with their credentials, tags and whatever they have begun. */
export async function deleteUsers(scope: WriteScope, ids: readonly string[]): Promise<void> {
  const { database, organizationId, changed } = scope;
  changed({ users: ids });
  await lockOrganization(scope);
  for (const table of possessions) {
    await database
      .deleteFrom(table)
      .where("organization_id", "=", organizationId)
      .where("user_id", "in", ids)
      .execute();
  }
  await database
    .deleteFrom("tag_members")
    .where("organization_id", "=", organizationId)
    .where("member_id", "in", ids)
    .execute();
  await database.deleteFrom("users").where("organization_id", "=", organizationId).where("id", "in", ids).execute();
}

/** Waits for whoever holds the revision and adds something of users, and has later ones wait. SQLite has one writer anyway. */
async function lockOrganization({ engine, database, organizationId }: WriteScope): Promise<void> {
  await engine.lockRows(database.selectFrom("organizations").select("revision").where("id", "=", organizationId));
}
