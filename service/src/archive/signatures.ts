// Whether the votes on an archived activity were signed by the keys that they name, as far as the archive alone can tell.

import type { User, Vote } from "@countersign/api";
import { WebAuthnStamp } from "@countersign/api/validators";
import { hash } from "node:crypto";
import { readApiKeyStamp } from "../auth/api-key-stamp.js";
import { ApiKeyVerifier } from "../auth/api-key-verifier.js";
import { base64url, fromBase64url } from "../auth/base64url.js";
import { readCoseKey } from "../auth/cose-key.js";

/** `unchecked` where that cannot be told. */
export type Verdict = "valid" | "invalid" | "unchecked";

const webAuthnScheme: string = "SIGNATURE_SCHEME_WEBAUTHN";

/** Checks signatures, and keeps some keys ready for the next. */
export class SignatureChecker {
  readonly #verifier = new ApiKeyVerifier({ cacheSize: 1000 });

  /** @param vote whose message has the bytes that were signed */
  async check(vote: Vote): Promise<Verdict> {
    try {
      return vote.scheme === webAuthnScheme ? await checkAuthenticator(vote) : await this.#checkApiKey(vote);
    } catch {
      // What cannot be read was not signed.
      return "invalid";
    }
  }

  async #checkApiKey({ publicKey, scheme, signature, user, message }: Vote): Promise<Verdict> {
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

/** Web Authentication §7.2, but for what is known to the organization alone: its origins. */
async function checkAuthenticator({ signature, publicKey, user, message }: Vote): Promise<Verdict> {
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
