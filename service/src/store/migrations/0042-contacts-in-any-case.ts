// Finds e-mail addresses below a parent in whichever case they are written.

import { sql } from "kysely";
import type { Kysely } from "kysely";

export async function addContactsInAnyCase(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createIndex("users_by_lower_email")
    .on("users")
    .expression(sql`parent_id, lower(email), organization_id`)
    .where(sql.ref("parent_id"), "is not", null)
    .execute();
}
