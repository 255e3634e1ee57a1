// Encrypts what is imported to the key that the service has made for it.

import { fromHex, toHex } from "../bytes.js";
import { t } from "../texts/index.js";
import { info, readBundle, suite } from "./bundle.js";

/**
 * @param bundle of the start of an import
 * @param secret which is zeroed
 * @returns the encrypted bundle
 * @throws Error where the bundle is not this service's, for this user
 */
export async function sealToTarget(
  bundle: string,
  secret: Uint8Array<ArrayBuffer>,
  { organizationId, userId }: { readonly organizationId: string; readonly userId: string },
): Promise<string> {
  try {
    const members = await readBundle(bundle, organizationId, t.import);
    if (members("userId") !== userId) throw new Error(t.import.notForUs);
    const target = fromHex(members("targetPublic"));
    const recipientPublicKey = await suite.kem.deserializePublicKey(target);
    const sender = await suite.createSenderContext({ recipientPublicKey, info });
    const encapsulated = new Uint8Array(sender.enc);
    const ciphertext = await sender.seal(secret, Uint8Array.of(...encapsulated, ...target));
    return JSON.stringify({ encappedPublic: toHex(encapsulated), ciphertext: toHex(new Uint8Array(ciphertext)) });
  } finally {
    secret.fill(0);
  }
}
