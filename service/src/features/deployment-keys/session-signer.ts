// The deployment's key that signs sessions, by which a client's backend knows that they come from here.

import { hash } from "node:crypto";
import { readEcdsaSignature } from "../../auth/ecdsa-signature.js";
import type { Custody } from "../../custody/custody.js";
import type { TokenSigner } from "../../family/token-signer.js";
import type { Store } from "../../store/store.js";
import { encodePart } from "./compact-jwt.js";
import { openP256Signer } from "./p256-signer.js";
import { sessionKey } from "./places.js";

const header = encodePart({ alg: "ES256", typ: "JWT" });

/**
 * Opens the deployment's key, which is made when there is none.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openSessionSigner(store: Store, custody: Custody): Promise<TokenSigner> {
  const { publicKey, sign } = await openP256Signer(store, custody, sessionKey);
  return {
    publicKey,
    async sign(claims) {
      const signed = `${header}.${encodePart(claims)}`;
      // Existing clients verify sessions over a hash of the hash, unlike any other JWT.
      const signature = await sign(hash("sha256", signed, "buffer"));
      return `${signed}.${Buffer.from(readEcdsaSignature(signature)).toString("base64url")}`;
    },
  };
}
