// Settings and secrets of the deployment as a whole.

import { sql } from "kysely";
import type { Kysely } from "kysely";
import { WriteConflict } from "./conflict.js";
import type { Database } from "./schema.js";
import type { Access, Store, Transaction } from "./store.js";

export async function findSetting({ database }: Pick<Store, "database">, name: string): Promise<string | undefined> {
  const row = await database.selectFrom("deployment").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value;
}

/** @throws WriteConflict when the setting is there already */
export async function insertSetting({ database }: Transaction, name: string, value: string): Promise<void> {
  await database.insertInto("deployment").values({ name, value }).execute();
}

/** A key of the deployment as it is kept. */
export interface KeptKey {
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

/** A key of the deployment. */
export interface DeploymentKey {
  /** In hex. */
  readonly publicKey: string;
  /**
   * Does something with the sealed text. A rotation may have sealed the key anew, and the key-encryption key that opens
   * the text that is known be gone: what fails is tried once more with what the settings hold by then.
   */
  readonly use: <Result>(work: (sealed: string) => Promise<Result>) => Promise<Result>;
}

/**
 * Finds a key of the deployment, or makes and keeps it: one for all processes, whichever comes first.
 *
 * @param make draws a key
 */
export async function openDeploymentKey(
  store: Store,
  names: KeySettings,
  make: () => Promise<KeptKey>,
): Promise<DeploymentKey> {
  const { sealed, publicKey } = (await findKey(store, names)) ?? (await makeKey(store, names, make));
  let known = sealed;
  return {
    publicKey,
    async use(work) {
      try {
        return await work(known);
      } catch (error) {
        const current = await findSetting(store, names.sealed);
        if (current === undefined || current === known) throw error;
        known = current;
        return work(current);
      }
    },
  };
}

async function makeKey(store: Store, names: KeySettings, make: () => Promise<KeptKey>): Promise<KeptKey> {
  const key = await make();
  try {
    await store.write(async (transaction) => {
      await insertSetting(transaction, names.sealed, key.sealed);
      await insertSetting(transaction, names.publicKey, key.publicKey);
    });
    return key;
  } catch (error) {
    // Another process of the same deployment was faster.
    const others = error instanceof WriteConflict ? await findKey(store, names) : undefined;
    if (!others) throw error;
    return others;
  }
}

async function findKey(store: Store, names: KeySettings): Promise<KeptKey | undefined> {
  const sealed = await findSetting(store, names.sealed);
  const publicKey = await findSetting(store, names.publicKey);
  return sealed === undefined || publicKey === undefined ? undefined : { sealed, publicKey };
}

/** Writes a row that nobody reads, to see whether a write succeeds. */
export async function writeProbe({ dialect, database }: Access): Promise<void> {
  const value = new Date().toISOString();
  await database
    .insertInto("deployment")
    .values({ name: "write_probe", value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  if (dialect === "postgres") await fillDisk(database);
}

/**
 * Takes some room on PostgreSQL's disk for the length of a statement. A row finds room in pages that are there already,
 * long after a disk is full; what does not fit into memory is sorted in a new file.
 */
async function fillDisk(database: Kysely<Database>): Promise<void> {
  await sql`select set_config('work_mem', '64kB', true)`.execute(database);
  await sql`
    select count(*) from (
      select md5(number::text) as text from generate_series(1, 2000) as number order by text offset 0
    ) as sorted`.execute(database);
}
