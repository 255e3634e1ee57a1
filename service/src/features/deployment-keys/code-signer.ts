// The deployment's key for one-time codes: it signs the keys to which clients encrypt them, and the tokens by which
// whoever had the right code proves it later.

import { readEcdsaSignature } from "../../auth/ecdsa-signature.js";
import type { Custody } from "../../custody/custody.js";
import type { BundleSigner } from "../../family/bundle-signer.js";
import type { TokenSigner } from "../../family/token-signer.js";
import type { Store } from "../../store/store.js";
import { encodePart } from "./compact-jwt.js";
import { wrapData } from "./envelope.js";
import { openP256Signer } from "./p256-signer.js";
import { codeKey } from "./places.js";

const header = encodePart({ typ: "JWT", alg: "ES256" });

/**
 * Opens the deployment's key, which is made when there is none.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openCodeSigner(store: Store, custody: Custody): Promise<TokenSigner & BundleSigner> {
  const signer = await openP256Signer(store, custody, codeKey);
  return {
    publicKey: signer.publicKey,
    wrap: (data) => wrapData(signer, data),
    async sign(claims) {
      const signed = `${header}.${encodePart(claims)}`;
      const signature = readEcdsaSignature(await signer.sign(Buffer.from(signed, "ascii")));
      return `${signed}.${Buffer.from(signature).toString("base64url")}`;
    },
  };
}
