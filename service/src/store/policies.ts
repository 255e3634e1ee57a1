// Policies, the rules that allow or deny activities.

import { ruleOfPolicy } from "./authority/rule.js";
import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import { batchSizes, inBatches } from "./batches.js";
import type { PoliciesTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type PolicyRow = PoliciesTable;

type Owned = "organization_id" | "created_at" | "updated_at";

/** All policies, oldest first. */
export function listPolicies({ database, organizationId }: Scope): AsyncGenerator<PolicyRow[]> {
  const all = database.selectFrom("policies").selectAll().where("organization_id", "=", organizationId);
  return inBatches(all, ["id"], batchSizes.veryLong);
}

export function findPolicy({ database, organizationId }: Scope, id: string): Promise<PolicyRow | undefined> {
  return database
    .selectFrom("policies")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Those of the ids that policies have. */
export function findPolicyIds(
  { database, organizationId }: Scope,
  ids: readonly string[],
): Promise<Pick<PolicyRow, "id">[]> {
  return database
    .selectFrom("policies")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
}

/** Names and ids of all policies, oldest first. */
export function listPolicyNames({ database, organizationId }: Scope): Promise<Pick<PolicyRow, "id" | "name">[]> {
  return database
    .selectFrom("policies")
    .select(["id", "name"])
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export async function insertPolicy(scope: WriteScope, policy: Omit<PolicyRow, Owned>): Promise<void> {
  const now = Date.now();
  scope.changed("policies");
  await insertRow(scope, "policies", { ...policy, created_at: now, updated_at: now });
  scope.decides(ruleOfPolicy(policy.id, policy));
}

/** Changes a policy; what is left out stays as it is. */
export async function updatePolicy(
  scope: WriteScope,
  id: string,
  changes: Partial<Omit<PolicyRow, Owned | "id">>,
): Promise<void> {
  scope.changed("policies");
  const [before] = await updateRows(scope, "policies", [["id", "=", id]], { ...changes, updated_at: Date.now() });
  if (before) scope.decides(ruleOfPolicy(id, { ...before, ...changes }));
}

export function deletePolicy(scope: WriteScope, id: string): Promise<void> {
  return deletePolicies(scope, [id]);
}

export async function deletePolicies(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("policies");
  for (const { id } of await removeRows(scope, "policies", [["id", "in", ids]])) scope.decides(ruleOfPolicy(id, null));
}
