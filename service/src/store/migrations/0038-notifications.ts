// Where users are told that requests wait for their votes, and what they have not been told yet.

import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";
import { createTables } from "./create-tables.js";

export async function addNotifications(database: Kysely<unknown>, engine: Engine): Promise<void> {
  await createTables(database, engine, {
    notification_channels: {
      text: ["id", "organization_id", "user_id", "name", "kind", "target"],
      optionalText: ["push_keys", "quiet_hours"],
      integer: ["created_at", "next_at"],
      primaryKey: ["organization_id", "id"],
      index: [["organization_id", "user_id", "id"]],
    },
    vote_calls: {
      text: ["organization_id", "channel_id", "activity_id"],
      integer: ["due_at"],
      primaryKey: ["organization_id", "channel_id", "activity_id"],
      index: [["due_at"]],
      clustered: true,
    },
  });
  await database.schema
    .alterTable("notification_channels")
    .addColumn("authority", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
