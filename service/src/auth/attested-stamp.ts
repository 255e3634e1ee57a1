// X-Stamp-Attested: a stamp by a key that is nobody's credential, with a token that says for whom it is: a verification
// token or an OpenID Connect ID token, either bound to the key.

import { parseJson } from "@countersign/api/json";
import { readEcdsaSignature } from "./ecdsa-signature.js";
import { StampRefused } from "./refusal.js";

/** A stamp as it was sent. Neither its signature nor the token was looked at yet. */
export interface UnverifiedAttestedStamp {
  /** P-256, compressed, in lower-case hex. It need not be a point of the curve. */
  readonly publicKey: string;
  /** As it was sent: ID tokens are bound to this very text. */
  readonly publicKeyText: string;
  readonly scheme: AttestedScheme;
  /** The token. */
  readonly attestation: string;
  /** In hex, as it was sent. */
  readonly signature: string;
  /** r and s side by side. */
  readonly signatureBytes: Uint8Array;
}

const schemes = ["STAMP_ATTESTED_SCHEME_P256_VERIFICATION_TOKEN", "STAMP_ATTESTED_SCHEME_P256_OIDC"] as const;
export type AttestedScheme = (typeof schemes)[number];

/** Longer headers are refused unread. Node.js takes 16 KiB for all headers together. */
const maxHeaderLength = 14_336;
const members = ["publicKeyAttestation", "scheme", "publicKey", "signature"] as const;

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
  const scheme = schemes.find((each) => each === stamp.scheme);
  if (!scheme) throw new StampRefused("scheme of X-Stamp-Attested is unknown");
  return {
    publicKey,
    publicKeyText: stamp.publicKey,
    scheme,
    attestation: stamp.publicKeyAttestation,
    signature: stamp.signature,
    signatureBytes: readEcdsaSignature(stamp.signature),
  };
}

function parse(text: string): Readonly<Record<(typeof members)[number], string>> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (cause) {
    throw new StampRefused("X-Stamp-Attested is not JSON in which each member is there once", { cause });
  }
  if (typeof value === "object" && value !== null) {
    const stamp = value as Readonly<Record<string, unknown>>;
    const areTexts = members.every((name) => Object.hasOwn(stamp, name) && typeof stamp[name] === "string");
    if (areTexts && Object.keys(stamp).length === members.length) return stamp as never;
  }
  throw new StampRefused(`X-Stamp-Attested does not hold ${members.join(", ")} alone`);
}
