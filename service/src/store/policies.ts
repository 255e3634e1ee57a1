// Policies, the rules that allow or deny activities.

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

export async function insertPolicy(
  { database, organizationId, changed }: WriteScope,
  policy: Omit<PolicyRow, Owned>,
): Promise<void> {
  const now = Date.now();
  changed("policies");
  await database
    .insertInto("policies")
    .values({ ...policy, organization_id: organizationId, created_at: now, updated_at: now })
    .execute();
}

/** Changes a policy; what is left out stays as it is. */
export async function updatePolicy(
  { database, organizationId, changed }: WriteScope,
  id: string,
  changes: Partial<Omit<PolicyRow, Owned | "id">>,
): Promise<void> {
  changed("policies");
  await database
    .updateTable("policies")
    .set({ ...changes, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}

export async function deletePolicy({ database, organizationId, changed }: WriteScope, id: string): Promise<void> {
  changed("policies");
  await database.deleteFrom("policies").where("organization_id", "=", organizationId).where("id", "=", id).execute();
}

export async function deletePolicies(
  { database, organizationId, changed }: WriteScope,
  ids: readonly string[],
): Promise<void> {
  changed("policies");
  await database.deleteFrom("policies").where("organization_id", "=", organizationId).where("id", "in", ids).execute();
}
