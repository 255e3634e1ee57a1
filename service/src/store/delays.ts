// For how long organizations have something wait.

import { insertRow, removeRows } from "./authority/writer.js";
import type { DelaysTable } from "./schema-brakes.js";
import type { Scope, Store, WriteScope } from "./store.js";

/** Changes that wait after their last vote. */
export const delayedChanges = [
  "policies",
  "rootQuorum",
  "rootCredentials",
  "limits",
  "addressBook",
  "keyExport",
  "keyDeletion",
] as const;
export type DelayedChange = (typeof delayedChanges)[number];

/** What waits: activities, for votes, and those that have them. */
export type DelayName = "votes" | DelayedChange;

/** All of an organization. */
export function listDelays({ database, organizationId }: Scope): Promise<DelaysTable[]> {
  return database
    .selectFrom("delays")
    .selectAll()
    .where("organization_id", "=", organizationId)
    .orderBy("name")
    .execute();
}

/** @param seconds undefined for any time */
export async function setDelay(scope: WriteScope, name: DelayName, seconds: number | undefined): Promise<void> {
  scope.changed("settings");
  await removeRows(scope, "delays", [["name", "=", name]]);
  if (seconds !== undefined) await insertRow(scope, "delays", { name, seconds, updated_at: Date.now() });
}

/**
 * Ids of organizations that have something wait for a limited time, in their order.
 *
 * @param after begins behind it
 */
export async function findDelaying(
  { database }: Pick<Store, "database">,
  name: DelayName,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await database
    .selectFrom("delays")
    .select("organization_id")
    .where("name", "=", name)
    .where("organization_id", ">", after)
    .orderBy("organization_id")
    .limit(limit)
    .execute();
  return rows.map(({ organization_id: id }) => id);
}
