// Velocity controls.

import { insertRow, removeRows } from "./authority/writer.js";
import type { VelocityControlsTable } from "./schema-velocity-controls.js";
import { removeCounted } from "./spending-limits.js";
import type { Scope, WriteScope } from "./store.js";

export type VelocityControlRow = VelocityControlsTable;

/** As it was read, with its proof. */
export type ProvedVelocityControlRow = VelocityControlRow & { readonly authority: string };

/** All of an organization, oldest first. */
export function listVelocityControls({ database, organizationId }: Scope): Promise<ProvedVelocityControlRow[]> {
  return database
    .selectFrom("velocity_controls")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("id")
    .execute();
}

export async function insertVelocityControl(
  scope: WriteScope,
  control: Omit<VelocityControlRow, "organization_id" | "created_at">,
): Promise<void> {
  scope.changed("settings");
  await insertRow(scope, "velocity_controls", { ...control, created_at: Date.now() });
}

/** Deletes a control with what it has counted, as a spending limit. */
export async function deleteVelocityControl(scope: WriteScope, id: string): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "velocity_controls", [["id", "=", id]]);
  await removeCounted(scope, id);
}
