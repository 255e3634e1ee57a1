// Limits on what may be spent.

import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import type { SpendingLimitsTable } from "./schema-spending.js";
import type { Scope, WriteScope } from "./store.js";

export type SpendingLimitRow = SpendingLimitsTable;

/** As it was read, with its proof. */
export type ProvedSpendingLimitRow = SpendingLimitRow & { readonly authority: string };

type Kept = "organization_id" | "created_at" | "updated_at";

/** All of an organization, oldest first. */
export function listSpendingLimits({ database, organizationId }: Scope): Promise<ProvedSpendingLimitRow[]> {
  return database
    .selectFrom("spending_limits")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export async function insertSpendingLimit(scope: WriteScope, limit: Omit<SpendingLimitRow, Kept>): Promise<void> {
  const now = Date.now();
  scope.changed("settings");
  await insertRow(scope, "spending_limits", { ...limit, created_at: now, updated_at: now });
}

/** Changes a limit; what is left out stays as it is. */
export async function updateSpendingLimit(
  scope: WriteScope,
  id: string,
  changes: Partial<Pick<SpendingLimitRow, "name" | "maximum" | "excess" | "uncounted">>,
): Promise<void> {
  scope.changed("settings");
  await updateRows(scope, "spending_limits", [["id", "=", id]], { ...changes, updated_at: Date.now() });
}

/** Deletes limits with what they have counted. */
export async function deleteSpendingLimits(scope: WriteScope, ids: readonly string[]): Promise<void> {
  const { database, organizationId } = scope;
  scope.changed("settings");
  await removeRows(scope, "spending_limits", [["id", "in", ids]]);
  for (const table of ["spending_totals", "spending_entries", "spending_reservations"] as const) {
    await database
      .deleteFrom(table)
      .where("organization_id", "=", organizationId)
      .where("limit_id", "in", ids)
      .execute();
  }
}
