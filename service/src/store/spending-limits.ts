// Limits on what may be spent.

import { leaveOutRows } from "./authority/hold-row.js";
import { removeInPortions } from "./authority/portions.js";
import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import type { SpendingLimitsTable } from "./schema-spending.js";
import { removeFromSlots } from "./spending-slots.js";
import type { Scope, WriteScope } from "./store.js";
import { storedOfSpending } from "./stored-bytes.js";

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

/**
 * Deletes limits with what they have counted. That may be much: others have the event loop in between, while the transaction
 * goes on.
 */
export async function deleteSpendingLimits(scope: WriteScope, ids: readonly string[]): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "spending_limits", [["id", "in", ids]]);
  for (const id of ids) await removeCounted(scope, id);
}

/** Removes what a limit or velocity control has counted. */
export async function removeCounted(scope: WriteScope, id: string): Promise<void> {
  await removeInPortions(scope, "spending_totals", ["limit_id", id]);
  const held = leaveOutRows(scope, "spending_totals", id);
  const entries = await removeInPortions(scope, "spending_entries", ["limit_id", id]);
  const counts = await removeFromSlots(scope, id);
  const reservations = await removeInPortions(scope, "spending_reservations", ["limit_id", id]);
  scope.stores(-storedOfSpending(held + entries + counts + reservations));
}
