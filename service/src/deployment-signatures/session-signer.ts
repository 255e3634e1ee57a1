// Signs sessions, by which a client's backend knows that they come from here.

import { hash } from "node:crypto";
import type { DeploymentSigner } from "../deployment-keys/signer.js";
import { signCompact, type TokenSigner } from "./token-signer.js";

/** @param issuer of the tokens, which name it (RFC 7519 §4.1.1) */
export function createSessionSigner(signer: DeploymentSigner, issuer: string): TokenSigner {
  return {
    // Existing clients verify sessions over a hash of the hash, unlike any other JWT.
    sign: (claims, whose) =>
      signCompact({ iss: issuer, ...claims }, (signed) =>
        signer.current().sign(hash("sha256", signed, "buffer"), whose),
      ),
  };
}
