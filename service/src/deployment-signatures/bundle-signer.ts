// Signs bundles of exports and imports, by which clients know that they come from here.

import type { DeploymentSigner } from "../deployment-keys/signer.js";
import type { BundleSigner } from "./signs-bundles.js";
import { wrapData } from "./envelope.js";

export function createBundleSigner(signer: DeploymentSigner): BundleSigner {
  return { wrap: (data, whose) => wrapData(signer.current(), data, whose) };
}
