// Signs sessions, by which a client's backend knows that they come from here.

import { hash } from "node:crypto";
import type { DeploymentSigner } from "../../deployment-keys/signer.js";
import type { TokenSigner } from "../../family/token-signer.js";
import { signCompact } from "./compact-jwt.js";

export function createSessionSigner(signer: DeploymentSigner): TokenSigner {
  return {
    // Existing clients verify sessions over a hash of the hash, unlike any other JWT.
    sign: (claims) => signCompact(claims, (signed) => signer.current().sign(hash("sha256", signed, "buffer"))),
  };
}
