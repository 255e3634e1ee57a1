// What exports and imports have in common: bundles that the service has signed, and HPKE (RFC 9180) with
// DHKEM(P-256, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM.

import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from "@hpke/core";
import { plainSignature } from "../check/signature.js";
import { baseUrl } from "../session/connection.js";
import { fromHex } from "../session/keys.js";
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
  const signer = await readSignerKey();
  if (envelope("version") !== "v1.0.0" || envelope("enclaveQuorumPublic").toLowerCase() !== signer) {
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

/** Which key signs the bundles of the deployment: 65 bytes in hex. */
async function readSignerKey(): Promise<string> {
  const response = await fetch(`${baseUrl}/public/v1/discovery/signer`, { credentials: "omit", cache: "no-store" });
  const { publicKey } = (await response.json()) as { readonly publicKey?: unknown };
  if (!response.ok || typeof publicKey !== "string") throw new Error(t.export.noSigner);
  return publicKey.toLowerCase();
}

function membersOf(text: string, { otherSigner }: BundleTexts): Members {
  const members = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return (name) => {
    const value = members[name];
    if (typeof value !== "string") throw new Error(otherSigner);
    return value;
  };
}
