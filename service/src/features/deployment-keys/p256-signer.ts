// A key of the deployment that signs on P-256: what clients know by its public half to come from here. Custody holds the
// private half.

import type { Custody } from "../../custody/custody.js";
import { isP256Signature } from "../../custody/p256.js";
import { openDeploymentKey } from "../../store/deployment.js";
import type { Store } from "../../store/store.js";

/** Where a key is kept. */
export interface P256KeyPlace {
  /** Whose secret the key is. */
  readonly owner: { readonly organizationId: "deployment"; readonly kind: "service"; readonly id: string };
  /** Setting of the deployment that holds the key as custody has sealed it. */
  readonly sealed: string;
  /** Setting that holds its public half. */
  readonly publicKey: string;
}

export interface P256Signer {
  /** 65 bytes uncompressed in hex. */
  readonly publicKey: string;
  /**
   * ECDSA over SHA-256 of a message, DER in hex.
   *
   * @throws ApiError when custody cannot sign
   */
  readonly sign: (message: Uint8Array) => Promise<string>;
}

/**
 * Opens a key of the deployment, which is made when there is none.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openP256Signer(store: Store, custody: Custody, place: P256KeyPlace): Promise<P256Signer> {
  const { owner } = place;
  const { publicKey, use } = await openDeploymentKey(store, place, () => custody.createTransferKey(owner));
  const sign = (message: Uint8Array) => use((sealed) => custody.signTransfer({ owner, sealed }, message));
  await prove(place, publicKey, sign);
  return { publicKey, sign };
}

/** The two halves lie in the database apart from each other; clients would refuse all that a wrong one signs. */
async function prove(place: P256KeyPlace, publicKey: string, sign: P256Signer["sign"]): Promise<void> {
  const message = Buffer.from(`${place.owner.id} key`);
  const signature = Buffer.from(await sign(message), "hex");
  if (signsFor(publicKey, message, signature)) return;
  throw new Error(`the settings ${place.sealed} and ${place.publicKey} of the database do not belong together`);
}

/**
 * Whether a signature over a message is by the key with this public half, as clients have it.
 *
 * @param publicKey in hex
 * @param signature DER
 */
export function signsFor(publicKey: string, message: Uint8Array, signature: Uint8Array): boolean {
  // Clients compare its text with the one that they know.
  return /^04[0-9a-f]{128}$/.test(publicKey) && isP256Signature(Buffer.from(publicKey, "hex"), message, signature);
}
