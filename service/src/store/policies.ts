// Policies, the rules that allow or deny activities.

import type { PoliciesTable } from "./schema.js";
import type { Scope } from "./store.js";

export type PolicyRow = PoliciesTable;

/** All policies, oldest first. */
export function listPolicies({ database, organizationId }: Scope): Promise<PolicyRow[]> {
  return database
    .selectFrom("policies")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export function findPolicy({ database, organizationId }: Scope, id: string): Promise<PolicyRow | undefined> {
  return database
    .selectFrom("policies")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .executeTakeFirst();
}
