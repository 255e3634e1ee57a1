// The deployment's key for one-time codes: it signs the keys to which clients encrypt them, and the tokens by which
// whoever had the right code proves it later.

import type { Custody } from "../../custody/custody.js";
import type { BundleSigner } from "../../family/bundle-signer.js";
import type { TokenSigner } from "../../family/token-signer.js";
import type { Store } from "../../store/store.js";
import { signCompact } from "./compact-jwt.js";
import { wrapData } from "./envelope.js";
import { openP256Signer } from "./p256-signer.js";
import { codeKey } from "./places.js";

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
    sign: (claims) => signCompact(claims, signer.sign),
  };
}
