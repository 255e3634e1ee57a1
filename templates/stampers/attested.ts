// Stamps with a key that is nobody's credential, by a token that is bound to it.

import { base64url, fromBase64url, utf8 } from "../runtime/encoding.js";
import type { Stamper } from "../runtime/stamper.js";

/** What says whose an attested stamp is. */
export interface Attestation {
  /** How the service reads the token: the name of a scheme. */
  readonly scheme: string;
  /** The token, bound to the public key of the stamps. */
  readonly token: string;
}

/**
 * Sends the header `X-Stamp-Attested`: what an API key's stamper says of key and signature, with a token.
 *
 * @param stamper of the key to which the token is bound, on P-256
 */
export function attestedStamper(stamper: Stamper, { scheme, token }: Attestation): Stamper {
  return {
    async stamp(body, context) {
      const { value } = await stamper.stamp(body, context);
      const stamp: unknown = JSON.parse(new TextDecoder().decode(fromBase64url(value)));
      const { publicKey, signature } = stamp as { readonly publicKey: string; readonly signature: string };
      const attested = { publicKeyAttestation: token, scheme, publicKey, signature };
      return { name: "X-Stamp-Attested", value: base64url(utf8(JSON.stringify(attested))) };
    },
  };
}
