// The auth proxies of organizations: one each at most.

import { insertRow, removeRows, updateRows } from "./authority/writer.js";
import type { AuthProxiesTable } from "./schema.js";
import type { Scope, Store, WriteScope } from "./store.js";

export type AuthProxyRow = AuthProxiesTable;

/** The organization's, if it has one. */
export function findAuthProxy({ database, organizationId }: Scope): Promise<AuthProxyRow | undefined> {
  return database
    .selectFrom("auth_proxies")
    .select(["id", "organization_id", "user_id", "public_key", "sealed", "settings", "created_at", "updated_at"])
    .select("authority")
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
}

/** Id of the organization to which a configuration belongs. */
export async function findOrganizationOfAuthProxy(
  { database }: Pick<Store, "database">,
  configId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom("auth_proxies")
    .select("organization_id")
    .where("id", "=", configId)
    .executeTakeFirst();
  return row?.organization_id;
}

export async function insertAuthProxy(
  scope: WriteScope,
  proxy: Omit<AuthProxyRow, "organization_id" | "created_at" | "updated_at">,
): Promise<void> {
  scope.changed("settings");
  const now = Date.now();
  await insertRow(scope, "auth_proxies", { ...proxy, created_at: now, updated_at: now });
}

/** @param settings JSON text */
export async function updateAuthProxy(scope: WriteScope, settings: string): Promise<void> {
  scope.changed("settings");
  await updateRows(scope, "auth_proxies", [], { settings, updated_at: Date.now() });
}

export async function deleteAuthProxy(scope: WriteScope): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "auth_proxies", []);
}
