// The record of key-encryption keys as a provider has wrapped them, and the id of the deployment to which they are bound.

import { uuidv7 } from "uuidv7";
import { formatWrappedKeys, parseWrappedKeys } from "../custody/wrapped-keys.js";
import type { WrappedKeys } from "../custody/wrapped-keys.js";
import { findSetting } from "./deployment.js";
import type { Store, Transaction } from "./store.js";

const recordSetting = "wrapped_master_keys";
const deploymentSetting = "deployment_id";

/**
 * The record, or undefined where no provider wraps the keys.
 *
 * @throws Error where it cannot be read, or is another deployment's
 */
export async function findWrappedKeys({ database }: Pick<Store, "database">): Promise<WrappedKeys | undefined> {
  const rows = await database
    .selectFrom("deployment")
    .select(["name", "value"])
    .where("name", "in", [recordSetting, deploymentSetting])
    .execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const text = values.get(recordSetting);
  if (text === undefined) return undefined;
  const keys = parseWrappedKeys(text);
  if (keys.deployment === values.get(deploymentSetting)) return keys;
  throw new Error(`the key-encryption keys in the database were wrapped for another deployment, ${keys.deployment}`);
}

/** Writes the record of a deployment that has none yet; the first of several processes does. */
export function insertWrappedKeys(transaction: Transaction, keys: WrappedKeys): Promise<void> {
  return insertOnce(transaction, recordSetting, formatWrappedKeys(keys));
}

/**
 * Puts a record in the place of the one that is there.
 *
 * @param before what is to be there, undefined for none
 * @param after undefined to remove it
 * @throws Error where something else is there by now
 */
export async function replaceWrappedKeys(
  transaction: Transaction,
  before: WrappedKeys | undefined,
  after: WrappedKeys | undefined,
): Promise<void> {
  const { engine, database } = transaction;
  const select = database.selectFrom("deployment").select("value").where("name", "=", recordSetting);
  const row = await engine.forUpdate(select).executeTakeFirst();
  if (row?.value !== (before && formatWrappedKeys(before))) {
    throw new Error("another command has changed the wrapped key-encryption keys meanwhile; try again");
  }
  await database.deleteFrom("deployment").where("name", "=", recordSetting).execute();
  if (after)
    await database
      .insertInto("deployment")
      .values({ name: recordSetting, value: formatWrappedKeys(after) })
      .execute();
}

/** The id of the deployment, which it gets when it is first asked for. */
export async function deploymentId(store: Store): Promise<string> {
  const known = await findSetting(store, deploymentSetting);
  if (known !== undefined) return known;
  await store.write((transaction) => insertOnce(transaction, deploymentSetting, uuidv7()));
  return (await findSetting(store, deploymentSetting)) ?? "";
}

async function insertOnce({ database }: Transaction, name: string, value: string): Promise<void> {
  await database
    .insertInto("deployment")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}
