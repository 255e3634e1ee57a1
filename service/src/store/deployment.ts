// Settings and secrets of the deployment as a whole.

import { WriteConflict } from "./conflict.js";
import type { Store, Transaction } from "./store.js";

export async function findSetting({ database }: Pick<Store, "database">, name: string): Promise<string | undefined> {
  const row = await database.selectFrom("deployment").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** @throws WriteConflict when the setting is there already */
export async function insertSetting({ database }: Transaction, name: string, value: string): Promise<void> {
  await database.insertInto("deployment").values({ name, value }).execute();
}

/** A key of the deployment. */
export interface DeploymentKey {
  /** As custody has sealed it. */
  readonly sealed: string;
  /** In hex. */
  readonly publicKey: string;
}

/** Names of the settings that hold the two halves of a key. */
export interface KeySettings {
  readonly sealed: string;
  readonly publicKey: string;
}

/** Finds a key of the deployment, or makes and keeps it: one for all processes, whichever comes first. */
export async function findOrMakeKey(
  store: Store,
  names: KeySettings,
  make: () => Promise<DeploymentKey>,
): Promise<DeploymentKey> {
  const known = await findKey(store, names);
  if (known) return known;
  const key = await make();
  try {
    await store.write(async (transaction) => {
      await insertSetting(transaction, names.sealed, key.sealed);
      await insertSetting(transaction, names.publicKey, key.publicKey);
    });
    return key;
  } catch (error) {
    const others = error instanceof WriteConflict ? await findKey(store, names) : undefined;
    if (!others) throw error;
    return others;
  }
}

async function findKey(store: Store, names: KeySettings): Promise<DeploymentKey | undefined> {
  const sealed = await findSetting(store, names.sealed);
  const publicKey = await findSetting(store, names.publicKey);
  return sealed === undefined || publicKey === undefined ? undefined : { sealed, publicKey };
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
