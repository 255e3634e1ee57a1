// Records of the transparency log wait for their places in a table of their own, which has one short index: each request
// writes one, and many are moved on together.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Engine } from "../engine.js";

export async function addLogWaiting(database: Kysely<unknown>, engine: Engine): Promise<void> {
  const { type, options } = engine.definitions.position;
  let waiting = database.schema.createTable("log_waiting").addColumn("position", type, options);
  const columns = ["organization_id", "activity_id", "event", "salt"];
  for (const column of columns) waiting = waiting.addColumn(column, "text", (text) => text.notNull());
  await waiting.execute();
  const index = database.schema.createIndex("log_waiting_by_activity").on("log_waiting");
  await index.columns(["organization_id", "activity_id"]).execute();
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into log_waiting (${names}) select ${names} from log_records where leaf is null order by position`.execute(
    database,
  );
  await sql`delete from log_records where leaf is null`.execute(database);
  await database.schema.dropIndex("log_records_waiting").execute();
}
