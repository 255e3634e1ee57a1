// Whether votes were signed by the keys that they name, as far as what is kept of them can tell.

import type { User, Vote } from "@countersign/api";
import { WebAuthnStamp } from "@countersign/api/validators";
import { hash } from "node:crypto";
import { readApiKeyStamp } from "./api-key-stamp.js";
import { ApiKeyVerifier } from "./api-key-verifier.js";
import { base64url, fromBase64url } from "./base64url.js";
import { readCoseKey } from "./cose-key.js";
import { readEcdsaSignature } from "./ecdsa-signature.js";
import { p256PublicKey } from "./public-key.js";
import { isSignature } from "./signature.js";

/** `unchecked` where that cannot be told. */
export type Verdict = "valid" | "invalid" | "unchecked";

const webAuthnScheme: string = "SIGNATURE_SCHEME_WEBAUTHN";

/** What of a vote says who has signed what. */
export type SignedVote = Pick<Vote, "publicKey" | "signature" | "message" | "user"> & { readonly scheme: string };

/** Checks signatures, and keeps some keys ready for the next. */
export class SignatureChecker {
  readonly #verifier = new ApiKeyVerifier({ cacheSize: 1000 });

  /** @param vote whose message has the bytes that were signed */
  async check(vote: SignedVote): Promise<Verdict> {
    try {
      if (vote.scheme === webAuthnScheme) return await checkAuthenticator(vote);
      return vote.scheme.startsWith("STAMP_ATTESTED_") ? checkAttested(vote) : await this.#checkApiKey(vote);
    } catch {
      // What cannot be read was not signed.
      return "invalid";
    }
  }

  async #checkApiKey({ publicKey, scheme, signature, user, message }: SignedVote): Promise<Verdict> {
    const header = Buffer.from(JSON.stringify({ publicKey, scheme, signature })).toString("base64url");
    const stamp = readApiKeyStamp(header);
    await this.#verifier.verify(stamp, Buffer.from(message));
    return isOf(user, publicKey) ? "valid" : "unchecked";
  }
}

/** Whether the user had the key at the vote. Keys that an invitation let in were registered by the request itself. */
function isOf({ apiKeys }: User, publicKey: string): boolean {
  return apiKeys.some(({ credential }) => credential.publicKey === publicKey);
}

/** The token that says whose the key was is not kept. */
function checkAttested({ publicKey, signature, message }: SignedVote): Verdict {
  const key = p256PublicKey(publicKey);
  const isRight = key && isSignature("sha256", Buffer.from(message), key, readEcdsaSignature(signature));
  return isRight ? "unchecked" : "invalid";
}

/** Web Authentication §7.2, but for what is known to the organization alone: its origins. */
async function checkAuthenticator({ signature, publicKey, user, message }: SignedVote): Promise<Verdict> {
  const stamp: unknown = JSON.parse(signature);
  if (!WebAuthnStamp.is(stamp) || stamp.credentialId !== publicKey) return "invalid";
  const clientData = fromBase64url(stamp.clientDataJson, "clientDataJson");
  const { type, challenge } = JSON.parse(Buffer.from(clientData).toString()) as Readonly<Record<string, unknown>>;
  if (type !== "webauthn.get" || challenge !== base64url(Buffer.from(hash("sha256", message)))) return "invalid";
  const authenticator = user.authenticators.find(({ credentialId }) => credentialId === publicKey);
  if (!authenticator) return "unchecked";
  const key = readCoseKey(Buffer.from(authenticator.credential.publicKey, "base64url"));
  const signed = Buffer.concat([
    fromBase64url(stamp.authenticatorData, "authenticatorData"),
    hash("sha256", clientData, "buffer"),
  ]);
  return (await key.verifies(signed, fromBase64url(stamp.signature, "signature"))) ? "valid" : "invalid";
}
