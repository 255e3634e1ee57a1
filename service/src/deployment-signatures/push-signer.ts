// Says to push services that messages come from this deployment (VAPID, RFC 8292): by a JWT for each, as RFC 8292 §2 has it.

import type { DeploymentSigner } from "../deployment-keys/signer.js";
import { signCompact } from "./token-signer.js";

/** RFC 8292 §2: at most a day. */
const lifetime = 12 * 60 * 60;

export interface Vapid {
  /** The public key, 65 bytes in base64url: the applicationServerKey of subscriptions. */
  publicKey(): string;
  /** Value of the header Authorization for a message to an origin (RFC 8292 §3). */
  authorization(origin: string): Promise<string>;
}

/** @param contact of the operator, `mailto:` or `https:` (RFC 8292 §2.1) */
export function createPushSigner(signer: DeploymentSigner, contact: string): Vapid {
  const publicKey = () => Buffer.from(signer.current().publicKey, "hex").toString("base64url");
  return {
    publicKey,
    async authorization(origin) {
      const current = signer.current();
      const claims = { aud: origin, exp: Math.floor(Date.now() / 1000) + lifetime, sub: contact };
      const token = await signCompact(claims, (signed) => current.sign(signed));
      return `vapid t=${token}, k=${Buffer.from(current.publicKey, "hex").toString("base64url")}`;
    },
  };
}
