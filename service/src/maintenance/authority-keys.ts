// The keys that prove the rows of organizations, from custody to the store.

import type { Custody } from "../custody/custody.js";
import type { Store } from "../store/store.js";
import { deploymentId } from "../store/wrapped-keys.js";

/** @param current id of the key-encryption key that seals */
export async function useAuthorityKeys(store: Store, custody: Custody, current: string): Promise<void> {
  store.authority.use(await deploymentId(store), await custody.authorityKeys(), current);
}
