// Whether a vote was signed by the key that it names, over the body that it names: checked here, by WebCrypto and by a
// library for the curves that WebCrypto has not.

import type { Vote } from "@countersign/api";
import { fromBase64url, fromHex, sha256, toHex } from "../bytes.js";

/** `unchecked` where this browser cannot tell. */
export type Verdict = "valid" | "invalid" | "unchecked";

/** @param body the exact body that was signed */
export async function checkSignature(vote: Vote, body: string): Promise<Verdict> {
  const bytes = new TextEncoder().encode(body);
  try {
    switch (vote.scheme as string) {
      case "SIGNATURE_SCHEME_TK_API_P256":
      case "SIGNATURE_SCHEME_API_KEY_P256":
        return verdict(await verifyP256(vote.publicKey, fromHex(vote.signature), bytes));
      case "SIGNATURE_SCHEME_TK_API_ED25519":
      case "SIGNATURE_SCHEME_API_KEY_ED25519": {
        const { ed25519 } = await import("@noble/curves/ed25519.js");
        return verdict(ed25519.verify(fromHex(vote.signature), bytes, fromHex(vote.publicKey)));
      }
      case "SIGNATURE_SCHEME_TK_API_SECP256K1":
      case "SIGNATURE_SCHEME_API_KEY_SECP256K1": {
        const { secp256k1 } = await import("@noble/curves/secp256k1.js");
        const options = { format: "der", lowS: false } as const;
        return verdict(secp256k1.verify(fromHex(vote.signature), bytes, fromHex(vote.publicKey), options));
      }
      case "SIGNATURE_SCHEME_WEBAUTHN":
        return await checkAssertion(vote, bytes);
      default:
        return "unchecked";
    }
  } catch {
    // What cannot be read was not signed.
    return "invalid";
  }
}

function verdict(isValid: boolean): Verdict {
  return isValid ? "valid" : "invalid";
}

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

async function verifyP256(
  publicKey: string,
  der: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return crypto.subtle.verify(algorithm, await importPoint(publicKey), plainSignature(der), bytes);
}

/** Browsers differ in whether they take compressed points. */
async function importPoint(publicKey: string): Promise<CryptoKey> {
  const { p256 } = await import("@noble/curves/nist.js");
  const point = new Uint8Array(p256.Point.fromHex(publicKey).toBytes(false));
  return crypto.subtle.importKey("raw", point, algorithm, false, ["verify"]);
}

/** r and s, 32 bytes each, of a signature in DER (SEC 1, C.5). @throws TypeError where it is none */
export function plainSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
  const plain = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const digits = der.subarray(at + 2, at + 2 + length);
    const from = digits.findIndex((byte) => byte !== 0);
    const significant = from < 0 ? digits.subarray(0, 0) : digits.subarray(from);
    if (der[at] !== 2 || digits.length !== length || significant.length > 32) throw new TypeError("not a signature");
    plain.set(significant, end - significant.length);
    at += 2 + length;
  }
  if (der[0] !== 0x30 || at !== der.length || der[1] !== der.length - 2) throw new TypeError("not a signature");
  return plain;
}

interface Assertion {
  readonly authenticatorData: string;
  readonly clientDataJson: string;
  readonly credentialId: string;
  readonly signature: string;
}

/** A passkey's (Web Authentication, §7.2): of P-256 keys, whose public half is in the user's record. */
async function checkAssertion({ signature, publicKey, user }: Vote, bytes: Uint8Array<ArrayBuffer>): Promise<Verdict> {
  const assertion = JSON.parse(signature) as Assertion;
  if (assertion.credentialId !== publicKey) return "invalid";
  const clientData = fromBase64url(assertion.clientDataJson);
  const { type, challenge } = JSON.parse(new TextDecoder().decode(clientData)) as Readonly<Record<string, string>>;
  const expected = await sha256(bytes);
  if (type !== "webauthn.get" || new TextDecoder().decode(fromBase64url(challenge ?? "")) !== expected)
    return "invalid";
  const authenticator = user.authenticators.find(({ credentialId }) => credentialId === publicKey);
  const point = authenticator && coordinates(fromBase64url(authenticator.credential.publicKey));
  if (!point) return "unchecked";
  const key = await crypto.subtle.importKey("raw", point, algorithm, false, ["verify"]);
  const digest = fromHex(await sha256(clientData));
  const data = fromBase64url(assertion.authenticatorData);
  const signed = new Uint8Array([...data, ...digest]);
  return verdict(
    await crypto.subtle.verify(algorithm, key, plainSignature(fromBase64url(assertion.signature)), signed),
  );
}

/** The point of a COSE key on P-256 (RFC 9053 §7.1); undefined for a key of another kind. */
function coordinates(cose: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const digits = toHex(cose);
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in the order in which authenticators write it (CTAP 2, §6).
  const found = /^a5010203262001215820([\da-f]{64})225820([\da-f]{64})$/.exec(digits);
  return found ? fromHex(`04${found[1]}${found[2]}`) : undefined;
}
