// What an export is encrypted to, and how its bundle is opened. The key is made for one export, and WebCrypto never gives
// its private half away.

import { info, readBundle, suite } from "../../secrets/bundle.js";
import { fromHex, toHex } from "../../bytes.js";
import { t } from "../../texts/index.js";

export interface TargetKey {
  /** Uncompressed point, in hex. */
  readonly publicKey: string;
  /** @returns the secret, which the caller zeroes @throws Error where the bundle is not this service's for this key */
  readonly open: (bundle: string) => Promise<Uint8Array>;
}

export async function makeTargetKey(organizationId: string): Promise<TargetKey> {
  const recipientKey = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, false, ["deriveBits"]);
  const point = new Uint8Array(await crypto.subtle.exportKey("raw", recipientKey.publicKey));
  return {
    publicKey: toHex(point),
    async open(bundle) {
      const members = await readBundle(bundle, organizationId, t.export);
      const encapsulated = fromHex(members("encappedPublic"));
      const ciphertext = fromHex(members("ciphertext"));
      try {
        const recipient = await suite.createRecipientContext({ recipientKey, enc: encapsulated, info });
        return new Uint8Array(await recipient.open(ciphertext, new Uint8Array([...encapsulated, ...point])));
      } catch {
        throw new Error(t.export.notForUs);
      }
    },
  };
}
