// Where users are told that requests wait for their votes. Whoever could change a row could have others read what an
// organization decides on, so rows are proved.

import { readChecked } from "./authority/proof.js";
import { insertRow, removeRows } from "./authority/writer.js";
import { databaseTimeIn } from "./clock.js";
import type { NotificationChannelsTable } from "./schema-notifications.js";
import type { Scope, WriteScope } from "./store.js";

export type NotificationChannelRow = NotificationChannelsTable;

/**
 * Those of one user, oldest first.
 *
 * @throws NotProved
 */
export function listNotificationChannels(scope: Scope, userId: string): Promise<readonly NotificationChannelRow[]> {
  const { database, organizationId } = scope;
  return readChecked(scope, "notification_channels", () =>
    database
      .selectFrom("notification_channels")
      .selectAll()
      .where("organization_id", "=", organizationId)
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute(),
  );
}

/** @throws NotProved */
export async function findNotificationChannel(scope: Scope, id: string): Promise<NotificationChannelRow | undefined> {
  const { database, organizationId } = scope;
  const [row] = await readChecked(scope, "notification_channels", () =>
    database
      .selectFrom("notification_channels")
      .selectAll()
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute(),
  );
  return row;
}

export async function countNotificationChannels({ database, organizationId }: Scope): Promise<number> {
  const row = await database
    .selectFrom("notification_channels")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("organization_id", "=", organizationId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export async function insertNotificationChannel(
  scope: WriteScope,
  channel: Omit<NotificationChannelRow, "organization_id" | "created_at" | "next_at">,
): Promise<void> {
  // More than are allowed would else be made at once.
  scope.changed("holdings");
  await insertRow(scope, "notification_channels", { ...channel, created_at: Date.now(), next_at: 0 });
}

/** Ends a channel, with what its user has not been told. */
export async function deleteNotificationChannel(scope: WriteScope, id: string): Promise<void> {
  scope.changed("holdings");
  await removeRows(scope, "notification_channels", [["id", "=", id]]);
  await scope.database
    .deleteFrom("vote_calls")
    .where("organization_id", "=", scope.organizationId)
    .where("channel_id", "=", id)
    .execute();
}

/** Has a channel say nothing for a time. */
export async function restNotificationChannel(
  { engine, database, organizationId }: WriteScope,
  id: string,
  milliseconds: number,
): Promise<void> {
  await database
    .updateTable("notification_channels")
    .set({ next_at: databaseTimeIn(engine, milliseconds) })
    .where("organization_id", "=", organizationId)
    .where("id", "=", id)
    .execute();
}
