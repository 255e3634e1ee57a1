// X-Stamp-Attested: a stamp by a key that is nobody's credential, with a token that says for whom it is: a verification
// token or an OpenID Connect ID token, either bound to the key.

import type { AttestedStampScheme } from "@countersign/api";
import { parseJson } from "@countersign/api/json";
import { AttestedStamp } from "@countersign/api/validators";
import { readEcdsaSignature } from "./ecdsa-signature.js";
import { StampRefused } from "./refusal.js";

/** A stamp as it was sent. Neither its signature nor the token was looked at yet. */
export interface UnverifiedAttestedStamp {
  /** P-256, compressed, in lower-case hex. It need not be a point of the curve. */
  readonly publicKey: string;
  /** As it was sent: ID tokens are bound to this very text. */
  readonly publicKeyText: string;
  readonly scheme: AttestedStampScheme;
  /** The token. */
  readonly attestation: string;
  /** In hex, as it was sent. */
  readonly signature: string;
  /** r and s side by side. */
  readonly signatureBytes: Uint8Array;
}

/** Longer headers are refused unread. Node.js takes 16 KiB for all headers together. */
const maxHeaderLength = 14_336;

/**
 * @param header value of X-Stamp-Attested: base64url of JSON
 * @throws StampRefused where it is malformed
 */
export function readAttestedStamp(header: string): UnverifiedAttestedStamp {
  if (header.length > maxHeaderLength) throw new StampRefused(`X-Stamp-Attested has ${header.length} characters`);
  if (!/^[\w-]+={0,2}$/.test(header)) throw new StampRefused("X-Stamp-Attested is not base64url");
  const stamp = parse(Buffer.from(header, "base64url").toString());
  const publicKey = stamp.publicKey.toLowerCase();
  if (!/^0[23][\da-f]{64}$/.test(publicKey)) throw new StampRefused("publicKey is not a compressed point in hex");
  return {
    publicKey,
    publicKeyText: stamp.publicKey,
    scheme: stamp.scheme,
    attestation: stamp.publicKeyAttestation,
    signature: stamp.signature,
    signatureBytes: readEcdsaSignature(stamp.signature),
  };
}

function parse(text: string): AttestedStamp {
  let stamp: unknown;
  try {
    stamp = parseJson(text);
  } catch (cause) {
    throw new StampRefused("X-Stamp-Attested is not JSON without duplicate members", { cause });
  }
  if (AttestedStamp.is(stamp)) return stamp;
  throw new StampRefused(
    "X-Stamp-Attested must contain exactly publicKeyAttestation, a known scheme, publicKey and signature",
  );
}
