// The deployment's key-encryption keys as the database knows them: their ids, and what each is for. The keys themselves are
// never here. Rows with sealed secrets refer to them.

import { databaseTime } from "./clock.js";
import type { KeyEncryptionKeysTable } from "./schema.js";
import type { Store, Transaction } from "./store.js";

export type KeyEncryptionKeyRow = KeyEncryptionKeysTable;

/** All keys, in the order in which they came. */
export function listKeys({ database }: Pick<Store, "database">): Promise<KeyEncryptionKeyRow[]> {
  return database.selectFrom("key_encryption_keys").selectAll().orderBy("created_at").orderBy("id").execute();
}

/** Notes a key that may become current, unless it is known. */
export async function addKey({ engine, database }: Transaction, id: string): Promise<void> {
  await database
    .insertInto("key_encryption_keys")
    .values({ id, state: "added", created_at: databaseTime(engine) })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/**
 * The key that seals. Until the transaction ends, it stays so. Where none has been noted yet, it becomes the newest of the
 * given ones under which something is sealed.
 *
 * @param held ids of keys, oldest first
 * @returns undefined where none was noted and something is sealed under none of the given ones: they are another
 *   deployment's
 * @throws WriteConflict when another process has noted one at the same time
 */
export async function holdCurrentKey(transaction: Transaction, held: readonly string[]): Promise<string | undefined> {
  const { engine, database } = transaction;
  const select = database.selectFrom("key_encryption_keys").select("id").where("state", "=", "current");
  const row = await engine.forShare(select).executeTakeFirst();
  if (row) return row.id;
  const known = (await listKeys(transaction)).map(({ id }) => id);
  const first = known.length === 0 ? held.at(-1) : held.findLast((id) => known.includes(id));
  if (first === undefined) return undefined;
  await addKey(transaction, first);
  // Of two that are first at the same time, the index lets one pass.
  await database.updateTable("key_encryption_keys").set({ state: "current" }).where("id", "=", first).execute();
  return first;
}

/** Makes a key current, and the one that was so an old one. Waits for transactions that hold the current key. */
export async function makeCurrent({ database }: Transaction, id: string): Promise<void> {
  await database.updateTable("key_encryption_keys").set({ state: "old" }).where("state", "=", "current").execute();
  const { numUpdatedRows } = await database
    .updateTable("key_encryption_keys")
    .set({ state: "current" })
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`key-encryption key ${id} is not in the database`);
}

const lockMilliseconds = 5000;

/**
 * Removes old keys. The database refuses where something is sealed under one of them, also by a transaction that is still
 * under way.
 *
 * @throws the database's error
 */
export async function deleteKeys({ engine, database }: Transaction, ids: readonly string[]): Promise<void> {
  // Who seals under them would wait behind this; a few seconds are enough for what is under way to end.
  await engine.limitLockWait(database, lockMilliseconds);
  await database.deleteFrom("key_encryption_keys").where("id", "in", ids).where("state", "=", "old").execute();
}
