// What is frozen.

import type { FreezeTarget } from "@countersign/api";
import { insertRows, removeRows } from "./authority/writer.js";
import type { FreezesTable } from "./schema-brakes.js";
import type { Scope, WriteScope } from "./store.js";

export type FreezeRow = Omit<FreezesTable, "target"> & { readonly target: FreezeTarget };

/** As it was read, with its proof. */
export type ProvedFreezeRow = FreezeRow & { readonly authority: string };

/** All of an organization. */
export async function listFreezes({ database, organizationId }: Scope): Promise<ProvedFreezeRow[]> {
  const rows = await database
    .selectFrom("freezes")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("target_id")
    .execute();
  return rows as ProvedFreezeRow[];
}

export async function insertFreezes(
  scope: WriteScope,
  freezes: readonly Omit<FreezeRow, "organization_id" | "created_at">[],
): Promise<void> {
  const now = Date.now();
  scope.changed("settings");
  await insertRows(
    scope,
    "freezes",
    freezes.map((freeze) => ({ ...freeze, created_at: now })),
  );
}

export async function removeFreezes(scope: WriteScope, targetIds: readonly string[]): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "freezes", [["target_id", "in", targetIds]]);
}
