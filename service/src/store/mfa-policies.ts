// MFA policies of users.

import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import { batchSizes, inBatches } from "./batches.js";
import type { MfaPoliciesTable } from "./schema-mfa.js";
import type { Scope, WriteScope } from "./store.js";

export type MfaPolicyRow = MfaPoliciesTable;

/** All MFA policies of the organization's users, or of these, oldest first. */
export function listMfaPolicies(
  { database, organizationId }: Scope,
  userIds?: readonly string[],
): AsyncGenerator<MfaPolicyRow[]> {
  const all = database.selectFrom("mfa_policies").selectAll().where("organization_id", "=", organizationId);
  return inBatches(userIds ? all.where("user_id", "in", userIds) : all, ["id"], batchSizes.long);
}

export async function insertMfaPolicy(
  scope: WriteScope,
  policy: Omit<MfaPolicyRow, "organization_id" | "created_at" | "updated_at">,
): Promise<void> {
  const now = Date.now();
  scope.changed({ users: [policy.user_id] });
  await insertRow(scope, "mfa_policies", { ...policy, created_at: now, updated_at: now });
}

/** Changes a policy; what is left out stays as it is. */
export async function updateMfaPolicy(
  scope: WriteScope,
  { id, user_id: userId }: Pick<MfaPolicyRow, "id" | "user_id">,
  changes: Partial<Pick<MfaPolicyRow, "name" | "condition" | "methods" | "position" | "notes">>,
): Promise<void> {
  scope.changed({ users: [userId] });
  await updateRows(scope, "mfa_policies", [["id", "=", id]], { ...changes, updated_at: Date.now() });
}

export async function deleteMfaPolicy(
  scope: WriteScope,
  { id, user_id: userId }: Pick<MfaPolicyRow, "id" | "user_id">,
): Promise<void> {
  scope.changed({ users: [userId] });
  await removeRows(scope, "mfa_policies", [["id", "=", id]]);
}
