// Settings and secrets of the deployment as a whole.

import type { Store, Transaction } from "./store.js";

export async function findSetting({ database }: Pick<Store, "database">, name: string): Promise<string | undefined> {
  const row = await database.selectFrom("deployment").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** @throws WriteConflict when the setting is there already */
export async function insertSetting({ database }: Transaction, name: string, value: string): Promise<void> {
  await database.insertInto("deployment").values({ name, value }).execute();
}

/** Replaces the value of a setting, if it still is what it was. */
export async function replaceSetting(
  { database }: Transaction,
  name: string,
  before: string,
  after: string,
): Promise<void> {
  await database
    .updateTable("deployment")
    .set({ value: after })
    .where("name", "=", name)
    .where("value", "=", before)
    .execute();
}
