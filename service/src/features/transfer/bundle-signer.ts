// The deployment's key that signs bundles of exports and imports, by which clients know that they come from here.

import { createPublicKey, verify } from "node:crypto";
import type { Custody } from "../../custody/custody.js";
import type { BundleSigner } from "../../family/bundle-signer.js";
import { openDeploymentKey } from "../../store/deployment.js";
import type { Store } from "../../store/store.js";

/** Whose secret the key is. */
export const bundleKeyOwner = { organizationId: "deployment", kind: "service", id: "bundle" } as const;
/** Setting of the deployment that holds the key as custody has sealed it. */
export const bundleKeySetting = "bundle_key";
const publicKeySetting = "bundle_public_key";

const version = "v1.0.0";

/**
 * Opens the deployment's key, which is made when there is none.
 *
 * @throws Error when the key that was kept does not sign for its public key
 */
export async function openBundleSigner(store: Store, custody: Custody): Promise<BundleSigner> {
  const { publicKey, use } = await openDeploymentKey(
    store,
    { sealed: bundleKeySetting, publicKey: publicKeySetting },
    () => custody.createTransferKey(bundleKeyOwner),
  );
  const sign = (message: Uint8Array) =>
    use((sealed) => custody.signTransfer({ owner: bundleKeyOwner, sealed }, message));
  await prove(publicKey, sign);
  return {
    publicKey,
    async wrap(data) {
      const bytes = Buffer.from(JSON.stringify(data), "utf8");
      const dataSignature = await sign(bytes);
      return JSON.stringify({ version, data: bytes.toString("hex"), dataSignature, enclaveQuorumPublic: publicKey });
    },
  };
}

/** The two halves lie in the database apart from each other; clients would refuse all that a wrong one signs. */
async function prove(publicKey: string, sign: (message: Uint8Array) => Promise<string>): Promise<void> {
  const message = Buffer.from("bundle key");
  const signature = Buffer.from(await sign(message), "hex");
  if (isSignature(publicKey, message, signature)) return;
  throw new Error(`the settings ${bundleKeySetting} and ${publicKeySetting} of the database do not belong together`);
}

function isSignature(publicKey: string, message: Uint8Array, signature: Uint8Array): boolean {
  const point = Buffer.from(publicKey, "hex");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  try {
    const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x!, y: y! }, format: "jwk" });
    // Clients compare its text with the one in the bundle.
    return /^04[0-9a-f]{128}$/.test(publicKey) && verify("sha256", message, key, signature);
  } catch {
    // Not a point of the curve.
    return false;
  }
}
