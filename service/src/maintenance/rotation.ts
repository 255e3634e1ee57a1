// Rotation of the key-encryption key beside services that go on: all of them get the new key before one seals under it,
// then every secret is sealed anew, some at a time. Each step is in the database when it is done, so that a rotation that
// was cut short goes on where it was.

import type { Custody } from "../custody/custody.js";
import { addKey, holdCurrentKey, listKeys, makeCurrent } from "../store/key-encryption-keys.js";
import { insertLogRecord, ofDeployment } from "../store/log-records.js";
import { listProcesses } from "../store/processes.js";
import { checkCovered, coverKeys } from "./recovery.js";
import { countSealed, replaceSealed, sealedSecrets } from "./secrets.js";
import type { Replacement } from "./secrets.js";
import type { Store } from "../store/store.js";
import { keysOfProofs } from "../store/authority/examine.js";
import { newLogRecord } from "../transparency/event.js";
import { useAuthorityKeys } from "./authority-keys.js";
import { nameProcesses, waitForProcesses } from "./processes.js";
import { reproveAll } from "./reproving.js";

// Requests that were under way may leave one more text under the old key each time.
const rounds = 5;

/** How a rotation is carried out. */
export interface RotationParts {
  readonly store: Store;
  /** Holds the new key and the old ones. */
  readonly custody: Custody;
  /** How long processes are waited for that have not read the new key yet, or that may be no more. */
  readonly patienceMilliseconds: number;
}

/**
 * The key that seals in this deployment.
 *
 * @param held ids of the keys of the source, oldest first
 * @throws Error when it is not one of these
 */
export async function currentKey(store: Store, held: readonly string[], source: string): Promise<string> {
  const current = await store.write((transaction) => holdCurrentKey(transaction, held));
  if (current !== undefined && held.includes(current)) return current;
  const key = current === undefined ? "other keys" : `key ${current}`;
  throw new Error(`the secrets of this deployment are sealed under ${key}, which is not in ${source}`);
}

/** Whether something is sealed under another key: an earlier rotation was cut short. */
export async function isUnfinished(store: Store, current: string): Promise<boolean> {
  if ([...(await countSealed(store)).keys()].some((id) => id !== current)) return true;
  return (await keysOfProofs(store)).some((id) => id !== current);
}

/**
 * Makes a key current and seals all secrets under it, once the recovery key restores it, where there is one.
 *
 * @returns how many were sealed anew
 * @throws Error that names a process which lacks the key, before anything is sealed under it; or the first of the secrets
 *   that could not be sealed anew, once all others are
 */
export async function rotateTo(key: string, { store, custody, patienceMilliseconds }: RotationParts): Promise<number> {
  await coverKeys(store, custody);
  await store.write((transaction) => addKey(transaction, key));
  const until = performance.now() + patienceMilliseconds;
  do {
    const lacking = await waitForProcesses(store, ({ keyIds }) => keyIds.includes(key), until);
    if (lacking.length > 0) throw notHeld(key, nameProcesses(lacking));
  } while (!(await makeCurrentIfHeld(store, key)));
  // What they still seal under the old key would take further rounds.
  await waitForProcesses(store, ({ sealsUnder }) => sealsUnder === key, until);
  await custody.sealUnder(key);
  await useAuthorityKeys(store, custody, key);
  // What stands in the way of the one does not keep the other from being done.
  const reproof = await reproveUnderCurrent(store).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  let count = await resealAll(store, custody);
  for (let round = 1; round < rounds && (await isUnfinished(store, key)); round++) {
    count += await resealAll(store, custody);
    if (!reproof) await reproveUnderCurrent(store);
  }
  if (reproof) throw reproof.error;
  return count;
}

/** @throws Error that names the first of the rows that the service has not written as they are, once all others are done */
async function reproveUnderCurrent(store: Store): Promise<void> {
  for (let round = 1; ; round++) {
    const { count, failures } = await reproveAll(store);
    const [cause] = failures;
    if (cause) throw new Error(`${failures.length} of the rows could not be proved anew; ${cause.message}`, { cause });
    if (count === 0 || round === rounds) return;
  }
}

/**
 * Seals all secrets under the current key that are sealed under another. One that does not open keeps no other from being
 * sealed anew.
 *
 * @param custody seals under the current key
 * @returns how many were sealed anew
 * @throws Error that names the first of those that could not be, once all others are
 */
export async function resealAll(store: Store, custody: Custody): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for (const { id, state } of await listKeys(store)) {
    if (state === "current") continue;
    for await (const secrets of sealedSecrets(store, id)) {
      const replacements: Replacement[] = [];
      const resealing = secrets.map(async (secret) => ({ secret, resealed: await custody.reseal(secret) }));
      for (const outcome of await Promise.allSettled(resealing)) {
        if (outcome.status === "rejected") failures.push(outcome.reason);
        else if (outcome.value.resealed !== outcome.value.secret.sealed) replacements.push(outcome.value);
      }
      count += await replaceSealed(store, replacements);
    }
  }
  const [cause] = failures;
  if (failures.length === 0) return count;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new Error(`${failures.length} of the secrets could not be re-sealed, ${count} were; ${reason}`, { cause });
}

/** A process that starts at this very moment is either seen here, or sees the new key. */
async function makeCurrentIfHeld(store: Store, key: string): Promise<boolean> {
  const lacking = Symbol("lacking");
  try {
    await store.write(async (transaction) => {
      // Waits for those who start. Only then it is looked who is there.
      const replaced = (await listKeys(transaction)).find(({ state }) => state === "current")?.id ?? null;
      await makeCurrent(transaction, key);
      const event = { kind: "masterKeyRotation", time: Date.now(), keyId: key, replaced } as const;
      if (replaced !== key) insertLogRecord(transaction.in(ofDeployment), newLogRecord(event));
      await checkCovered(transaction, key);
      const processes = await listProcesses(transaction);
      if (!processes.every(({ keyIds }) => keyIds.includes(key))) throw lacking;
    });
    return true;
  } catch (error) {
    if (error === lacking) return false;
    throw error;
  }
}

function notHeld(key: string, who: string): Error {
  return new Error(
    `${who} lack${who.includes(" and ") ? "" : "s"} the new key ${key}; nothing is sealed under it yet. If the keys ` +
      "come from a file, copy the changed file to every machine; if they come from the environment, append the key " +
      "there and restart the service. Then run `countersign master-key rotate` again; it continues with this key",
  );
}
