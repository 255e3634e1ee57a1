// What the tables of things on their way out have in common: webhook events and messages.

import type { Database } from "./schema.js";
import type { Store } from "./store.js";

export type OutgoingTable = "outbox" | "messages";

type Status = Database[OutgoingTable]["status"];

const counted = 10_000;

/** How many rows wait and have failed, for the metrics. Beyond 10,000 of either are not counted. */
export async function countUndelivered(
  { database }: Pick<Store, "database">,
  table: OutgoingTable,
): Promise<Record<Status, number>> {
  const count = async (status: Status): Promise<number> => {
    const some = database.selectFrom(table).select("status").where("status", "=", status).limit(counted);
    const row = await database
      .selectFrom(some.as("some"))
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  return { waiting: await count("waiting"), failed: await count("failed") };
}
