// Settings and secrets of the deployment as a whole.

import type { Access, Store, Transaction } from "./store.js";

export async function findSetting({ database }: Pick<Store, "database">, name: string): Promise<string | undefined> {
  const row = await database.selectFrom("deployment").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** @throws WriteConflict when the setting is there already */
export async function insertSetting({ database }: Transaction, name: string, value: string): Promise<void> {
  await database.insertInto("deployment").values({ name, value }).execute();
}

/** Puts a setting in the place of the one that is there, if any. */
export async function putSetting({ database }: Transaction, name: string, value: string): Promise<void> {
  await database
    .insertInto("deployment")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

export async function deleteSetting({ database }: Transaction, name: string): Promise<void> {
  await database.deleteFrom("deployment").where("name", "=", name).execute();
}

/** Writes a row that nobody reads, to see whether a write succeeds. */
export async function writeProbe({ engine, database }: Access): Promise<void> {
  const value = new Date().toISOString();
  await database
    .insertInto("deployment")
    .values({ name: "write_probe", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  await engine.takeRoom(database);
}
