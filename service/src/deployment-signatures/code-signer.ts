// Signs for one-time codes: the keys to which clients encrypt them, and the tokens by which whoever had the right code proves
// it later.

import type { DeploymentSigner } from "../deployment-keys/signer.js";
import type { BundleSigner } from "./signs-bundles.js";
import type { TokenSigner } from "./token-signer.js";
import { signCompact } from "./compact-jwt.js";
import { wrapData } from "./envelope.js";

/** @param issuer of the tokens, which are for itself alone (RFC 7519 §4.1.1, §4.1.3) */
export function createCodeSigner(signer: DeploymentSigner, issuer: string): TokenSigner & BundleSigner {
  return {
    wrap: (data, whose) => wrapData(signer.current(), data, whose),
    sign: (claims, whose) =>
      signCompact({ iss: issuer, aud: issuer, ...claims }, (signed) => signer.current().sign(signed, whose)),
  };
}
