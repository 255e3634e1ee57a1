// Rotation of the key-encryption key: every secret is sealed anew under the current key, then older keys can go.

import type { Custody } from "../custody/custody.js";
import { masterKeyIdOf } from "../custody/seal.js";
import type { Store } from "../store/store.js";
import { replaceSealed, sealedSecrets } from "./secrets.js";

/**
 * Seals all secrets under the current key-encryption key. It can be interrupted and run again: what is sealed under it
 * already is left as it is. One that does not open keeps no other from being sealed anew.
 *
 * @returns how many were sealed anew
 * @throws Error that names the first of those that could not be, once all others are
 */
export async function resealAll(store: Store, custody: Custody): Promise<number> {
  let count = 0;
  const failures: unknown[] = [];
  for await (const secrets of sealedSecrets(store)) {
    // Side by side, so that they are committed together.
    const resealed = secrets.map(async (secret) => {
      const sealed = await custody.reseal(secret);
      if (sealed === secret.sealed) return;
      if (await replaceSealed(store, secret, sealed)) count++;
    });
    for (const outcome of await Promise.allSettled(resealed)) {
      if (outcome.status === "rejected") failures.push(outcome.reason);
    }
  }
  const [cause] = failures;
  if (failures.length === 0) return count;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new Error(`${failures.length} of the secrets could not be sealed anew, ${count} were; ${reason}`, { cause });
}

/**
 * Makes sure that nothing is sealed under another key than the current one.
 *
 * @param current id of the current key
 * @throws Error that names a secret which is
 */
export async function checkAllUnder(store: Store, current: string): Promise<void> {
  for await (const secrets of sealedSecrets(store)) {
    for (const { sealed, owner } of secrets) {
      const id = masterKeyIdOf(sealed);
      if (id === current) continue;
      throw new Error(
        `${owner.kind} ${owner.id} is sealed under key ${id}; run \`countersign master-key rotate\` first`,
      );
    }
  }
}
