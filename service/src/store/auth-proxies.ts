// The auth proxies of organizations: one each at most.

import type { AuthProxiesTable } from "./schema.js";
import type { Scope, Store, WriteScope } from "./store.js";

export type AuthProxyRow = AuthProxiesTable;

/** The organization's, if it has one. */
export function findAuthProxy({ database, organizationId }: Scope): Promise<AuthProxyRow | undefined> {
  return database
    .selectFrom("auth_proxies")
    .select(["id", "organization_id", "user_id", "public_key", "sealed", "settings", "created_at", "updated_at"])
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
  { database, organizationId, changed }: WriteScope,
  proxy: Omit<AuthProxyRow, "organization_id" | "created_at" | "updated_at">,
): Promise<void> {
  changed("settings");
  const now = Date.now();
  await database
    .insertInto("auth_proxies")
    .values({ ...proxy, organization_id: organizationId, created_at: now, updated_at: now })
    .execute();
}

/** @param settings JSON text */
export async function updateAuthProxy(
  { database, organizationId, changed }: WriteScope,
  settings: string,
): Promise<void> {
  changed("settings");
  await database
    .updateTable("auth_proxies")
    .set({ settings, updated_at: Date.now() })
    .where("organization_id", "=", organizationId)
    .execute();
}

export async function deleteAuthProxy({ database, organizationId, changed }: WriteScope): Promise<void> {
  changed("settings");
  await database.deleteFrom("auth_proxies").where("organization_id", "=", organizationId).execute();
}
