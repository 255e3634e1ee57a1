// Rotation of the key-encryption key: every secret is sealed anew under the current key, then older keys can go.

import type { Custody } from "../custody/custody.js";
import { dropOldMasterKeys, listMasterKeys } from "../custody/master-key-file.js";
import { masterKeyIdOf } from "../custody/seal.js";
import { replaceSealed, sealedSecrets } from "../store/secrets.js";
import type { Store } from "../store/store.js";

/**
 * Seals all secrets under the current key-encryption key. It can be interrupted and run again.
 *
 * @returns how many were sealed anew
 */
export async function resealAll(store: Store, custody: Custody): Promise<number> {
  let count = 0;
  for await (const secret of sealedSecrets(store)) {
    const resealed = await custody.reseal(secret);
    if (resealed === secret.sealed) continue;
    await replaceSealed(store, secret, resealed);
    count++;
  }
  return count;
}

/**
 * Removes the older keys from the file.
 *
 * @returns ids of the removed keys
 * @throws Error when something is still sealed under one of them; nothing is removed then
 */
export async function dropUnusedKeys(store: Store, masterKeyFile: string): Promise<string[]> {
  const current = listMasterKeys(masterKeyFile).at(-1);
  for await (const { sealed, owner } of sealedSecrets(store)) {
    const id = masterKeyIdOf(sealed);
    if (id !== current) {
      throw new Error(`${owner.kind} ${owner.id} is sealed under key ${id}; run \`countersign master-key rotate\` first`);
    }
  }
  return dropOldMasterKeys(masterKeyFile);
}
