// The recovery key while key-encryption keys come and go: its shares restore each before anything is sealed under it.

import type { Custody } from "../custody/custody.js";
import { findRecovery, recoveryOwner, replaceRecord } from "../store/recovery.js";
import type { Store, Transaction } from "../store/store.js";

/**
 * Encrypts all keys that custody holds to the recovery key, where there is one.
 *
 * @throws Error where its record was changed by others
 */
export async function coverKeys(store: Store, custody: Custody): Promise<void> {
  const kept = await findRecovery(store);
  if (!kept) return;
  const covered = await custody.coverRecovery({ owner: recoveryOwner, sealed: kept.sealed }, kept.record);
  await store.write((transaction) => replaceRecord(transaction, kept.record, covered));
}

/** @throws Error where there is a recovery key, and its shares do not restore a key */
export async function checkCovered(transaction: Transaction, key: string): Promise<void> {
  const kept = await findRecovery(transaction);
  if (!kept || kept.record.keys.some(({ id }) => id === key)) return;
  throw new Error(`the shares of the recovery key do not restore key ${key}; try again`);
}

/** Has the shares restore no keys but those. */
export async function uncoverOthers(store: Store, ids: readonly string[]): Promise<void> {
  const kept = await findRecovery(store);
  const keys = kept?.record.keys.filter(({ id }) => ids.includes(id));
  if (!kept || !keys || keys.length === kept.record.keys.length) return;
  await store.write((transaction) => replaceRecord(transaction, kept.record, { ...kept.record, keys }));
}

/**
 * What there is, for the operator.
 *
 * @param ids of the keys that the deployment has
 */
export async function describeRecovery(store: Store, ids: readonly string[]): Promise<string> {
  try {
    const kept = await findRecovery(store);
    if (!kept) return "no recovery key; `countersign master-key recovery create` makes one";
    const { set, shares, threshold, keys } = kept.record;
    const lacking = ids.filter((id) => !keys.some((key) => key.id === id));
    const key = `recovery key of set ${set}, ${threshold} of ${shares} shares`;
    return lacking.length === 0
      ? `${key}, restores all keys`
      : `${key}, does not restore ${lacking.join(", ")}: run \`countersign master-key rotate\``;
  } catch (error) {
    return `recovery key damaged: ${error instanceof Error ? error.message : String(error)}`;
  }
}
