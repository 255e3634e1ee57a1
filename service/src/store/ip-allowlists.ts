// Addresses from which requests are accepted.

import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import type { IpAllowlistsTable } from "./schema-access.js";
import type { Scope, WriteScope } from "./store.js";

export type IpAllowlistRow = IpAllowlistsTable;

/** As it was read, with its proof. */
export type ProvedIpAllowlistRow = IpAllowlistRow & { readonly authority: string };

/** All of an organization: its own first, then those of its API keys. */
export function listIpAllowlists({ database, organizationId }: Scope): Promise<ProvedIpAllowlistRow[]> {
  return database
    .selectFrom("ip_allowlists")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("public_key")
    .execute();
}

/** Sets one, in place of one that is there. */
export async function setIpAllowlist(
  scope: WriteScope,
  { public_key, ...values }: Pick<IpAllowlistRow, "public_key" | "enabled" | "on_error" | "rules">,
): Promise<void> {
  const now = Date.now();
  scope.changed("settings");
  const before = await updateRows(scope, "ip_allowlists", [["public_key", "=", public_key]], {
    ...values,
    updated_at: now,
  });
  if (before.length > 0) return;
  await insertRow(scope, "ip_allowlists", { public_key, ...values, created_at: now, updated_at: now });
}

export async function removeIpAllowlists(scope: WriteScope, publicKeys: readonly string[]): Promise<void> {
  if (publicKeys.length === 0) return;
  scope.changed("settings");
  await removeRows(scope, "ip_allowlists", [["public_key", "in", publicKeys]]);
}
