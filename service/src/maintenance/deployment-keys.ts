// The keys by which the deployment signs, each with its two halves apart from each other in the database.

import type { Custody } from "../custody/custody.js";
import { webhookKeyOwner } from "../delivery/signer.js";
import { signsFor } from "../features/deployment-keys/p256-signer.js";
import { p256Keys } from "../features/deployment-keys/places.js";
import { findSetting } from "../store/deployment.js";
import type { KeySettings } from "../store/deployment.js";
import type { Store } from "../store/store.js";
import { currentWebhookKey, nextWebhookKey } from "../store/webhook-keys.js";

interface KeptKey extends KeySettings {
  /**
   * Whether the public half is that of the sealed one.
   *
   * @throws ApiError when the sealed half does not open
   */
  readonly fits: (custody: Custody, sealed: string, publicKey: string) => Promise<boolean>;
}

const keys: readonly KeptKey[] = [
  ...[currentWebhookKey, nextWebhookKey].map((settings): KeptKey => ({
    ...settings,
    fits: async (custody, sealed, publicKey) =>
      (await custody.publicKey({ owner: webhookKeyOwner, sealed }, "CURVE_ED25519")) === publicKey,
  })),
  ...p256Keys.map(({ owner, sealed, publicKey }): KeptKey => {
    const message = Buffer.from(`${owner.id} key`);
    return {
      sealed,
      publicKey,
      async fits(custody, text, half) {
        const signature = await custody.signTransfer({ owner, sealed: text }, message);
        return signsFor(half, message, Buffer.from(signature, "hex"));
      },
    };
  }),
];

/**
 * What is wrong with the halves of the keys, by the name of the setting. A key that was never made, and one that does not
 * open, are none of it.
 */
export async function misfits(store: Store, custody: Custody): Promise<{ setting: string; problem: string }[]> {
  const found: { setting: string; problem: string }[] = [];
  for (const { sealed, publicKey, fits } of keys) {
    const text = await findSetting(store, sealed);
    const half = await findSetting(store, publicKey);
    if (text === undefined && half === undefined) continue;
    if (half === undefined) found.push({ setting: publicKey, problem: `it is gone, and ${sealed} is there` });
    else if (text === undefined) found.push({ setting: sealed, problem: `it is gone, and ${publicKey} is there` });
    else if (!(await fits(custody, text, half).catch(() => true))) {
      found.push({ setting: publicKey, problem: `it is not the public half of ${sealed}` });
    }
  }
  return found;
}
