// The deployment's key that signs sessions, by which a client's backend knows that they come from here.

import { hash } from "node:crypto";
import type { Custody } from "../../custody/custody.js";
import type { TokenSigner } from "../../family/token-signer.js";
import type { Store } from "../../store/store.js";
import { signCompact } from "./compact-jwt.js";
import { openP256Signer } from "./p256-signer.js";
import { sessionKey } from "./places.js";

/**
 * Opens the deployment's key, which is made when there is none.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openSessionSigner(store: Store, custody: Custody): Promise<TokenSigner> {
  const { publicKey, sign } = await openP256Signer(store, custody, sessionKey);
  return {
    publicKey,
    // Existing clients verify sessions over a hash of the hash, unlike any other JWT.
    sign: (claims) => signCompact(claims, (signed) => sign(hash("sha256", signed, "buffer"))),
  };
}
