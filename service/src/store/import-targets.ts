// Keys to which people encrypt what they import.

import type { ImportTargetsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type ImportTargetRow = ImportTargetsTable;

/** Whose target it is, and for what. */
export type ImportTargetName = Pick<ImportTargetRow, "user_id" | "kind">;

export function findImportTarget(
  { database, organizationId }: Scope,
  { user_id, kind }: ImportTargetName,
): Promise<ImportTargetRow | undefined> {
  return database
    .selectFrom("import_targets")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .executeTakeFirst();
}

/** Adds a target, in place of the one that the user had for that kind. What was encrypted to the old one is lost. */
export async function putImportTarget(
  { database, organizationId }: WriteScope,
  target: Omit<ImportTargetRow, "organization_id" | "created_at">,
): Promise<void> {
  const { user_id, kind, ...key } = target;
  const values = { ...key, created_at: Date.now() };
  await database
    .insertInto("import_targets")
    .values({ organization_id: organizationId, user_id, kind, ...values })
    .onConflict((conflict) => conflict.columns(["organization_id", "user_id", "kind"]).doUpdateSet(values))
    .execute();
}

/** Removes a target for good. @returns whether it was still there: of several transactions, one takes it. */
export async function takeImportTarget(
  { database, organizationId }: WriteScope,
  { user_id, kind, id }: ImportTargetName & Pick<ImportTargetRow, "id">,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom("import_targets")
    .where("organization_id", "=", organizationId)
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
