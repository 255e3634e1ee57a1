// Users and whether they are members of the root quorum.

import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import { batchSizes, inBatches } from "./batches.js";
import { lockOrganization } from "./revisions.js";
import type { UsersTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";
import { tagIdsOf } from "./tag-ids.js";
import type { Tagged } from "./tag-ids.js";

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

export async function insertUser(scope: WriteScope, user: NewUser): Promise<void> {
  const now = Date.now();
  scope.changed({ users: [user.id] });
  await insertRow(scope, "users", {
    id: user.id,
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
  scope.changed({ users: [id] });
  await updateRows(scope, "users", [["id", "=", id]], {
    ...(changes.name !== undefined && { name: changes.name }),
    ...(changes.email !== undefined && { email: changes.email, email_verified: 0 }),
    ...(changes.phoneNumber !== undefined && { phone_number: changes.phoneNumber, phone_number_verified: 0 }),
    updated_at: Date.now(),
  });
}

/** Notes that a user has shown to have an e-mail address or a phone number, if it is still theirs. */
export async function setVerified(
  scope: WriteScope,
  id: string,
  column: "email" | "phone_number",
  contact: string,
): Promise<void> {
  scope.changed({ users: [id] });
  const verified = column === "email" ? ({ email_verified: 1 } as const) : ({ phone_number_verified: 1 } as const);
  const held = [
    ["id", "=", id],
    [column, "=", contact],
  ] as const;
  await updateRows(scope, "users", held, verified);
}

/**
 * Makes these users, and no others, the members of the root quorum. Sessions of those who join end: they may have been
 * opened with a credential that the user does not have any more, and nobody sees sessions.
 */
export async function setRootUsers(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("all");
  scope.decides("quorum");
  await lockOrganization(scope);
  const joining = await updateRows(
    scope,
    "users",
    [
      ["root", "=", 0],
      ["id", "in", ids],
    ],
    { root: 1 },
  );
  if (joining.length > 0) await removeRows(scope, "sessions", [["user_id", "in", joining.map(({ id }) => id)]]);
  await updateRows(
    scope,
    "users",
    [
      ["root", "=", 1],
      ["id", "not in", ids],
    ],
    { root: 0 },
  );
}

const possessions = [
  ...(["api_keys", "authenticators", "oauth_providers", "mfa_policies", "notification_channels"] as const),
  ...(["sessions", "one_time_codes", "import_targets"] as const),
];

/** Removes users with their credentials, tags and whatever they have begun. */
export async function deleteUsers(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed({ users: ids });
  await lockOrganization(scope);
  for (const table of possessions) await removeRows(scope, table, [["user_id", "in", ids]]);
  const removed = await removeRows(scope, "users", [["id", "in", ids]]);
  if (removed.some(({ root }) => Number(root) === 1)) scope.decides("quorum");
}
