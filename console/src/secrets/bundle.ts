// What exports and imports have in common: bundles that the service has signed, and HPKE (RFC 9180) with
// DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM.

import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { plainSignature } from "../check/signature.js";
import { fromHex } from "../bytes.js";
import { publishedKeys } from "../session/signing-keys.js";
import { t } from "../texts/index.js";

export const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});

export const info = new TextEncoder().encode("turnkey_hpke");

/** What to say of a bundle that is not the service's, or is for somebody else. */
export interface BundleTexts {
  readonly otherSigner: string;
  readonly notForUs: string;
}

/** Reads a text member of a bundle. */
export type Members = (name: string) => string;

/** The members of a bundle's data. @throws Error where it was not signed by the service, for this organization */
export async function readBundle(bundle: string, organizationId: string, texts: BundleTexts): Promise<Members> {
  const envelope = membersOf(bundle, texts);
  const signers = await publishedKeys("bundles");
  if (signers.length === 0) throw new Error(t.export.noSigner);
  const signer = envelope("enclaveQuorumPublic").toLowerCase();
  if (envelope("version") !== "v1.0.0" || !signers.includes(signer)) {
    throw new Error(texts.otherSigner);
  }
  const data = fromHex(envelope("data"));
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", fromHex(signer), algorithm, false, ["verify"]);
  if (!(await crypto.subtle.verify(algorithm, key, plainSignature(fromHex(envelope("dataSignature"))), data))) {
    throw new Error(texts.otherSigner);
  }
  const members = membersOf(new TextDecoder().decode(data), texts);
  if (members("organizationId") !== organizationId) throw new Error(texts.notForUs);
  return members;
}

function membersOf(text: string, { otherSigner }: BundleTexts): Members {
  const members = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return (name) => {
    const value = members[name];
    if (typeof value !== "string") throw new Error(otherSigner);
    return value;
  };
}
