// The end of old key-encryption keys: of those under which nothing is sealed, and which no process seals under.

import { keysOfProofs } from "../store/authority/examine.js";
import { KeyGone } from "../store/conflict.js";
import { deleteKeys, listKeys } from "../store/key-encryption-keys.js";
import { listProcesses } from "../store/processes.js";
import type { LiveProcess } from "../store/processes.js";
import { sealedSecrets } from "./secrets.js";
import type { Store } from "../store/store.js";
import { StoreUnavailable } from "../store/unavailable.js";
import { nameProcesses, waitForProcesses } from "./processes.js";

/**
 * Removes all old keys from the database, which refuses while something is sealed under one of them. From then on nothing
 * can be written that is.
 *
 * @param current id of the key that seals
 * @param patienceMilliseconds how long processes are waited for that may be no more
 * @returns ids of the keys that were removed
 * @throws Error that names a secret which is sealed under such a key, or a process that does not hold the current key
 */
export async function dropOldKeys(store: Store, current: string, patienceMilliseconds: number): Promise<string[]> {
  const old = (await listKeys(store)).filter(({ state }) => state === "old").map(({ id }) => id);
  if (old.length === 0) return [];
  for (const id of old) await checkNothingUnder(store, id);
  await checkProofs(store, old);
  const isReady = ({ keyIds, sealsUnder }: LiveProcess) => keyIds.includes(current) && sealsUnder === current;
  const lacking = await waitForProcesses(store, isReady, performance.now() + patienceMilliseconds);
  if (lacking.length > 0) throw notReady(lacking, current);
  try {
    await store.write(async (transaction) => {
      await deleteKeys(transaction, old);
      const late = (await listProcesses(transaction)).filter((process) => !isReady(process));
      if (late.length > 0) throw notReady(late, current);
    });
  } catch (error) {
    if (!(error instanceof KeyGone || error instanceof StoreUnavailable)) throw error;
    for (const id of old) await checkNothingUnder(store, id);
    throw new Error(
      `requests from before the rotation are still writing secrets sealed under ${old.join(", ")}; try again`,
      { cause: error },
    );
  }
  return old;
}

async function checkNothingUnder(store: Store, id: string): Promise<void> {
  for await (const [secret] of sealedSecrets(store, id)) {
    if (!secret) continue;
    const { kind, id: owner } = secret.owner;
    throw new Error(`${kind} ${owner} is sealed under key ${id}; run \`countersign master-key rotate\` first`);
  }
}

async function checkProofs(store: Store, old: readonly string[]): Promise<void> {
  const left = (await keysOfProofs(store)).find((id) => old.includes(id));
  if (left !== undefined) {
    throw new Error(`rows are proved under key ${left}; run \`countersign master-key rotate\` first`);
  }
}

function notReady(processes: readonly LiveProcess[], current: string): Error {
  return new Error(
    `${nameProcesses(processes)} cannot run without the old keys: the file or environment must contain key ${current}, ` +
      "and changing the environment takes a restart. Nothing was dropped",
  );
}
