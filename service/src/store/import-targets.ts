// Keys to which people encrypt what they import.

import { readChecked } from "./authority/proof.js";
import { insertRow, removeRows } from "./authority/writer.js";
import type { ImportTargetsTable } from "./schema.js";
import type { Scope, WriteScope } from "./store.js";

export type ImportTargetRow = ImportTargetsTable;

/** Whose target it is, and for what. */
export type ImportTargetName = Pick<ImportTargetRow, "user_id" | "kind">;

/** @throws NotProved */
export async function findImportTarget(
  scope: Scope,
  { user_id, kind }: ImportTargetName,
): Promise<ImportTargetRow | undefined> {
  const [row] = await readChecked(scope, "import_targets", () =>
    scope.database
      .selectFrom("import_targets")
      .selectAll()
      .where("organization_id", "=", scope.organizationId)
      .where("user_id", "=", user_id)
      .where("kind", "=", kind)
      .execute(),
  );
  return row;
}

/** Adds a target, in place of the one that the user had for that kind. What was encrypted to the old one is lost. */
export async function putImportTarget(
  scope: WriteScope,
  target: Omit<ImportTargetRow, "organization_id" | "created_at">,
): Promise<void> {
  await removeRows(scope, "import_targets", ofName(target));
  await insertRow(scope, "import_targets", { ...target, created_at: Date.now() });
}

/**
 * Gives up the oldest targets of a user's secrets, so that there is room for others.
 *
 * @param kept how many may stay
 */
export async function trimSecretTargets(scope: WriteScope, userId: string, kept: number): Promise<void> {
  const rows = await scope.database
    .selectFrom("import_targets")
    .select("id")
    .where("organization_id", "=", scope.organizationId)
    .where("user_id", "=", userId)
    .where("kind", "like", "secret:%")
    .orderBy("id")
    .execute();
  const gone = rows.slice(0, Math.max(0, rows.length - kept)).map(({ id }) => id);
  if (gone.length === 0) return;
  await removeRows(scope, "import_targets", [
    ["user_id", "=", userId],
    ["id", "in", gone],
  ]);
}

/** Removes a target for good. @returns whether it was still there: of several transactions, one takes it. */
export async function takeImportTarget(
  scope: WriteScope,
  target: ImportTargetName & Pick<ImportTargetRow, "id">,
): Promise<boolean> {
  const taken = await removeRows(scope, "import_targets", [...ofName(target), ["id", "=", target.id]]);
  return taken.length === 1;
}

function ofName({ user_id, kind }: ImportTargetName) {
  return [
    ["user_id", "=", user_id],
    ["kind", "=", kind],
  ] as const;
}
