// Signs for one-time codes: the keys to which clients encrypt them, and the tokens by which whoever had the right code proves
// it later.

import type { DeploymentSigner } from "../deployment-keys/signer.js";
import { createBundleSigner, type BundleSigner } from "./bundle-signer.js";
import { signCompact, type TokenSigner } from "./token-signer.js";

/** @param issuer of the tokens, which are for itself alone (RFC 7519 §4.1.1, §4.1.3) */
export function createCodeSigner(signer: DeploymentSigner, issuer: string): TokenSigner & BundleSigner {
  return {
    ...createBundleSigner(signer),
    sign: (claims, whose) =>
      signCompact({ iss: issuer, aud: issuer, ...claims }, (signed) => signer.current().sign(signed, whose)),
  };
}
