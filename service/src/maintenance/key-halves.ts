// The keys by which the deployment signs, each with its two halves apart from each other in the database.

import type { Custody } from "../custody/custody.js";
import { keyPlaces, signsFor } from "../deployment-keys/places.js";
import type { KeyPlace } from "../deployment-keys/places.js";
import { findSetting } from "../store/deployment.js";
import { currentKey, nextKey } from "../store/signing-keys.js";
import type { KeySettings } from "../store/signing-keys.js";
import type { Store } from "../store/store.js";

/**
 * What is wrong with the halves of the keys, by the name of the setting. A key that was never made, and one that does not
 * open, are none of it.
 */
export async function misfits(store: Store, custody: Custody): Promise<{ setting: string; problem: string }[]> {
  const found: { setting: string; problem: string }[] = [];
  const keys = keyPlaces.flatMap((place) => [
    { place, settings: currentKey(place.name) },
    { place, settings: nextKey(place.name) },
  ]);
  for (const { place, settings } of keys) {
    const misfit = await misfitOf(store, custody, place, settings);
    if (misfit) found.push(misfit);
  }
  return found;
}

async function misfitOf(
  store: Store,
  custody: Custody,
  place: KeyPlace,
  { sealed, publicKey }: KeySettings,
): Promise<{ setting: string; problem: string } | undefined> {
  const text = await findSetting(store, sealed);
  const half = await findSetting(store, publicKey);
  if (text === undefined && half === undefined) return undefined;
  if (half === undefined) return { setting: publicKey, problem: `it is gone, and ${sealed} is there` };
  if (text === undefined) return { setting: sealed, problem: `it is gone, and ${publicKey} is there` };
  const isWhole = await signsFor(place, half, (message) => place.sign(custody, text, message)).catch(() => undefined);
  if (isWhole !== false) return undefined;
  return { setting: publicKey, problem: `it is not the public half of ${sealed}` };
}
